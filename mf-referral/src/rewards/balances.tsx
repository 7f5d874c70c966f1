import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { TotalReward } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Section, Stack } from '@storefront/shared/ui';
import { Ago } from '../times/times';

/** What was earned, by what became of it. */
export function Balances({ total }: { total: TotalReward }) {
  const { t } = useTranslation('referral-rewards');
  const language = useLanguage();
  return (
    <Section title={t('balances.title')}>
      <Stack gap={3}>
        <Figures>
          {(['total', 'new', 'processing', 'paid', 'locked'] as const).map((kind) => (
            <div key={kind}>
              <dt>{t(`balances.${kind}`)}</dt>
              <dd>{formatMoney(total[kind], language)}</dd>
            </div>
          ))}
        </Figures>
        <p>{t('balances.available', { amount: formatMoney(total.available, language) })}</p>
        {total.nextUnlockAt && (
          <p>
            {t('balances.nextUnlock')} <Ago at={total.nextUnlockAt} />.
          </p>
        )}
        {total.new < 0 && <p>{t('balances.negative')}</p>}
      </Stack>
    </Section>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--s-4);
  dt {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  dd {
    margin: 0;
    font-size: var(--t-lg);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > :first-of-type dd {
    color: var(--c-action);
    font-size: var(--t-xl);
  }
`;
