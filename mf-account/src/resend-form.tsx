import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InferType } from 'yup';
import { email, Form, Formik, object, ServerErrors, SubmitButton, TextField } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Card, Stack } from '@storefront/shared/ui';
import { resendVerification } from './resend-verification';

const schema = object({ email: email() });
type Values = InferType<typeof schema>;
const messages = { invalid: 'form.email.invalid' };

/** Asks for an activation mail where the address is not known. The answer tells nothing about an address. */
export function ResendForm() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [address, setAddress] = useState('');
  const { status, error } = useSelector((state) => resendVerification.select(state, address));
  const submit = (values: Values) => {
    const { email: typed } = schema.cast(values);
    setAddress(typed);
    dispatch(resendVerification.send(typed));
  };
  return (
    <Stack gap={4}>
      {status === 'done' && (
        <Banner tone="success" isLive>
          {t('resend.done', { email: address })}
        </Banner>
      )}
      <Formik<Values> initialValues={{ email: '' }} validationSchema={schema} onSubmit={submit}>
        <Card>
          <Form>
            <ServerErrors error={error} messages={messages} />
            <TextField name="email" type="email" label={t('login.email')} autoComplete="email" />
            <SubmitButton busy={status === 'pending'} isWide>
              {t('resend.submit')}
            </SubmitButton>
          </Form>
        </Card>
      </Formik>
    </Stack>
  );
}
