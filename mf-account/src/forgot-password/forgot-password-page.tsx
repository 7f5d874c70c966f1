import { useTranslation } from 'react-i18next';
import type { InferType } from 'yup';
import type { ErrorCode, RemotePage } from '@storefront/shared/contracts';
import { email, Form, Formik, object, ServerErrors, SubmitButton, TextField } from '@storefront/shared/forms';
import {
  createMutation,
  noticeShown,
  noticeShownInPlace,
  put,
  useDispatch,
  useSelector,
} from '@storefront/shared/store';
import { Banner, Card, Page, Stack, TextLink, useStatusSinceMount } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

const schema = object({ email: email() });
type Values = InferType<typeof schema>;

/** Its data is the address that the link was sent to. */
const askReset = createMutation<string, string>({
  name: 'account/askReset',
  async send({ http, signal }, address) {
    await http.getTracked('auth/reset-password', { params: { email: address }, signal });
    return address;
  },
  *onSuccess() {
    yield* put(noticeShown('SentForgotPassword'));
  },
  *onError({ code }) {
    // Its words stand at the field.
    if (code === 'EMAIL_NOT_FOUND') yield* put(noticeShownInPlace('EmailNotFound'));
    else yield* put(noticeShown('SentForgotPasswordFailed'));
  },
});

const besideField = { EMAIL_NOT_FOUND: 'email' } satisfies Partial<Record<ErrorCode, string>>;
const messages = { invalid: 'form.email.invalid' };

/** Asks for a link to choose a new password. The form stays, for another address or another mail. */
function ForgotPasswordPage() {
  const { t } = useTranslation('account-access');
  const dispatch = useDispatch();
  const { status, data, error } = useStatusSinceMount(useSelector(askReset.select));

  const submit = (values: Values) => {
    dispatch(askReset.send(schema.cast(values).email));
  };
  return (
    <Page title={t('forgot.title')} width="form">
      <Stack gap={4}>
        <p>{t('forgot.text')}</p>
        {status === 'done' && (
          <Banner tone="success" isLive title={t('forgot.doneTitle')}>
            {t('forgot.doneText', { email: data })}
          </Banner>
        )}
        <Formik<Values> initialValues={{ email: '' }} validationSchema={schema} onSubmit={submit}>
          <Card>
            <Form>
              <ServerErrors error={error} codes={besideField} messages={messages} />
              <TextField name="email" type="email" label={t('signUp.email')} autoComplete="username" />
              <SubmitButton busy={status === 'pending'} isWide>
                {t(status === 'done' ? 'forgot.again' : 'forgot.submit')}
              </SubmitButton>
            </Form>
          </Card>
        </Formik>
        <p>
          <TextLink to={paths.login.to()}>{t('forgot.back')}</TextLink>
        </p>
      </Stack>
    </Page>
  );
}

export const forgotPasswordPage: RemotePage = {
  Component: ForgotPasswordPage,
  head: (_state, _at, t) => ({ title: t('account-access:forgot.title'), noindex: true }),
  slices: [askReset.slice],
  saga: askReset.saga,
};
