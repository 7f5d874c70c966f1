import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { isEmpty, RadioCard, RadioGroup, Stack, Textarea } from '@storefront/shared/ui';
import { cancelReasons, maxReasonLength, type CancelReason } from './cancel-reasons';

interface Props {
  id: string;
  order: OrderDetail;
  isPending: boolean;
  onSubmit: (reason: string) => void;
}

/** Why the order is cancelled. Its button stands outside, by the form's id. */
export function CancelForm({ id, order, isPending, onSubmit }: Props) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const own = text.trim();
  const isRequest = order.canRequestCancel;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPending) return;
    setWasTried(true);
    if (reason === null) form.current?.querySelector('input')?.focus();
    else if (reason !== 'OTHER') onSubmit(reason);
    else if (isEmpty(own)) form.current?.querySelector('textarea')?.focus();
    else onSubmit(own);
  };
  return (
    <form id={id} ref={form} noValidate onSubmit={submit}>
      <Stack>
        <p>{t(isRequest ? 'detail.cancel.request.text' : 'detail.cancel.text')}</p>
        {order.paymentStatus === 'paid' && (
          <p>
            {t(isRequest ? 'detail.cancel.request.refund' : 'detail.cancel.refund', {
              amount: formatMoney(order.grandTotal, language),
            })}
          </p>
        )}
        <RadioGroup
          legend={t('detail.cancel.why')}
          error={wasTried && reason === null && t('detail.cancel.chooseFirst')}
        >
          {cancelReasons.map((value) => (
            <RadioCard
              key={value}
              name="reason"
              value={value}
              title={t(`detail.cancel.reason.${value}`)}
              checked={reason === value}
              onChange={() => {
                setReason(value);
              }}
            />
          ))}
        </RadioGroup>
        {reason === 'OTHER' && (
          <Textarea
            label={t('detail.cancel.other')}
            name="own"
            value={text}
            maxLength={maxReasonLength}
            error={wasTried && isEmpty(own) && t('detail.cancel.writeFirst')}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Stack>
    </form>
  );
}
