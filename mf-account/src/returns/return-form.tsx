import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, ReturnKind } from '@storefront/shared/contracts';
import { readFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  choice,
  Form,
  Formik,
  object,
  RadioCardsField,
  ServerErrors,
  SubmitButton,
  text,
  TextareaField,
  useFormikContext,
} from '@storefront/shared/forms';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Banner, FileUpload, useRepeatKey } from '@storefront/shared/ui';
import { LinesField } from './lines-field';
import { returnFormOf, returnRequest } from './return-request';

interface Values extends Record<string, unknown> {
  /** Units by line; 0 of a line that is not chosen. */
  units: Record<string, number>;
  type: string;
  reason: string;
  photos: File[];
}

const kinds: readonly ReturnKind[] = ['RETURN', 'EXCHANGE', 'REFUND'];
const maxReasonLength = 1_000;
const maxPhotos = 5;
const maxBytes = 5 * 1_048_576;
const schema = object({ type: choice(), reason: text(maxReasonLength) });
const messages = { TOO_MANY_UPLOADS: 'account-order:newReturn.tooManyUploads' };

/** Which units go back, how and why. A refusal leaves all of it as it was typed. */
export function ReturnForm({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const { status, error } = useSelector((state) => returnRequest.select(state, order.id));
  const returnable = order.lines.filter((line) => line.returnable > 0);
  const name = returnFormOf(order.id);
  const initialValues = useFormDraft<Values>(name, {
    units: Object.fromEntries(returnable.map(({ id }) => [id, 0])),
    type: '',
    reason: '',
    photos: [],
  });
  const account = useSession().userInfo?.id;
  const [hadPhotos] = useState(() => countPhotos(readFormDraft(name, account)) > 0);
  const sent = useRef(new Map<File, string>());
  const keyFor = useRepeatKey();

  const submit = ({ units, type, reason, photos }: Values) => {
    const body = { type: type as ReturnKind, lines: chosen(order, units), reason: reason.trim() };
    const idempotencyKey = keyFor(JSON.stringify([body, photos.map(({ name, size }) => [name, size])]));
    dispatch(
      returnRequest.send({ orderId: order.id, body, idempotencyKey }, { files: photos, sent: sent.current }),
    );
  };
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      validate={({ units, photos }) => ({
        ...(chosen(order, units).length === 0 && { units: 'account-order:newReturn.linesRequired' }),
        ...(photos.length > maxPhotos && { photos: t('newReturn.tooMany', { max: maxPhotos }) }),
      })}
      onSubmit={submit}
    >
      <Form>
        <SaveFormDraft form={name} />
        <ServerErrors error={error} messages={messages} />
        <LinesField lines={returnable} />
        {order.lines.some(({ isGift }) => isGift) && <p>{t('newReturn.gifts')}</p>}
        <RadioCardsField
          name="type"
          legend={t('newReturn.type')}
          options={kinds.map((value) => ({
            value,
            title: t(`returns.type.${value}`),
            description: t(`newReturn.typeText.${value}`),
          }))}
        />
        <Reason />
        {hadPhotos && <Banner>{t('newReturn.photosAgain')}</Banner>}
        <PhotoFiles />
        <div>
          <SubmitButton busy={status === 'pending'}>{t('newReturn.submit')}</SubmitButton>
        </div>
      </Form>
    </Formik>
  );
}

/** Of what was typed before a login: which photos they were is not kept. */
function countPhotos(typed: unknown): number {
  const { photos } = (typed ?? {}) as { photos?: unknown };
  return Array.isArray(photos) ? photos.length : 0;
}

/** What was ticked, as far as it can still go back. */
const chosen = ({ lines }: OrderDetail, units: Values['units']) =>
  lines.flatMap(({ id, returnable }) => {
    const quantity = Math.min(units[id] ?? 0, returnable);
    return quantity > 0 ? { lineId: id, quantity } : [];
  });

function Reason() {
  const { t } = useTranslation('account-order');
  const { values } = useFormikContext<Values>();
  return (
    <TextareaField
      name="reason"
      label={t('newReturn.reason')}
      hint={t('newReturn.reasonHint', { count: [...values.reason].length, max: maxReasonLength })}
      rows={5}
    />
  );
}

function PhotoFiles() {
  const { t } = useTranslation('account-order');
  const { errors, submitCount, setFieldValue } = useFormikContext<Values>();
  const error = submitCount > 0 && typeof errors.photos === 'string' ? errors.photos : undefined;
  return (
    <FileUpload
      name="photos"
      label={t('newReturn.photos')}
      action={t('newReturn.photosChoose')}
      hint={t('newReturn.photosHint', { max: maxPhotos })}
      error={error}
      accept="image/jpeg,image/png,image/webp,image/avif"
      multiple
      maxBytes={maxBytes}
      onFiles={(files) => void setFieldValue('photos', files)}
    />
  );
}
