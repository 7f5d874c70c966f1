import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockLevel } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { Button, Dialog, Input, Select, Stack } from '@storefront/shared/ui';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { adjustingStock, reasons, type Reason } from './stock';

/** Pieces that came or went, and why. A count names what is there now; the rest is the difference. */
export function AdjustDialog({ level: opened, onClose }: { level: StockLevel; onClose: () => void }) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const [reason, setReason] = useState<Reason>('RECEIVED');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [level, setLevel] = useState(opened);
  const adjusting = useStaffMutation(adjustingStock, { onDone: onClose });
  const { error, reload } = adjusting;
  useEffect(() => {
    const changed = changedLevel(error);
    if (!changed) return;
    setLevel((before) => ({ ...before, ...changed }));
    setKey(crypto.randomUUID());
    reload();
  }, [error, reload]);
  const pieces = /^[-+−]?\d{1,7}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : null;
  const by = pieces === null ? null : byReason(reason, pieces, level.onHand);
  const after = by === null ? null : level.onHand + by;
  const isTooFew = after !== null && after < level.reserved;
  const change = (set: () => void) => {
    set();
    // What is sent now is another change than the one that failed.
    setKey(crypto.randomUUID());
  };
  return (
    <Dialog
      isOpen
      firstFocus="field"
      title={t('stock.adjustOf', { sku: level.sku })}
      onClose={onClose}
      actions={
        <Button
          busy={adjusting.isBusy}
          disabled={by === null || by === 0 || isTooFew}
          onClick={() => {
            if (by)
              adjusting.send({
                variantId: level.variantId,
                by,
                reason,
                // An order that leaves between the count and this makes the difference wrong, and no server can know
                // whether its pieces were counted: so a count holds only for the number that was shown with it.
                expectedOnHand: reason === 'COUNTED' ? level.onHand : undefined,
                note: note.trim(),
                key,
              });
          }}
        >
          {t('stock.save')}
        </Button>
      }
    >
      <Stack>
        <p>
          {t('stock.now', {
            onHand: formatNumber(level.onHand, language),
            reserved: formatNumber(level.reserved, language),
          })}
        </p>
        <Select
          label={t('stock.reason')}
          options={reasons.map((value) => ({ value, label: t(`stock.reasons.${value}`) }))}
          value={reason}
          onChange={({ target }) =>
            change(() => setReason(reasons.find((one) => one === target.value) ?? 'OTHER'))
          }
        />
        <Input
          label={t(reason === 'COUNTED' ? 'stock.counted' : 'stock.pieces')}
          hint={reason === 'OTHER' ? t('stock.signHint') : undefined}
          inputMode="numeric"
          value={typed}
          maxLength={8}
          error={
            isTooFew ? t('stock.tooFew', { reserved: formatNumber(level.reserved, language) }) : undefined
          }
          onChange={({ target }) => change(() => setTyped(target.value))}
        />
        {after !== null && !isTooFew && (
          <p role="status">{t('stock.after', { onHand: formatNumber(after, language) })}</p>
        )}
        <Input
          label={t('stock.note')}
          value={note}
          maxLength={300}
          isOptional
          onChange={({ target }) => change(() => setNote(target.value))}
        />
        <ErrorBanner error={error} overrides={{ other: t('stock.failed') }} />
      </Stack>
    </Dialog>
  );
}

/** What goes has no sign of its own: "damaged 3" takes three away. */
function byReason(reason: Reason, pieces: number, onHand: number): number {
  if (reason === 'COUNTED') return pieces - onHand;
  if (reason === 'OTHER') return pieces;
  return reason === 'DAMAGED' || reason === 'LOST' ? -Math.abs(pieces) : Math.abs(pieces);
}

/** What is on hand by now, when a count was refused because it is another number than the dialog showed. */
function changedLevel(
  error: { code: string; data?: unknown } | undefined,
): Pick<StockLevel, 'onHand' | 'reserved'> | null {
  if (error?.code !== 'STOCK_CHANGED') return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('onHand' in data) || !('reserved' in data)) return null;
  const { onHand, reserved } = data;
  return typeof onHand === 'number' && typeof reserved === 'number' ? { onHand, reserved } : null;
}
