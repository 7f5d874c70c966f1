import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Simulation, SimulationBody } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import { Heading, Skeleton } from '@storefront/shared/ui';
import { SimulatedCartView } from './simulated-cart';
import { simulating } from './simulating';

/** While someone types, prices are asked for once they pause. */
const PAUSE_MS = 500;

/** What sample carts cost with the draft beside it, as it is typed; null while the draft has no sense yet. */
export function SimulationPanel({ draft }: { draft: SimulationBody['draft'] | null }) {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const dispatch = useDispatch();
  const state = useSelector(simulating.select);
  const [shown, setShown] = useState<Simulation>();
  if (state.status === 'done' && state.data && state.data !== shown) setShown(state.data);
  const asked = draft && JSON.stringify(draft);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(
      () => dispatch(simulating.send(JSON.parse(asked) as SimulationBody['draft'])),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [dispatch, asked]);
  // Field errors are told beside the fields when the form is sent; here they only mean that there is no price yet.
  const isUnpriced =
    draft === null || (state.status === 'failed' && state.error?.code === 'VALIDATION_FAILED');
  return (
    <Panel aria-label={t('simulation.title')} aria-busy={state.status === 'pending' || undefined}>
      <Heading level={2} size={3}>
        {t('simulation.title')}
      </Heading>
      {isUnpriced ? (
        <Note>{t('simulation.incomplete')}</Note>
      ) : (
        <>
          <ErrorBanner error={state.status === 'failed' ? state.error : undefined} />
          {!shown && state.status !== 'failed' && <Skeleton lines={6} />}
          {shown && (
            <>
              <Note>
                {t('simulation.at', { time: formatDateTimeInText(shown.at, language) })}{' '}
                {shown.carts.length > 0 &&
                  t('simulation.total', {
                    applied: shown.totals.applied,
                    count: shown.carts.length,
                    saves: formatMoney(shown.totals.saves, language),
                  })}
              </Note>
              {shown.carts.length === 0 && <Note>{t('simulation.noCarts')}</Note>}
              {shown.carts.map((cart, at) => (
                <SimulatedCartView key={cart.sample ?? at} cart={cart} floorPercent={shown.floorPercent} />
              ))}
            </>
          )}
        </>
      )}
    </Panel>
  );
}

const Panel = styled.aside`
  display: grid;
  gap: var(--s-3);
  align-content: start;
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
`;
const Note = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
