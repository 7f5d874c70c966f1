import type { Language } from '../../lib/language';
import { pageAddress, renderMail } from '../mail/render-mail';
import type { Mail } from '../outbox/outbox.service';

/** Who waits for what, and where it is. */
export interface OwedMail {
  id: string;
  email: string;
  language: Language;
  /** The product's name in that language. */
  name: string;
  color: string | null;
  size: string | null;
  nameVi: string;
  nameEn: string;
  slug: string;
  variantId: string;
}

/** The one mail that somebody asked for. */
export function stockAlertMail(owed: OwedMail, publicUrl: string): Mail {
  const { id, email, language, slug, variantId } = owed;
  const options = [owed.color, owed.size].filter(Boolean).join(', ');
  const product = options ? `${owed.name} (${options})` : owed.name;
  const path = `/products/${encodeURIComponent(slug)}?v=${variantId}`;
  const data = { values: { product }, button: pageAddress(publicUrl, language, path) };
  return {
    key: `stock-alert:${id}`,
    kind: 'stock-alert',
    to: email,
    ...renderMail('stockAlert.back', data, language),
  };
}
