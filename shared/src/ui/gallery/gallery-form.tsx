import styled from '@emotion/styled';
import { useState } from 'react';
import { object } from 'yup';
import {
  CheckboxField,
  EmailOrPhoneField,
  Form,
  Formik,
  fullName,
  password,
  PasswordField,
  emailOrPhone,
  ServerErrors,
  SubmitButton,
  TextField,
  type ServerErrorsProps,
} from '../../forms';
import { Card } from '../card';
import type { Words } from './words';

const schema = object({ name: fullName(), contact: emailOrPhone(), password: password() });
const emptyValues = { name: '', contact: '', password: '', news: false };

/** A whole form; what passes its rules is refused as a server would, to show that too. */
export function GalleryForm({ words }: { words: Words }) {
  const [error, setError] = useState<ServerErrorsProps['error']>(null);
  return (
    <Narrow>
      <Formik
        initialValues={emptyValues}
        validationSchema={schema}
        onSubmit={() =>
          setError({ code: 'VALIDATION_FAILED', errors: [{ field: 'contact', code: 'EMAIL_IS_EXIST' }] })
        }
      >
        <Form aria-label={words.signUp}>
          <ServerErrors error={error} />
          <TextField name="name" label={words.fullName} autoComplete="name" />
          <EmailOrPhoneField name="contact" label={words.emailOrPhone} />
          <PasswordField
            name="password"
            label={words.password}
            autoComplete="new-password"
            hint={words.passwordHint}
          />
          <CheckboxField name="news" label={words.newsletter} />
          <SubmitButton isWide>{words.signUp}</SubmitButton>
        </Form>
      </Formik>
    </Narrow>
  );
}

const Narrow = styled(Card)`
  max-width: 480px;
`;
