import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherChoice } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { idleEntry, useDispatch, useSelector } from '@storefront/shared/store';
import { formatDateInText, untilText } from '@storefront/shared/time';
import { Async, Badge, Button, Empty, Heading } from '@storefront/shared/ui';
import { selectDraft, voucherChosen } from '../draft/draft-slice';
import { useQuoteRequest } from '../quote/use-quote';
import { voucherChoices } from './voucher-choices';
import { useVoucherReason } from './voucher-reason';

interface Props {
  /** One was chosen. */
  onClose?: (() => void) | undefined;
}

/** The vouchers at hand: the one that saves most on this cart first, and why others do not apply. */
export function VoucherList({ onClose }: Props) {
  const { t } = useTranslation('checkout');
  const dispatch = useDispatch();
  const request = useQuoteRequest();
  const entry = useSelector((state) => (request ? voucherChoices.select(state, request) : idleEntry));
  useEffect(() => {
    if (request) dispatch(voucherChoices.fetch(request));
  }, [dispatch, request]);

  if (!request) return <p>{t('voucher.noLines')}</p>;
  return (
    <Async
      entry={entry}
      empty={<Empty title={t('voucher.none')} />}
      onRetry={() => dispatch(voucherChoices.refetch(request))}
    >
      {(choices) => {
        const usable = choices.filter(({ saves }) => saves !== null);
        const others = choices.filter(({ saves }) => saves === null);
        return (
          <Lists>
            {usable.length > 0 && (
              <section aria-labelledby="vouchers-usable">
                <Heading level={3} size={4} id="vouchers-usable">
                  {t('voucher.usable')}
                </Heading>
                <ul>
                  {usable.map((choice, at) => (
                    <Choice key={choice.id} choice={choice} isBest={at === 0} onClose={onClose} />
                  ))}
                </ul>
              </section>
            )}
            {others.length > 0 && (
              <section aria-labelledby="vouchers-others">
                <Heading level={3} size={4} id="vouchers-others">
                  {t('voucher.others')}
                </Heading>
                <ul>
                  {others.map((choice) => (
                    <Choice key={choice.id} choice={choice} isBest={false} onClose={onClose} />
                  ))}
                </ul>
              </section>
            )}
          </Lists>
        );
      }}
    </Async>
  );
}

function Choice({
  choice: { code, name, saves, reasonCode, missing, startsAt, endsAt, isMine },
  isBest,
  onClose,
}: Props & { choice: VoucherChoice; isBest: boolean }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const dispatch = useDispatch();
  const reasonOf = useVoucherReason();
  const { voucherCode } = useSelector(selectDraft);
  return (
    <Ticket data-out={saves === null || undefined}>
      <div>
        <p>
          <strong>{name}</strong> {isBest && <Badge tone="brand">{t('voucher.best')}</Badge>}{' '}
          {isMine && <Badge>{t('voucher.mine')}</Badge>}
        </p>
        <small>
          {code} ·{' '}
          {reasonCode === 'NOT_STARTED'
            ? t('voucher.from', { date: formatDateInText(startsAt, language) })
            : t('voucher.until', { date: untilText(endsAt, language) })}
        </small>
        {saves === null ? (
          <Why>{reasonOf(reasonCode, missing)}</Why>
        ) : (
          <Saves>{t('voucher.saves', { amount: formatMoney(saves, language) })}</Saves>
        )}
      </div>
      {saves !== null &&
        (code === voucherCode ? (
          <Badge tone="success">{t('voucher.used')}</Badge>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('voucher.useCode', { code })}
            onClick={() => {
              dispatch(voucherChosen(code));
              onClose?.();
            }}
          >
            {t('voucher.use')}
          </Button>
        ))}
    </Ticket>
  );
}

const Lists = styled.div`
  display: grid;
  gap: var(--s-6);
  section {
    display: grid;
    gap: var(--s-3);
  }
  ul {
    display: grid;
    gap: var(--s-3);
  }
`;
const Ticket = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--c-line);
  border-inline-start: 4px solid var(--c-brand);
  border-radius: var(--r-control);
  overflow-wrap: anywhere;
  &[data-out] {
    border-inline-start-color: var(--c-line-control);
    background: var(--c-ground);
  }
  strong {
    font-weight: 600;
  }
  small {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Saves = styled.p`
  color: var(--c-success);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;
const Why = styled.p`
  font-size: var(--t-sm);
  color: var(--c-warning);
`;
