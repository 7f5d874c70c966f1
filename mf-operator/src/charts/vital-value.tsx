import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RumVersion } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber, formatTenths } from '@storefront/shared/money';

/** Up to here a value counts as good; in ms, but for the shift of the layout. */
const good: Record<Vital, number> = { LCP: 2_500, INP: 200, CLS: 0.1, FCP: 1_800, TTFB: 800 };
const inSeconds: readonly Vital[] = ['LCP', 'FCP'];

export type Vital = keyof RumVersion['vitalsP75'];

/** A Web Vital as it is written, and whether it is good, in words and colour. */
export function VitalValue({ vital, value }: { vital: Vital; value: number | null }) {
  const { t } = useTranslation('operator');
  const language = useLanguage();
  if (value === null) return '–';
  const text =
    vital === 'CLS'
      ? value.toFixed(3).replace('.', language === 'vi' ? ',' : '.')
      : inSeconds.includes(vital)
        ? `${formatTenths(value / 1_000, language)} s`
        : `${formatNumber(value, language)} ms`;
  const isGood = value <= good[vital];
  return (
    <Mark data-good={isGood}>
      {text} ({t(isGood ? 'vital.good' : 'vital.poor')})
    </Mark>
  );
}

const Mark = styled.span`
  white-space: nowrap;
  color: var(--c-success);
  &[data-good='false'] {
    color: var(--c-danger);
  }
`;
