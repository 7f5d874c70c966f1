import { boolean, object, string } from 'yup';
import type { OrderAddress, UserAddress } from '@storefront/shared/contracts';
import { choice, email, message, personName, phoneVN, text } from '@storefront/shared/forms';
import type { Customer, InformationForm } from '../draft/draft';

/** `addressId` of an address that is not in the book. */
export const newAddress = 'new';

/** A field that counts only for a new address: in Việt Nam, or elsewhere, or in both. */
const forNew = (rule: ReturnType<typeof choice>, where: 'VN' | 'abroad' | 'anywhere') =>
  string().when(['addressId', 'national'], ([addressId, national]: unknown[], plain) => {
    const isVietnam = national === 'VN';
    const counts = where === 'anywhere' || (where === 'VN') === isVietnam;
    return addressId === newAddress && counts ? rule : plain.strip();
  });

/** The first step. The ward is asked for in Việt Nam, where every address has one. */
export const informationSchema = object({
  firstName: personName().max(60, message('form.tooLong', { max: 60 })),
  lastName: personName().max(60, message('form.tooLong', { max: 60 })),
  email: email(),
  phone: phoneVN(),
  addressId: choice(),
  national: choice(),
  provinceCode: forNew(choice(), 'VN'),
  wardCode: forNew(choice(), 'VN'),
  province: forNew(text(120), 'abroad'),
  address: forNew(text(255), 'anywhere'),
  districtCode: string(),
  isSaved: boolean(),
});

export const emptyInformation: InformationForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  addressId: '',
  national: 'VN',
  provinceCode: '',
  province: '',
  districtCode: '',
  wardCode: '',
  address: '',
  isSaved: false,
};

/** Names of the chosen units, as the lists show them. */
export type UnitNames = Pick<OrderAddress, 'province' | 'district' | 'ward'>;

/** What the order needs of valid values; a saved address stands in for the fields of a new one. */
export function fromForm(
  form: InformationForm,
  saved: UserAddress | undefined,
  names: UnitNames,
): { customer: Customer; address: OrderAddress } {
  const cast = informationSchema.cast(form);
  const { firstName, lastName, phone } = cast;
  return {
    customer: { firstName, lastName, email: cast.email, phone },
    address: saved ? fromSaved(saved) : fromNew(form, names),
  };
}

function fromNew(form: InformationForm, names: UnitNames): OrderAddress {
  const { national, provinceCode, districtCode, wardCode, province } = form;
  const address = form.address.trim();
  if (national !== 'VN') return { national, province: province.trim(), address };
  return { national, provinceCode, ...(districtCode && { districtCode }), wardCode, ...names, address };
}

function fromSaved(saved: UserAddress): OrderAddress {
  const { national, provinceCode, province, districtCode, district, wardCode, ward, address } = saved;
  return {
    national,
    ...(provinceCode && { provinceCode }),
    ...(province && { province }),
    ...(districtCode && { districtCode }),
    ...(district && { district }),
    ...(wardCode && { wardCode }),
    ...(ward && { ward }),
    address,
  };
}
