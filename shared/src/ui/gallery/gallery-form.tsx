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
import type { Messages } from './messages';

const schema = object({ name: fullName(), contact: emailOrPhone(), password: password() });
const emptyValues = { name: '', contact: '', password: '', news: false };

/** A whole form; what passes its rules is refused as a server would, to show that too. */
export function GalleryForm({ messages }: { messages: Messages }) {
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
        <Form aria-label={messages.signUp}>
          <ServerErrors error={error} />
          <TextField name="name" label={messages.fullName} autoComplete="name" />
          <EmailOrPhoneField name="contact" label={messages.emailOrPhone} />
          <PasswordField
            name="password"
            label={messages.password}
            autoComplete="new-password"
            hint={messages.passwordHint}
          />
          <CheckboxField name="news" label={messages.newsletter} />
          <SubmitButton isWide>{messages.signUp}</SubmitButton>
        </Form>
      </Formik>
    </Narrow>
  );
}

const Narrow = styled(Card)`
  max-width: 480px;
`;
