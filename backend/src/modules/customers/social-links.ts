import type { FieldError } from '../../lib/errors';
import type { Checked } from '../../lib/contact';
import type { SocialLinks } from './customers.schema';
import { plainText } from '../../lib/plain-text';

/** Where customers can be found, in the order in which it is asked. */
export const socialNetworks = [
  'facebook',
  'github',
  'instagram',
  'linkedin',
  'skype',
  'telegram',
  'twitter',
  'whatsapp',
  'website',
  'zalo',
] as const;

const LONGEST = 200;
const scheme = /^[a-z][a-z\d+.-]*:/i;
/** A name there, or a telephone number. */
const handle = /^[@+]?[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,62}[\p{L}\p{N}_])?$/u;
const hostname = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Links and handles as they are stored: an address is http or https, so that it can stand behind a link. */
export function checkSocial(given: SocialLinks): Checked<SocialLinks> {
  const errors: FieldError[] = [];
  const value: SocialLinks = {};
  for (const network of socialNetworks) {
    const text = plainText(given[network] ?? '');
    if (text === '') continue;
    const checked = text === null || text.length > LONGEST ? null : linkOrHandle(text, network === 'website');
    if (checked === null) errors.push({ field: `social.${network}`, code: 'invalid' });
    else value[network] = checked;
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value };
}

function linkOrHandle(text: string, mustBeLink: boolean): string | null {
  if (scheme.test(text)) return linkOf(text);
  if (/^[/\\]/.test(text)) return null;
  if (text.includes('/') || mustBeLink) return linkOf(`https://${text}`);
  return handle.test(text) ? text : null;
}

function linkOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname: host, username, password, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && hostname.test(host) && href.length <= LONGEST
    ? href
    : null;
}
