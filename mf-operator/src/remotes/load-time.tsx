import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';

/** In how many milliseconds three quarters of all page views had loaded a version; a dash when nothing was measured. */
export function LoadTime({ ms }: { ms: number | null | undefined }) {
  const language = useLanguage();
  return typeof ms === 'number' ? `${formatNumber(ms, language)} ms` : '–';
}
