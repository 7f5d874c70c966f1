import { boolean, string } from 'yup';
import type { UserAddress, UserAddressBody } from '@storefront/shared/contracts';
import { choice, message, object, personName, phoneVN, readablePhone, text } from '@storefront/shared/forms';

export interface AddressValues {
  lastName: string;
  firstName: string;
  phone: string;
  national: string;
  provinceCode: string;
  wardCode: string;
  /** Elsewhere than in Việt Nam, in words. */
  province: string;
  address: string;
  isDefault: boolean;
}

const tooLong = message('form.name.tooLong', { max: 60 });
/** A field that counts only in Việt Nam, or only elsewhere. */
const where = (isVietnam: boolean, rule: ReturnType<typeof choice>) =>
  string()
    .default('')
    .when('national', ([national]: unknown[], plain) => ((national === 'VN') === isVietnam ? rule : plain));

export const addressSchema = object({
  lastName: personName().max(60, tooLong),
  firstName: personName().max(60, tooLong),
  phone: phoneVN(),
  national: choice(),
  provinceCode: where(true, choice()),
  wardCode: where(true, choice()),
  province: where(false, text(120)),
  address: text(255),
  isDefault: boolean().required(),
});

/** A new one begins with anyone who has the account. */
export const newAddress = (person: {
  firstName: string;
  lastName: string;
  phone?: string | undefined;
}): AddressValues => ({
  lastName: person.lastName,
  firstName: person.firstName,
  phone: readablePhone(person.phone ?? ''),
  national: 'VN',
  provinceCode: '',
  wardCode: '',
  province: '',
  address: '',
  isDefault: false,
});

/** Units that are no more are chosen again; where only one ward took over, it is chosen already. */
export function toValues(saved: UserAddress): AddressValues {
  const [successor, ...others] = saved.successors ?? [];
  const known = saved.isCurrent ? saved : others.length === 0 ? successor : undefined;
  return {
    lastName: saved.lastName,
    firstName: saved.firstName,
    phone: readablePhone(saved.phone),
    national: saved.national,
    provinceCode: known?.provinceCode ?? '',
    wardCode: known?.wardCode ?? '',
    province: saved.national === 'VN' ? '' : (saved.province ?? ''),
    address: saved.address,
    isDefault: saved.isDefault,
  };
}

export function fromValues(values: AddressValues): UserAddressBody {
  const { lastName, firstName, phone, isDefault } = addressSchema.cast(values);
  const { national, provinceCode, wardCode } = values;
  const units = national === 'VN' ? { provinceCode, wardCode } : { province: values.province.trim() };
  return { lastName, firstName, phone, national, ...units, address: values.address.trim(), isDefault };
}
