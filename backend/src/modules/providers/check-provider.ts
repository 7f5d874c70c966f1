import type { Checked } from '../../lib/contact';
import type { FieldError } from '../../lib/errors';
import { searchText } from '../../lib/fold';
import { normalisePhone } from '../../lib/phone';
import { plainLines, plainText } from '../../lib/plain-text';
import type { RegisterProvider } from './providers.schema';

const MAX_ADDRESS_LENGTH = 200;
/** Of a company, of one of its branches, or of a household by the number of its owner's citizen card. */
const taxCodes = /^(\d{10}(-?\d{3})?|\d{12})$/;
const hostname = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** What a provider says of itself, as it is stored. */
export interface ProviderDetails {
  businessName: string;
  taxCode: string | null;
  phone: string;
  website: string | null;
  description: string;
  searchText: string;
}

/** Every wrong field is reported. */
export function checkProvider(body: Omit<RegisterProvider, 'acceptTerms'>): Checked<ProviderDetails> {
  const errors: FieldError[] = [];
  const needed = (field: 'businessName' | 'description', text: string | null) => {
    if (!text) errors.push({ field, code: text === null ? 'invalid' : 'required' });
    return text ?? '';
  };
  const businessName = needed('businessName', plainText(body.businessName));
  if (businessName && !/\p{L}/u.test(businessName)) errors.push({ field: 'businessName', code: 'invalid' });
  const description = needed('description', plainLines(body.description));
  const phone = normalisePhone(body.phone);
  if (!phone) errors.push({ field: 'phone', code: body.phone.trim() === '' ? 'required' : 'invalid' });
  const taxCode = body.taxCode?.trim() ?? '';
  if (taxCode && !taxCodes.test(taxCode)) errors.push({ field: 'taxCode', code: 'invalid' });
  const typedWebsite = body.website?.trim() ?? '';
  const website = typedWebsite === '' ? null : webAddress(typedWebsite);
  if (typedWebsite && !website) errors.push({ field: 'website', code: 'invalid' });
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      businessName,
      // With a hyphen, as the tax office prints it.
      taxCode: taxCode.replace(/^(\d{10})-?(\d{3})$/, '$1-$2') || null,
      phone: phone ?? '',
      website,
      description,
      searchText: searchText(businessName, taxCode, phone ?? ''),
    },
  };
}

/** An http or https address of a public host; null for anything else. Without a scheme it is https. */
function webAddress(typed: string): string | null {
  const text = plainText(typed);
  if (!text || /\s/.test(text)) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname: host, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isPublic = hostname.test(host) && username === '' && password === '';
  return isWeb && isPublic && href.length <= MAX_ADDRESS_LENGTH ? href : null;
}
