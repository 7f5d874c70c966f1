import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { SuccessIcon, TextButton, TicketIcon, WarningIcon } from '@storefront/shared/ui';
import type { ShownQuote } from '../quote/use-quote';
import { refusalOf, useVoucherReason } from './voucher-reason';

interface Props {
  code: string;
  shown: ShownQuote;
  onDrop: () => void;
}
type Tone = 'success' | 'warning' | 'pending';

/** The code that was given: what it saves, or exactly why it does not; and one press that takes it away. */
export function VoucherResult({ code, shown, onDrop }: Props) {
  const { t } = useTranslation('checkout');
  const [tone, text] = useResult(code, shown);
  const Icon = icons[tone];
  return (
    <Box data-tone={tone}>
      <p role="status">
        <Icon size={18} />
        <span>
          <strong>{code}</strong> {text}
        </span>
      </p>
      <TextButton aria-label={t('voucher.dropCode', { code })} onClick={onDrop}>
        {t('voucher.drop')}
      </TextButton>
    </Box>
  );
}

const icons = { success: SuccessIcon, warning: WarningIcon, pending: TicketIcon };

function useResult(code: string, { quote, isStale, error }: ShownQuote): [Tone, string] {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const reasonOf = useVoucherReason();
  if (isStale) return ['pending', t('voucher.checking')];
  if (error) return ['warning', t('voucher.unchecked')];
  if (!quote) return ['pending', t('voucher.noLines')];
  const refusal = refusalOf(quote);
  if (refusal) return ['warning', reasonOf(refusal.reasonCode, refusal.missing)];
  const applied = quote.appliedVoucherOrder;
  if (applied?.voucherInfo.code !== code) return ['pending', t('voucher.checking')];
  return ['success', t('voucher.saves', { amount: formatMoney(applied.discountPrice, language) })];
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s-3);
  font-size: var(--t-sm);
  line-height: 1.5;
  p {
    display: flex;
    gap: 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
  }
  strong {
    font-weight: 600;
  }
  > button {
    flex: none;
  }
  &[data-tone='success'] p {
    color: var(--c-success);
  }
  &[data-tone='warning'] p {
    color: var(--c-warning);
  }
`;
