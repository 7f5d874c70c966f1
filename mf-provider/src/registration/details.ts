import { string } from 'yup';
import type { Provider } from '@storefront/shared/contracts';
import {
  message,
  object,
  phoneVN,
  readablePhone,
  taxCode as taxCodeRule,
  text,
} from '@storefront/shared/forms';

/** What a business says of itself, as its form holds it. */
export interface DetailsValues {
  businessName: string;
  taxCode: string;
  phone: string;
  website: string;
  description: string;
}

export const emptyDetails: DetailsValues = {
  businessName: '',
  taxCode: '',
  phone: '',
  website: '',
  description: '',
};

export const detailsOf = (provider: Provider): DetailsValues => ({
  // Sent back unchanged, a name that waits goes on waiting.
  businessName: provider.nameWanted ?? provider.businessName,
  taxCode: provider.taxCode ?? '',
  phone: readablePhone(provider.phone),
  website: provider.website ?? '',
  description: provider.description,
});

export const maxDescription = 2_000;

export const detailsRules = {
  businessName: text(120),
  taxCode: taxCodeRule('provider-registration:form.taxCodeInvalid'),
  phone: phoneVN(),
  website: string()
    .trim()
    .transform((value: unknown) =>
      typeof value === 'string' && value !== '' && !/^[a-z][a-z\d+.-]*:/i.test(value)
        ? `https://${value}`
        : value,
    )
    .max(300, message('form.tooLong', { max: 300 }))
    .test('web', 'provider-registration:form.websiteInvalid', (value) => !value || isWebAddress(value)),
  description: text(maxDescription),
};
export const detailsSchema = object(detailsRules);

/** The request body of what was typed: trimmed, empty fields left out, `0101234567001` as `0101234567-001`. */
export function toDetails(values: DetailsValues) {
  const { businessName, phone, description, taxCode, website } = detailsSchema.cast(values);
  return {
    businessName,
    phone,
    description,
    ...(taxCode && { taxCode }),
    ...(website && { website }),
  };
}

function isWebAddress(address: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && hostname.includes('.') && !username && !password;
  } catch {
    return false;
  }
}
