import styled from '@emotion/styled';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CheckboxField,
  Form,
  Formik,
  PasswordField,
  PhoneField,
  ServerErrors,
  SubmitButton,
  TextField,
} from '@storefront/shared/forms';
import { selectSetting, useSelector, type ApiErrorState } from '@storefront/shared/store';
import { Card, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { NewPasswordField } from '../new-password-field';
import { paths } from '../paths/paths';
import { passwordMessages } from '../new-password';
import { SignUpNotices } from './sign-up-notices';
import { signUpSchema, type SignUpValues } from './sign-up-schema';

interface Props {
  /** Came with the link that led here. */
  referralCode: string;
  redirectUrl: string | undefined;
  error: ApiErrorState | undefined;
  isBusy: boolean;
  onSubmit: (values: SignUpValues) => void;
}

/** Everything an account begins with; refused or not, what was typed stays. */
export function SignUpForm({ referralCode, redirectUrl, error, isBusy, onSubmit }: Props) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-access');
  const isStrict = useSelector(selectSetting).settingClient?.strictLatinLetters ?? false;
  const schema = useMemo(() => signUpSchema({ strictLatinLetters: isStrict }), [isStrict]);
  const isKnown = error?.code === 'EMAIL_IS_EXIST';
  return (
    <Formik<SignUpValues>
      initialValues={{ ...emptyValues, referralCode }}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(schema.cast(values))}
    >
      <Card>
        <Form>
          <ServerErrors error={error} messages={passwordMessages} />
          <SignUpNotices />
          <Names>
            <TextField name="lastName" label={t('signUp.lastName')} autoComplete="family-name" />
            <TextField name="firstName" label={t('signUp.firstName')} autoComplete="given-name" />
          </Names>
          <TextField name="email" type="email" label={t('signUp.email')} autoComplete="email" />
          {isKnown && (
            <p>
              <TextLink to={paths.login.to(redirectUrl)}>{t('signUp.signIn')}</TextLink>
              {' · '}
              <TextLink to={paths.forgotPassword.to()}>{t('signUp.forgot')}</TextLink>
            </p>
          )}
          <PhoneField name="phone" label={t('signUp.phone')} />
          <NewPasswordField name="password" label={t('signUp.password')} />
          <PasswordField
            name="confirmPassword"
            label={t('signUp.confirmPassword')}
            autoComplete="new-password"
          />
          <TextField
            name="referralCode"
            label={t('signUp.referralCode')}
            hint={t('signUp.referralHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <CheckboxField
              name="acceptTerms"
              label={
                <>
                  {t('signUp.accept')}{' '}
                  <TextLink to={pathTo('catalog/policy', { key: 'security' })} target="_blank">
                    {t('signUp.privacy')}
                  </TextLink>
                </>
              }
            />
            <CheckboxField name="marketingConsent" label={t('signUp.marketing')} />
          </div>
          <SubmitButton busy={isBusy} isWide>
            {t('signUp.submit')}
          </SubmitButton>
        </Form>
      </Card>
    </Formik>
  );
}

const emptyValues: SignUpValues = {
  lastName: '',
  firstName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  referralCode: '',
  acceptTerms: false,
  marketingConsent: false,
};

const Names = styled.div`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
