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
const summary = () => screen.findByRole('group', { name: /chỗ cần sửa/ });

test('a customer sees all that is wrong at once, with the focus on the list', async () => {
  renderUi(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'ten');

  await send();

  const list = await summary();
  await waitFor(() => expect(list).toHaveFocus());
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Họ và tên: Bạn chưa nhập tên.',
    'Email: Email chưa đúng. Ví dụ: ten@example.com',
    'Cách giao: Bạn chưa chọn.',
  ]);
  expect(screen.getByLabelText('Họ và tên')).toHaveAccessibleDescription('Bạn chưa nhập tên.');
  expect(screen.getByLabelText('Email')).toHaveValue('ten');
});

test('a customer goes from the list to the field, mends it, and sees it ticked off', async () => {
  renderUi(<ContactForm />);
  await send();

  await userEvent.click(within(await summary()).getByRole('link', { name: /Họ và tên/ }));
  expect(screen.getByLabelText('Họ và tên')).toHaveFocus();
  await userEvent.keyboard('An Nguyễn');

  await waitFor(async () =>
    expect(await summary()).toHaveTextContent('Họ và tên: Bạn chưa nhập tên. (đã sửa)'),
  );
  expect(screen.getByLabelText('Họ và tên')).not.toHaveAttribute('aria-invalid');
});

test('a customer who leaves a field empty is not blamed before sending', async () => {
  renderUi(<ContactForm />);

  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.tab();

  expect(screen.queryByText('Bạn chưa nhập email.')).not.toBeInTheDocument();
});

test('a customer who goes on to the next field learns at once what is wrong in this one', async () => {
  renderUi(<ContactForm />);

  await userEvent.type(screen.getByLabelText('Họ và tên'), 'An 2');
  await userEvent.tab();

  expect(await screen.findByText('Tên không có chữ số.')).toBeVisible();
});

test('a press on the button is not moved away by an error above it', async () => {
  renderUi(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Email'), 'ten');

  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Gửi' }) });

  expect(screen.getByLabelText('Email')).not.toHaveFocus();
  expect(screen.queryByText(/Email chưa đúng/)).not.toBeInTheDocument();
});

test('a form that is right is sent once, in the form that the rules make', async () => {
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

test('what the browser filled in without an event is sent too', async () => {
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

test('a form that waits for its answer is not sent again by Enter', async () => {
  const onSubmit = jest.fn();
  renderUi(<ContactForm isBusy onSubmit={onSubmit} />);

  await userEvent.type(screen.getByLabelText('Email'), 'ten@example.com{Enter}');

  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the server refuses stands beside its field until another value is typed', async () => {
  renderUi(<RefusedForm />);
  await userEvent.type(screen.getByLabelText('Họ và tên'), 'An');
  await userEvent.type(screen.getByLabelText('Email'), 'ten@example.com');
  await userEvent.click(screen.getByRole('radio', { name: 'Nhanh' }));
  await send();

  const list = await summary();
  expect(list).toHaveTextContent('Email: Email này đã có tài khoản.');
  await waitFor(() => expect(list).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email này đã có tài khoản.');
  await userEvent.type(screen.getByLabelText('Họ và tên'), ' Nguyễn');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email này đã có tài khoản.');
  await userEvent.type(screen.getByLabelText('Email'), '.vn');
  await waitFor(() => expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription());
});

test('the form says above itself what its fields do not say, and nothing that they do', async () => {
  const ofEmail = { field: 'customer.email', code: 'EMAIL_IS_EXIST' } as const;
  const { unmount } = renderUi(
    <ContactForm
      error={{ code: 'VALIDATION_FAILED', errors: [ofEmail, { field: 'birthday', code: 'invalid' }] }}
    />,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await summary()).toHaveTextContent('Email: Email này đã có tài khoản.');
  unmount();

  renderUi(<ContactForm error={{ code: 'VALIDATION_FAILED', errors: [ofEmail] }} />);
  expect(await summary()).toHaveTextContent('Email: Email này đã có tài khoản.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['vi', 'Có mục chưa được chấp nhận. Bạn xem lại nhé.'],
  ['en', 'Something was not accepted. Please check it.'],
] as const)(
  'what has no field stands above the form in %s, with the number to name',
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
  'a code of a newer backend is a general sentence in %s, with the number to name',
  async (language, text) => {
    const code: string = 'CODE_OF_TOMORROW';
    renderUi(<ContactForm error={{ code: code as ApiErrorCode, requestId: 'req-9' }} />, language);

    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent('req-9');
    expect(screen.getByRole('alert')).not.toHaveTextContent(code);
  },
);

/** As a browser that fills a form before the page's script hears events. */
function fillSilently(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
