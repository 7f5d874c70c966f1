import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyObjectSchema } from 'yup';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import { Form, Formik, ServerErrors, SubmitButton, useFormikContext } from '@storefront/shared/forms';
import { useSelector, type MutationState } from '@storefront/shared/store';
import { Banner, TextButton, useStatusSinceMount, Section, useMutationDone } from '@storefront/shared/ui';

interface Props<Values extends object> {
  /** Under which what is typed is kept. */
  name: string;
  title: string;
  saved: Values;
  schema: AnyObjectSchema;
  /** The progress of saving. */
  select: (state: never) => MutationState<unknown>;
  /** The form's name of a field of the body, where they differ. */
  fields?: Record<string, string>;
  onSubmit: (values: Values) => void;
  children: ReactNode;
}

/** One part of the profile with its own button. It says in its place that it was saved, and stays as it is. */
export function FormCard<Values extends object>({
  name,
  title,
  saved,
  schema,
  select,
  fields,
  onSubmit,
  children,
}: Props<Values>) {
  const { t } = useTranslation('account-profile');
  const initialValues = useFormDraft(name, saved);
  const [isUnsaved] = useState(() => !isEqual(initialValues, saved));
  const state = useStatusSinceMount(useSelector(select));
  const [isSaved, setIsSaved] = useState(false);
  useMutationDone(state, () => {
    clearFormDraft(name);
    setIsSaved(true);
  });
  return (
    <Section title={title}>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={schema}
        onSubmit={(values) => {
          setIsSaved(false);
          onSubmit(schema.cast(values) as Values);
        }}
      >
        <Form aria-label={title}>
          <SaveFormDraft form={name} />
          {isUnsaved && <Unsaved name={name} saved={saved} />}
          <ServerErrors error={state.error} {...(fields && { fields })} />
          {children}
          <Line>
            <SubmitButton size="medium" busy={state.status === 'pending'}>
              {t('save')}
            </SubmitButton>
            <p role="status">{isSaved && t('saved')}</p>
          </Line>
        </Form>
      </Formik>
    </Section>
  );
}

/** What is shown was typed before and is not what the shop has. */
function Unsaved<Values extends object>({ name, saved }: { name: string; saved: Values }) {
  const { t } = useTranslation('account-profile');
  const { values, resetForm } = useFormikContext<Values>();
  if (isEqual(values, saved)) return null;
  return (
    <Banner
      action={
        <TextButton
          onClick={() => {
            clearFormDraft(name);
            resetForm({ values: saved });
          }}
        >
          {t('discard')}
        </TextButton>
      }
    >
      {t('unsaved')}
    </Banner>
  );
}

/** Of values of one form, which have the same keys in the same order. */
const isEqual = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4);
  > [role='status'] {
    color: var(--c-success);
  }
`;
