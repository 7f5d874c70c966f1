import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  clearFormDraft,
  readFormDraft,
  SaveFormDraft,
  useFormDraft,
  writeFormDraft,
} from '@storefront/shared/form-draft';
import {
  Form,
  Formik,
  object,
  ServerErrors,
  SubmitButton,
  text,
  TextareaField,
} from '@storefront/shared/forms';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { Banner, useMutationDone, useRepeatKey } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { consulting } from './consulting';

interface Props {
  id: string;
  slug: string;
  providerName: string;
}

const maxLength = 2_000;
const schema = object({ message: text(maxLength) });
/** The owner of a draft that is written before signing in. */
const visitor = 'visitor';

/** Asks the provider for advice. A visitor signs in on the way, and finds the text again. */
export function ConsultForm({ id, slug, providerName }: Props) {
  const { t } = useTranslation('provider-solutions');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { isLoggedIn } = useSession();
  const form = `provider-consult:${id}`;
  const [typed] = useState(() => messageOf(readFormDraft(form, visitor)));
  const initialValues = useFormDraft(form, { message: typed });
  const { status, error } = useSelector((state) => consulting.select(state, id));
  const keyFor = useRepeatKey(status === 'done');
  useMutationDone(
    useSelector((state) => consulting.select(state, id)),
    () => clearFormDraft(form),
  );

  if (status === 'done')
    return (
      <Banner tone="success" isLive title={t('consult.sent')}>
        {t('consult.sentText', { name: providerName })}
      </Banner>
    );
  if (error?.code === 'REQUEST_ALREADY_SENT')
    return (
      <Banner isLive title={t('consult.already')}>
        {t('consult.alreadyText', { name: providerName })}
      </Banner>
    );
  const submit = (values: typeof initialValues) => {
    const message = values.message.trim();
    if (isLoggedIn) {
      dispatch(consulting.send({ solutionId: id, message, idempotencyKey: keyFor(message) }));
      return;
    }
    writeFormDraft(form, { account: visitor, values: { message } });
    const login = pathTo('account/login', { redirectUrl: `${paths.solution.to(slug)}#consult` });
    if (login) void navigate(login);
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Form aria-label={t('consult.title')}>
        <SaveFormDraft form={form} />
        {isLoggedIn && typed && <Banner>{t('consult.back')}</Banner>}
        <ServerErrors error={error} />
        <TextareaField
          name="message"
          label={t('consult.message')}
          hint={t('consult.hint')}
          rows={4}
          maxLength={maxLength}
        />
        <SubmitButton isWide size="medium" busy={status === 'pending'}>
          {t(isLoggedIn ? 'consult.send' : 'consult.loginAndSend')}
        </SubmitButton>
      </Form>
    </Formik>
  );
}

function messageOf(draft: unknown): string {
  if (typeof draft !== 'object' || draft === null || !('message' in draft)) return '';
  return typeof draft.message === 'string' ? draft.message : '';
}
