import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OrderStatus, StaffOrderSummary } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { Button, Dialog, Input, Stack, useRepeatKey } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { startingMoves } from './order-writes';

const steps = [
  { status: 'PROCESSING', from: 'NEW' },
  { status: 'DELIVERING', from: 'PROCESSING' },
  { status: 'DONE', from: 'DELIVERING' },
] as const satisfies readonly { status: OrderStatus; from: OrderStatus }[];

/** Takes the ticked orders one step further as a job; its page says how each of them fared. */
export function BulkMoves({ rows, onDone }: { rows: StaffOrderSummary[]; onDone: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { t: common } = useTranslation('operator');
  const navigate = useNavigate();
  const keyFor = useRepeatKey();
  const starting = useStaffMutation(startingMoves, {
    onDone: (job) => {
      onDone();
      if (job) void navigate(paths.job.to(job.id));
    },
  });
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const [carrier, setCarrier] = useState('');
  const fitting = steps.find(({ status }) => status === asked);
  const chosen = rows.filter(({ status }) => status === fitting?.from);
  const start = () => {
    if (!asked) return;
    const named = asked === 'DELIVERING' ? carrier.trim() : '';
    const body = { ids: chosen.map(({ id }) => id), status: asked, ...(named && { carrier: named }) };
    starting.send({ ...body, key: keyFor(JSON.stringify(body)) });
  };
  return (
    <>
      {steps.map(({ status, from }) => (
        <Button
          key={status}
          size="small"
          variant="quiet"
          disabled={!rows.some((row) => row.status === from)}
          onClick={() => setAsked(status)}
        >
          {t(`bulk.${status}`)}
        </Button>
      ))}
      <Dialog
        isOpen={asked !== null}
        firstFocus="field"
        title={t('bulk.title', { count: chosen.length })}
        onClose={() => setAsked(null)}
        actions={
          <Button busy={starting.isBusy} onClick={start}>
            {fitting && t(`bulk.${fitting.status}`)}
          </Button>
        }
      >
        <Stack>
          <p>{fitting && t(`bulk.text.${fitting.status}`)}</p>
          {chosen.length < rows.length && <p>{t('bulk.left', { count: rows.length - chosen.length })}</p>}
          {asked === 'DELIVERING' && (
            <Input
              label={t('bulk.carrier')}
              hint={t('bulk.carrierHint')}
              value={carrier}
              maxLength={80}
              onChange={({ target }) => setCarrier(target.value)}
            />
          )}
          <ErrorBanner error={starting.error} overrides={{ other: common('failed') }} />
        </Stack>
      </Dialog>
    </>
  );
}
