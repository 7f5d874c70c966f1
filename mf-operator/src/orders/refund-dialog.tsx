import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, parseAmount } from '@storefront/shared/money';
import {
  Button,
  Dialog,
  Input,
  MoneyInput,
  RadioCard,
  RadioGroup,
  Stack,
  Textarea,
  useRepeatKey,
} from '@storefront/shared/ui';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { refundingOrder } from './order-writes';

type Kind = 'all' | 'amount' | 'lines';

/** Gives money back: all that is left, an amount, or what some units cost. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { t: common } = useTranslation('operator');
  const language = useLanguage();
  const [kind, setKind] = useState<Kind>('all');
  const [amount, setAmount] = useState('');
  const [units, setUnits] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refunding = useStaffMutation(refundingOrder, { onDone: onClose });
  const keyOf = useRepeatKey(refunding.data !== undefined);

  const money = parseAmount(amount) ?? Number.NaN;
  const isAmountWrong = kind === 'amount' && !(money >= 1 && money <= order.refundable);
  // More digits than `parseAmount` reads are too much money, and no other way to write.
  const isUnread = Number.isNaN(money) && !/^\d{14,}$/.test(amount.replaceAll(/[\s₫đ.,]/gi, ''));
  const lines = order.lines
    .map(({ id }) => ({ lineId: id, quantity: Number(units[id] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const isNothing = kind === 'lines' && lines.length === 0;
  const isReasonMissing = reason.trim() === '';

  const confirm = () => {
    setTried(true);
    if (isAmountWrong || isNothing || isReasonMissing) return;
    const body = {
      id: order.id,
      reason: reason.trim(),
      ...(kind === 'amount' && { amount: money }),
      ...(kind === 'lines' && { lines }),
    };
    refunding.send({ ...body, key: keyOf(JSON.stringify(body)) });
  };
  /** Names no amount that cannot be refunded. */
  const actionText = () => {
    if (kind === 'lines') return t('refund.actionLines');
    if (isAmountWrong) return t('refund.title');
    return t('refund.action', { amount: formatMoney(kind === 'all' ? order.refundable : money, language) });
  };
  return (
    <Dialog
      isOpen
      firstFocus="field"
      title={t('refund.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('confirm.cancel')}
          </Button>
          <Button variant="danger" busy={refunding.isBusy} onClick={confirm}>
            {actionText()}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup legend={t('refund.kind')}>
          {(['all', 'amount', 'lines'] as const).map((value) => (
            <RadioCard
              key={value}
              name="kind"
              value={value}
              checked={kind === value}
              title={t(`refund.${value}`)}
              description={value === 'all' && formatMoney(order.refundable, language)}
              onChange={() => setKind(value)}
            />
          ))}
        </RadioGroup>
        {kind === 'amount' && (
          <MoneyInput
            label={t('refund.amountLabel')}
            hint={t('refund.atMost', { amount: formatMoney(order.refundable, language) })}
            value={amount}
            error={
              isTried && isAmountWrong
                ? isUnread
                  ? t('refund.amountUnread')
                  : t('refund.amountWrong', { amount: formatMoney(order.refundable, language) })
                : undefined
            }
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
        {kind === 'lines' &&
          order.lines
            .filter(({ isGift, quantity, refundedUnits }) => !isGift && quantity > refundedUnits)
            .map(({ id, name, sku, quantity, refundedUnits }) => (
              <Input
                key={id}
                type="number"
                label={t('refund.unitsOf', { name, sku })}
                hint={t('refund.unitsLeft', { count: quantity - refundedUnits })}
                min={0}
                max={quantity - refundedUnits}
                value={units[id] ?? '0'}
                error={isTried && isNothing ? t('refund.nothing') : undefined}
                onChange={({ target }) => setUnits({ ...units, [id]: target.value })}
              />
            ))}
        <Textarea
          label={common('confirm.reason')}
          hint={t('ask.hint')}
          rows={2}
          maxLength={300}
          value={reason}
          error={isTried && isReasonMissing ? common('confirm.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <ErrorBanner error={refunding.error} withRequestId overrides={{ other: common('failed') }} />
      </Stack>
    </Dialog>
  );
}
