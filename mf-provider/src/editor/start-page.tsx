import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RemotePage, SolutionKind } from '@storefront/shared/contracts';
import { clearFormDraft, SaveFormDraft, useFormDraft } from '@storefront/shared/form-draft';
import {
  choice,
  Form,
  Formik,
  object,
  SelectField,
  ServerErrors,
  SubmitButton,
  text,
  TextField,
} from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Page, Section, useStatusSinceMount, useMutationDone, useRepeatKey } from '@storefront/shared/ui';
import { solutionKinds } from '../drafts/draft-text';
import { paths } from '../paths/paths';
import { beginning } from './beginning';
import { maxTitleLength } from './editor-schema';

const form = 'provider-new-solution';
const schema = object({ titleVi: text(maxTitleLength), kind: choice() });

/** Begins a solution: from its title on, everything saves itself. */
function StartPage() {
  const { t } = useTranslation('provider-editor');
  const { t: ofArea } = useTranslation('provider');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const state = useStatusSinceMount(useSelector(beginning.select));
  const repeatKey = useRepeatKey(state.status === 'done');
  const initialValues = useFormDraft(form, { titleVi: '', kind: '' });
  useMutationDone(state, (solution) => {
    clearFormDraft(form);
    if (solution) void navigate(paths.editSolution.to(solution.id), { replace: true });
  });
  return (
    <Page
      title={t('start.title')}
      width="form"
      breadcrumb={[{ label: t('breadcrumb'), to: paths.ownSolutions.to() }]}
    >
      <Section title={t('start.first')}>
        <Formik
          initialValues={initialValues}
          validationSchema={schema}
          onSubmit={({ titleVi, kind }) => {
            const body = { titleVi: titleVi.trim(), kind: kind as SolutionKind };
            dispatch(beginning.send({ body, idempotencyKey: repeatKey(JSON.stringify(body)) }));
          }}
        >
          <Form aria-label={t('start.title')}>
            <SaveFormDraft form={form} />
            <ServerErrors error={state.error} />
            <TextField
              name="titleVi"
              label={t('fields.titleVi')}
              hint={t('start.titleHint')}
              maxLength={maxTitleLength}
              autoComplete="off"
            />
            <SelectField
              name="kind"
              label={t('fields.kind')}
              placeholder={t('fields.chooseKind')}
              options={solutionKinds.map((kind) => ({ value: kind, label: ofArea(`kinds.${kind}`) }))}
            />
            <SubmitButton busy={state.status === 'pending'}>{t('start.submit')}</SubmitButton>
          </Form>
        </Formik>
      </Section>
    </Page>
  );
}

export const startPage: RemotePage = {
  Component: StartPage,
  head: (_state, _at, t) => ({ title: t('provider-editor:start.title'), noindex: true }),
  slices: [beginning.slice],
  saga: [beginning.saga],
};
