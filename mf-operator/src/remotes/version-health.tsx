import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RemoteHealth } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber, formatPercent } from '@storefront/shared/money';
import { Sparkline } from '../charts/sparkline';

/** Page views and failures of a version in the last hour, as numbers and as a chart in the size of a word. */
export function VersionHealth({ health }: { health: RemoteHealth | null | undefined }) {
  const { t } = useTranslation('operator-remotes');
  const language = useLanguage();
  if (!health) return '–';
  const { views, failures, failureShare, series } = health;
  return (
    <Line>
      <Sparkline
        values={series.map((step) => step.views)}
        parts={series.map((step) => step.failures)}
        label={t('health.chart', {
          highest: formatNumber(Math.max(0, ...series.map((step) => step.views)), language),
        })}
      />
      <span>{t('health.views', { count: views, number: formatNumber(views, language) })}</span>
      <span data-failing={failures > 0}>
        {t('health.failures', {
          count: failures,
          number: formatNumber(failures, language),
          percent: formatPercent(failureShare * 100, language),
        })}
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-2);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  [data-failing='true'] {
    color: var(--c-danger);
  }
`;
