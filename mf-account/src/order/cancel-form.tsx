import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { OrderDetail } from '@storefront/shared/contracts';
import { SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  Form,
  Formik,
  message,
  object,
  RadioCardsField,
  TextareaField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { cancelReasons, maxReasonLength } from './cancel-reasons';
import { cancelFormOf } from './order-mutations';

interface Props {
  id: string;
  order: OrderDetail;
  isPending: boolean;
  onSubmit: (reason: string) => void;
}

const schema = object({
  reason: string().required('account-order:cancel.chooseFirst'),
  own: string()
    .trim()
    .max(maxReasonLength, message('form.tooLong', { max: maxReasonLength }))
    .when('reason', ([reason]: unknown[], own) =>
      reason === 'OTHER' ? own.required('account-order:cancel.writeFirst') : own,
    ),
});
type Values = Record<'reason' | 'own', string>;

/** Why the order is cancelled. Its button stands outside, by the form's id. */
export function CancelForm({ id, order, isPending, onSubmit }: Props) {
  const { t } = useTranslation('account-order');
  const language = useLanguage();
  const name = cancelFormOf(order.id);
  const initialValues = useFormDraft<Values>(name, { reason: '', own: '' });
  const isRequest = order.canRequestCancel;
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={({ reason, own }) => {
        if (!isPending) onSubmit(reason === 'OTHER' ? own.trim() : reason);
      }}
    >
      <Form id={id}>
        <SaveFormDraft form={name} />
        <p>{t(isRequest ? 'cancel.request.text' : 'cancel.text')}</p>
        {order.paymentStatus === 'paid' && (
          <p>
            {t(isRequest ? 'cancel.request.refund' : 'cancel.refund', {
              amount: formatMoney(order.grandTotal, language),
            })}
          </p>
        )}
        <RadioCardsField
          name="reason"
          legend={t('cancel.why')}
          options={cancelReasons.map((value) => ({ value, title: t(`cancel.reason.${value}`) }))}
        />
        <OwnReason />
      </Form>
    </Formik>
  );
}

function OwnReason() {
  const { t } = useTranslation('account-order');
  const { values } = useFormikContext<Values>();
  if (values.reason !== 'OTHER') return null;
  return <TextareaField name="own" label={t('cancel.other')} autoComplete="off" />;
}
