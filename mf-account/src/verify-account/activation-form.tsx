import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InferType } from 'yup';
import {
  Form,
  Formik,
  object,
  passwordAgain,
  PasswordField,
  ServerErrors,
  SubmitButton,
} from '@storefront/shared/forms';
import { selectSetting, useSelector, type ApiErrorState } from '@storefront/shared/store';
import { Card, Stack, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { NewPasswordField } from '../new-password-field';
import { newPassword, passwordMessages } from '../new-password';

const schemaOf = (setting: { strictLatinLetters: boolean }) =>
  object({ password: newPassword(setting), confirmPassword: passwordAgain() });
export type ActivationValues = InferType<ReturnType<typeof schemaOf>>;

interface Props {
  error: ApiErrorState | undefined;
  isBusy: boolean;
  onSubmit: (values: ActivationValues) => void;
}

/** Asks for the password in a browser that did not sign up: who did may be a stranger to this mailbox. */
export function ActivationForm({ error, isBusy, onSubmit }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-access');
  const strictLatinLetters = useSelector(selectSetting).settingClient?.strictLatinLetters ?? false;
  const schema = useMemo(() => schemaOf({ strictLatinLetters }), [strictLatinLetters]);
  return (
    <Stack gap={4}>
      <p>{t('verify.choose')}</p>
      <Formik<ActivationValues>
        initialValues={{ password: '', confirmPassword: '' }}
        validationSchema={schema}
        onSubmit={(values) => onSubmit(values)}
      >
        <Card>
          <Form>
            <ServerErrors error={error} messages={passwordMessages} />
            <NewPasswordField name="password" label={t('signUp.password')} />
            <PasswordField
              name="confirmPassword"
              label={t('signUp.confirmPassword')}
              autoComplete="new-password"
            />
            <p>
              {t('verify.accept')}{' '}
              <TextLink to={pathTo('catalog/policy', { key: 'security' })} target="_blank">
                {t('signUp.privacy')}
              </TextLink>
            </p>
            <SubmitButton busy={isBusy} isWide>
              {t('verify.submit')}
            </SubmitButton>
          </Form>
        </Card>
      </Formik>
    </Stack>
  );
}
