import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, paged, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import type { StoreAnswer } from '../../plugins/idempotency';
import { fold } from '../../lib/fold';
import { checkRecipient } from '../../lib/contact';
import type { UserAddress, UserAddressBody, UserAddressQuery } from './addresses.schema';
import type { AddressService } from './addresses.service';
import type { UserAddressesTable } from './addresses.tables';
import { createUserAddressRepository, type UserAddressValues } from './user-addresses.repository';

export const MAX_ADDRESSES = 50;
const PAGE_SIZE = 10;

export interface UserAddressDependencies {
  db: Db;
  clock: Clock;
  addresses: AddressService;
}

export type UserAddressService = ReturnType<typeof createUserAddressService>;

/** The addresses that customers keep. Anyone who has any has exactly one default. */
export function createUserAddressService({ db, clock, addresses }: UserAddressDependencies) {
  const saved = createUserAddressRepository(db);

  return {
    /** The default first, then by age. They are few, so they are searched here, by folded words. */
    async search(userId: string, { page, pageSize, limit, search, order }: UserAddressQuery) {
      const size = pageSize || limit || PAGE_SIZE;
      const words = fold(search).split(' ');
      const direction = order === 'ASC' ? 1 : -1;
      const found = (await saved.list(userId))
        .filter((row) => words.every((word) => fold(wordsOf(row)).includes(word)))
        .sort(
          (a, b) =>
            Number(b.isDefault) - Number(a.isDefault) ||
            direction * (a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)),
        );
      const rows = found.slice((page - 1) * size, page * size);
      const told = await Promise.all(
        rows.map(async (row) => ({
          ...toWire(row),
          ...(!row.isCurrent && { successors: await addresses.successorsOf(row) }),
        })),
      );
      return paged(told, { page, limit: size, total: found.length });
    },

    /** Keeps one more; the first is the default. */
    async add(userId: string, body: UserAddressBody, store: StoreAnswer): Promise<AnswerBody<UserAddress>> {
      const values = await valuesOf(body);
      const id = uuid();
      return db.transaction().execute(async (tx) => {
        await saved.lock(tx, userId);
        const count = await saved.count(tx, userId);
        if (count >= MAX_ADDRESSES) throw conflict('ADDRESS_LIMIT_REACHED');
        await saved.add(tx, { id, userId, ...values, isDefault: false, createdAt: clock() });
        if (count === 0 || body.isDefault) await saved.makeDefault(tx, userId, id);
        const told = answer(await answered(tx, userId, id));
        await store(tx, told);
        return told;
      });
    },

    /** Replaces one. The default stays it until another becomes it. */
    async change(userId: string, id: string, body: UserAddressBody): Promise<UserAddress> {
      refuseStrangeId(id);
      const values = await valuesOf(body);
      return db.transaction().execute(async (tx) => {
        await saved.lock(tx, userId);
        await saved.change(tx, userId, id, values);
        const address = await answered(tx, userId, id);
        if (!body.isDefault || address.isDefault) return address;
        await saved.makeDefault(tx, userId, id);
        return { ...address, isDefault: true };
      });
    },

    /** Forgets one. When it was the default, the one last written takes its place. */
    async remove(userId: string, id: string): Promise<void> {
      refuseStrangeId(id);
      await db.transaction().execute(async (tx) => {
        await saved.lock(tx, userId);
        if (!(await saved.remove(tx, userId, id))) throw notFound('ADDRESS_NOT_FOUND');
        const next = (await saved.hasDefault(tx, userId)) ? undefined : await saved.findNewest(tx, userId);
        if (next) await saved.makeDefault(tx, userId, next.id);
      });
    },
  };

  async function valuesOf(body: UserAddressBody): Promise<UserAddressValues> {
    const recipient = checkRecipient(body);
    const address = await addresses.resolve(body, '');
    if (!recipient.ok || !address.ok) {
      throw invalidFields(...(recipient.ok ? [] : recipient.errors), ...(address.ok ? [] : address.errors));
    }
    const { provinceCode = null, province = '', wardCode = null, ward = null } = address.value;
    return {
      ...recipient.value,
      national: address.value.national,
      provinceCode,
      province,
      districtCode: null,
      district: null,
      wardCode,
      ward,
      address: address.value.address,
      updatedAt: clock(),
    };
  }

  async function answered(tx: Db, userId: string, id: string): Promise<UserAddress> {
    const row = await saved.find(tx, userId, id);
    if (!row) throw notFound('ADDRESS_NOT_FOUND');
    return toWire(row);
  }
}

/** An id of another form names nothing; the database would call it a mistake in the query. */
function refuseStrangeId(id: string) {
  if (!isUuid(id)) throw notFound('ADDRESS_NOT_FOUND');
}

type Row = UserAddressesTable & { isCurrent: boolean };

/** A number is looked for as people write it, too: 0912… */
const wordsOf = ({ lastName, firstName, phone, address, ward, district, province }: Row) =>
  [lastName, firstName, phone, phone.replace(/^\+84/, '0'), address, ward, district, province].join(' ');

const toWire = (row: Row): UserAddress => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  national: row.national,
  ...(row.provinceCode && { provinceCode: row.provinceCode }),
  province: row.province,
  ...(row.districtCode && { districtCode: row.districtCode }),
  ...(row.district && { district: row.district }),
  ...(row.wardCode && { wardCode: row.wardCode }),
  ...(row.ward && { ward: row.ward }),
  address: row.address,
  isDefault: row.isDefault,
  isCurrent: row.isCurrent,
});
