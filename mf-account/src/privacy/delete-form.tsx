import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { Form, Formik, object, PasswordField, ServerErrors, SubmitButton } from '@storefront/shared/forms';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { deletingAccount } from './privacy-state';

const passwordSchema = object({ password: string().required('account-profile:errors.passwordRequired') });

/** Who has the password may end the account. */
export function DeleteForm() {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const { status, error } = useSelector(deletingAccount.select);
  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={passwordSchema}
      onSubmit={(values) => {
        dispatch(deletingAccount.send(values));
      }}
    >
      <Form>
        <ServerErrors error={error} />
        <PasswordField name="password" label={t('contact.password')} autoComplete="current-password" />
        <SubmitButton variant="danger" size="medium" busy={status === 'pending'} isWide>
          {t('privacy.deleteConfirm')}
        </SubmitButton>
      </Form>
    </Formik>
  );
}
