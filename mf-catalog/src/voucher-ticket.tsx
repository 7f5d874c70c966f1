import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Discount, Language, Voucher } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatPercent } from '@storefront/shared/money';
import { untilText } from '@storefront/shared/time';
import { VoucherCollect } from './voucher-collect';

interface Props {
  voucher: Voucher;
  /** Below the code: conditions, for example. */
  children?: ReactNode;
}

/** A voucher as a ticket: what it takes off, what it is called, its code, and keeping it. */
export function VoucherTicket({ voucher, children }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const id = useId();
  const { name, code, discount, endsAt } = voucher;
  return (
    <Ticket aria-labelledby={id}>
      <Stub aria-hidden="true">{shortOf(discount, language)}</Stub>
      <Words>
        <Name id={id}>{name}</Name>
        <p>
          {t('voucher.code')} <Code>{code}</Code>
        </p>
        <p>{t('voucher.until', { date: untilText(endsAt, language) })}</p>
        {children}
        <VoucherCollect voucher={voucher} />
      </Words>
    </Ticket>
  );
}

/** As it stands on the stub: the name says it in words. */
function shortOf({ kind, value }: Discount, language: Language): string {
  if (kind === 'PERCENT') return formatPercent(-value, language);
  return kind === 'FIXED' ? formatMoney(-value, language) : `+${String(value)}`;
}

/** Two notches where the stub would be torn off. */
const Ticket = styled.article`
  --notch:
    radial-gradient(circle at 112px 0, transparent 8px, #000 8.5px) top / 100% 51% no-repeat,
    radial-gradient(circle at 112px 100%, transparent 8px, #000 8.5px) bottom / 100% 51% no-repeat;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  height: 100%;
  border-radius: var(--r-card);
  background: var(--c-tint);
  mask: var(--notch);
`;
const Stub = styled.div`
  display: grid;
  place-items: center;
  padding: var(--s-3) var(--s-2);
  border-inline-end: 2px dashed var(--c-paper);
  background: var(--c-brand);
  color: var(--c-on-brand);
  font-weight: 700;
  font-size: var(--t-md);
  font-variant-numeric: tabular-nums;
  text-align: center;
  line-height: 1.3;
  border-start-start-radius: var(--r-card);
  border-end-start-radius: var(--r-card);
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  padding: var(--s-3) var(--s-4);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
  > :last-child {
    margin-top: auto;
    padding-top: var(--s-2);
  }
`;
const Name = styled.h3`
  font-size: var(--t-md);
  line-height: 1.4;
  color: var(--c-ink);
`;
const Code = styled.code`
  padding: 1px 6px;
  border: 1px dashed var(--c-line-control);
  border-radius: 6px;
  font: inherit;
  font-weight: 600;
  color: var(--c-ink);
  user-select: all;
`;
