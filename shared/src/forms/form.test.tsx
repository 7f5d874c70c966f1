import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { useState } from 'react';
import { object, type InferType } from 'yup';
import type { ApiErrorCode } from '../http';
import { renderUi } from '../testing/render-ui';
import { RadioCardsField, TextField } from './fields';
import { Form } from './form';
import { choice, email, fullName } from './rules';
import { ServerErrors, type ServerErrorsProps } from './server-errors';
import { SubmitButton } from './submit-button';

const schema = object({ name: fullName(), contact: object({ email: email() }), shipping: choice() });
type Values = InferType<typeof schema>;
const emptyValues: Values = { name: '', contact: { email: '' }, shipping: '' };

interface Props {
  onSubmit?: (values: Values) => void;
  error?: ServerErrorsProps['error'];
  isBusy?: boolean;
}
function ContactForm({ onSubmit = () => undefined, error, isBusy = false }: Props) {
  return (
    <Formik<Values>
      initialValues={emptyValues}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(schema.cast(values))}
    >
      <Form aria-label="Liên hệ">
        <ServerErrors error={error} fields={{ 'customer.email': 'contact.email' }} />
        <TextField name="name" label="Họ và tên" autoComplete="name" />
        <TextField name="contact.email" type="email" label="Email" autoComplete="email" />
        <RadioCardsField
          name="shipping"
          legend="Cách giao"
          options={[
            { value: 'fast', title: 'Nhanh' },
            { value: 'slow', title: 'Tiết kiệm' },
          ]}
        />
        <SubmitButton busy={isBusy}>Gửi</SubmitButton>
      </Form>
    </Formik>
  );
}
function RefusedForm() {
  const [error, setError] = useState<Props['error']>();
  const errors = [{ field: 'customer.email', code: 'EMAIL_IS_EXIST' as const }];
  return <ContactForm error={error} onSubmit={() => setError({ code: 'VALIDATION_FAILED', errors })} />;
}
const send = () => userEvent.click(screen.getByRole('button', { name: /Gửi/ }));
const summary = () => screen.findByRole('group', { name: /Vui lòng kiểm tra/ });

test('a customer sees all errors at once, with the focus on the summary', async () => {
  renderUi(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'ten');

  await send();

  const list = await summary();
  await waitFor(() => expect(list).toHaveFocus());
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Họ và tên', 'Email', 'Cách giao']);
  expect(screen.getByLabelText('Họ và tên')).toHaveAccessibleDescription('Bạn chưa nhập tên.');
  expect(screen.getByLabelText('Email')).toHaveValue('ten');
});

test('a customer follows the summary to a field, corrects it, and sees it marked as corrected', async () => {
  renderUi(<ContactForm />);
  await send();

  await userEvent.click(within(await summary()).getByRole('link', { name: /Họ và tên/ }));
  expect(screen.getByLabelText('Họ và tên')).toHaveFocus();
  await userEvent.keyboard('An Nguyễn');

  await waitFor(async () => expect(await summary()).toHaveTextContent('Họ và tên (đã sửa)'));
  expect(screen.getByLabelText('Họ và tên')).not.toHaveAttribute('aria-invalid');
});

test('a customer who leaves a field empty sees no error before submitting the form', async () => {
  renderUi(<ContactForm />);

  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.tab();

  expect(screen.queryByText('Bạn chưa nhập email.')).not.toBeInTheDocument();
});

test('a customer who goes to the next field sees the error of the previous field at once', async () => {
  renderUi(<ContactForm />);

  await userEvent.type(screen.getByLabelText('Họ và tên'), 'An 2');
  await userEvent.tab();

  expect(await screen.findByText('Tên không có chữ số.')).toBeVisible();
});

test('an error does not shift the submit button while a customer presses it', async () => {
  renderUi(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'ten');

  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Gửi' }) });

  expect(screen.getByLabelText('Email')).not.toHaveFocus();
  expect(screen.queryByText(/Email chưa đúng/)).not.toBeInTheDocument();
});

test('a valid form is submitted once, with the values as the schema casts them', async () => {
  const onSubmit = jest.fn();
  renderUi(<ContactForm onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Họ và tên'), '  An   Nguyễn ');
  await userEvent.type(screen.getByLabelText('Email'), 'Ten@Example.com');
  await userEvent.click(screen.getByRole('radio', { name: 'Nhanh' }));

  await send();

  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({
    name: 'An Nguyễn',
    contact: { email: 'ten@example.com' },
    shipping: 'fast',
  });
});

test('a form includes values that the browser fills in without an event', async () => {
  const onSubmit = jest.fn();
  renderUi(<ContactForm onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Nhanh' }));
  fillSilently(screen.getByLabelText('Họ và tên'), 'An Nguyễn');
  fillSilently(screen.getByLabelText('Email'), 'ten@example.com');

  await send();

  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ contact: { email: 'ten@example.com' } })),
  );
});

test('Enter does not submit a form again while it waits for the response', async () => {
  const onSubmit = jest.fn();
  renderUi(<ContactForm isBusy onSubmit={onSubmit} />);

  await userEvent.type(screen.getByLabelText('Email'), 'ten@example.com{Enter}');

  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error of the server stays beside its field until the customer changes the value', async () => {
  renderUi(<RefusedForm />);
  await userEvent.type(screen.getByLabelText('Họ và tên'), 'An');
  await userEvent.type(screen.getByLabelText('Email'), 'ten@example.com');
  await userEvent.click(screen.getByRole('radio', { name: 'Nhanh' }));
  await send();

  const list = await summary();
  expect(list).toHaveTextContent(/Email$/);
  await waitFor(() => expect(list).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email này đã có tài khoản.');
  await userEvent.type(screen.getByLabelText('Họ và tên'), ' Nguyễn');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email này đã có tài khoản.');
  await userEvent.type(screen.getByLabelText('Email'), '.vn');
  await waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription());
});

test('the form shows an alert only for errors that no field shows', async () => {
  const ofEmail = { field: 'customer.email', code: 'EMAIL_IS_EXIST' } as const;
  const { unmount } = renderUi(
    <ContactForm
      error={{ code: 'VALIDATION_FAILED', errors: [ofEmail, { field: 'birthday', code: 'invalid' }] }}
    />,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await summary()).toHaveTextContent(/Email$/);
  unmount();

  renderUi(<ContactForm error={{ code: 'VALIDATION_FAILED', errors: [ofEmail] }} />);
  expect(await summary()).toHaveTextContent(/Email$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['vi', 'Có mục chưa được chấp nhận. Bạn xem lại nhé.'],
  ['en', 'Something was not accepted. Please check it.'],
] as const)(
  'an error without a field appears above the form in %s, with the request id',
  async (language, text) => {
    renderUi(<ContactForm error={{ code: 'VALIDATION_FAILED', requestId: 'req-9' }} />, language);

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent('req-9');
  },
);

test.each([
  ['vi', 'Chưa gửi được. Nội dung bạn nhập vẫn còn, hãy thử lại.'],
  ['en', 'That could not be sent. What you typed is still here; please try again.'],
] as const)(
  'a code of a newer backend has a general text in %s, with the request id',
  async (language, text) => {
    const code: string = 'CODE_OF_TOMORROW';
    renderUi(<ContactForm error={{ code: code as ApiErrorCode, requestId: 'req-9' }} />, language);

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent('req-9');
    expect(screen.getByRole('alert')).not.toHaveTextContent(code);
  },
);

/** Imitates a browser that fills in a form before the page's script handles events. */
function fillSilently(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
