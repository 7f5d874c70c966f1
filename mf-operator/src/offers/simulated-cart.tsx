import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PriceStep, SimulatedCart, SimulationWarning } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Badge } from '@storefront/shared/ui';

const severe = ['FREE_ORDER', 'BELOW_FLOOR'];

/** One cart: what is in it, what it costs without and with the draft, step by step, and what to look at. */
export function SimulatedCartView({ cart, floorPercent }: { cart: SimulatedCart; floorPercent: number }) {
  const { t } = useTranslation('operator-offers');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const { without, saves } = cart;
  return (
    <Box>
      <Title>
        <strong>{cart.sample ? t(`simulation.samples.${cart.sample}`) : cart.name}</strong>
        {saves !== 0 && <Badge tone="success">−{money(saves)}</Badge>}
      </Title>
      <Lines>
        {cart.lines.map(({ infoId, name, quantity }) => (
          <li key={infoId}>{t('simulation.line', { name, quantity })}</li>
        ))}
      </Lines>
      <Prices>
        <dt>{t('simulation.without')}</dt>
        <dd>{money(without.grandTotal)}</dd>
        <dt>{t('simulation.with')}</dt>
        <dd data-strong>{money(cart.with.grandTotal)}</dd>
        {cart.bestVoucher && (
          <>
            <dt>{t('simulation.bestVoucher', { code: cart.bestVoucher.code })}</dt>
            <dd>{money(cart.bestVoucher.grandTotal)}</dd>
          </>
        )}
      </Prices>
      {cart.warnings.length > 0 && (
        <Warnings>
          {cart.warnings.map((warning) => (
            <li key={warning.code} data-severe={severe.includes(warning.code) || undefined}>
              {warningText(warning)}
            </li>
          ))}
        </Warnings>
      )}
      <details>
        <summary>{t('simulation.steps')}</summary>
        <Steps>
          <thead>
            <tr>
              <th scope="col">{t('simulation.step')}</th>
              <th scope="col">{t('simulation.without')}</th>
              <th scope="col">{t('simulation.with')}</th>
            </tr>
          </thead>
          <tbody>
            {cart.with.trace.map((step, at) => (
              <tr key={step.step}>
                <th scope="row">
                  {t(`simulation.traceSteps.${step.step}`)}
                  {step.source && <small>{step.source}</small>}
                </th>
                <td>{amount(without.trace[at])}</td>
                <td>{amount(step)}</td>
              </tr>
            ))}
          </tbody>
        </Steps>
      </details>
    </Box>
  );

  function amount(step: PriceStep | undefined) {
    return step && step.amount !== 0 ? money(step.amount) : '–';
  }
  function warningText({ code, names, percent, reasonCode }: SimulationWarning): string {
    if (code === 'NO_EFFECT' && reasonCode) return t(`simulation.reasons.${reasonCode}`);
    return t(`simulation.warnings.${code}`, { names: names.join(', '), percent, floor: floorPercent });
  }
}

const Box = styled.article`
  display: grid;
  gap: var(--s-2);
  padding-top: var(--s-3);
  border-top: 1px solid var(--c-line);
  summary {
    color: var(--c-action);
    font-size: var(--t-sm);
    cursor: pointer;
  }
`;
const Title = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s-2);
`;
const Lines = styled.ul`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Prices = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px var(--s-3);
  font-size: var(--t-sm);
  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-strong] {
    font-weight: 700;
  }
`;
const Warnings = styled.ul`
  display: grid;
  gap: 4px;
  font-size: var(--t-sm);
  li {
    padding: 4px 10px;
    border-radius: var(--r-control);
    background: var(--c-info-tint);
    color: var(--c-info);
  }
  [data-severe] {
    background: var(--c-danger-tint);
    color: var(--c-danger);
    font-weight: 600;
  }
`;
const Steps = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-sm);
  th,
  td {
    padding: 4px 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  th:first-of-type {
    text-align: start;
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--c-ink-soft);
  }
`;
