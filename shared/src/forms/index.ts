export { Formik, useFormikContext, type FormikProps } from 'formik';
export { object } from 'yup';
export {
  CheckboxField,
  EmailOrPhoneField,
  MoneyField,
  PasswordField,
  PhoneField,
  RadioCardsField,
  SelectField,
  TextareaField,
  TextField,
  type CheckboxFieldProps,
  type PasswordFieldProps,
  type RadioCardsFieldProps,
  type SelectFieldProps,
  type TextareaFieldProps,
  type TextFieldProps,
} from './fields';
export { Form, type FormProps } from './form';
export { message } from '../errors/message';
export { normalizePhone, readablePhone } from './phone';
export {
  choice,
  email,
  emailOrPhone,
  fullName,
  password,
  passwordAgain,
  personName,
  phoneVN,
  taxCode,
  text,
} from './rules';
export { ServerErrors, type ServerErrorsProps } from './server-errors';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { isEmpty } from '../ui/is-empty';
