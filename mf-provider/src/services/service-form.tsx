import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { ProviderService } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  Form,
  Formik,
  message,
  MoneyField,
  object,
  ServerErrors,
  SubmitButton,
  text,
  TextareaField,
  TextField,
} from '@storefront/shared/forms';
import { parseAmount } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Button,
  Row,
  Section,
  useStatusSinceMount,
  useMutationDone,
  useRepeatKey,
} from '@storefront/shared/ui';
import { serviceForm } from './service-form-name';
import { savingService } from './services';

const maxNameLength = 100;
const maxDescriptionLength = 1_000;
const maxPrice = 1_000_000_000;

const schema = object({
  name: text(maxNameLength),
  description: string()
    .trim()
    .max(maxDescriptionLength, message('form.tooLong', { max: maxDescriptionLength })),
  priceFrom: string()
    .trim()
    .test('price', 'provider-services:form.priceInvalid', (value) => !value || priceOf(value) !== null),
});

interface Props {
  /** Null for a new one. */
  saved: ProviderService | null;
  onClose: () => void;
}

/** One service, new or to be changed. */
export function ServiceForm({ saved, onClose }: Props) {
  const { t } = useTranslation('provider-services');
  const dispatch = useDispatch();
  const title = t(saved ? 'edit' : 'add');
  const form = `${serviceForm}${saved?.id ?? 'new'}`;
  const initialValues = useFormDraft(form, {
    name: saved?.name ?? '',
    description: saved?.description ?? '',
    priceFrom: String(saved?.priceFrom ?? ''),
  });
  const state = useStatusSinceMount(useSelector(savingService.select));
  const repeatKey = useRepeatKey(state.status === 'done');
  const close = () => {
    clearFormDraft(form);
    onClose();
  };
  useMutationDone(state, close);
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed to come here is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title}>
      <Section title={title}>
        <Formik
          initialValues={initialValues}
          validationSchema={schema}
          onSubmit={({ name, description, priceFrom }) => {
            const body = {
              name: name.trim(),
              description: description.trim(),
              priceFrom: priceOf(priceFrom),
            };
            dispatch(
              savingService.send({
                id: saved?.id ?? null,
                body,
                idempotencyKey: repeatKey(JSON.stringify(body)),
              }),
            );
          }}
        >
          <Form aria-label={title}>
            <SaveFormDraft form={form} />
            <ServerErrors error={state.error} />
            <TextField name="name" label={t('fields.name')} maxLength={maxNameLength} autoComplete="off" />
            <TextareaField
              name="description"
              label={t('fields.description')}
              maxLength={maxDescriptionLength}
              isOptional
            />
            <MoneyField
              name="priceFrom"
              label={t('fields.priceFrom')}
              hint={t('fields.priceHint')}
              isOptional
            />
            <Row>
              <SubmitButton size="medium" busy={state.status === 'pending'}>
                {t('form.save')}
              </SubmitButton>
              <Button variant="quiet" onClick={close}>
                {t('form.cancel')}
              </Button>
            </Row>
          </Form>
        </Formik>
      </Section>
    </div>
  );
}

/** Whole đồng, with or without separators; null when it is empty or no price. */
function priceOf(written: string): number | null {
  const price = parseAmount(written);
  return price !== null && price <= maxPrice ? price : null;
}
