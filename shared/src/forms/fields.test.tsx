import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
import { array, boolean, object, string } from 'yup';
import type { Language } from '../contracts';
import { renderUi } from '../testing/render-ui';
import {
  CheckboxField,
  EmailOrPhoneField,
  MoneyField,
  PhoneField,
  RadioCardsField,
  SelectField,
  TextareaField,
  TextField,
} from './fields';
import { Form } from './form';
import { choice, text } from './rules';
import { ServerErrors, type ServerErrorsProps } from './server-errors';
import { SubmitButton } from './submit-button';

interface Given {
  values: Record<string, unknown>;
  schema?: object;
  onSubmit?: (values: object) => void;
  children: ReactNode;
  language?: Language;
}

function show({ values, schema, onSubmit = () => undefined, children, language }: Given) {
  const page = renderUi(
    <Formik initialValues={values} validationSchema={schema} onSubmit={onSubmit}>
      <Form aria-label="Mẫu">
        {children}
        <SubmitButton>Gửi</SubmitButton>
      </Form>
    </Formik>,
    language,
  );
  return { user: userEvent.setup({ delay: null }), ...page };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }));

test.each([
  ['vi', '1500000', '1.500.000'],
  ['en', '1500000', '1,500,000'],
  ['vi', '1.500.000 ₫', '1.500.000'],
  ['vi', '1 500 000đ', '1.500.000'],
  ['vi', '1,500,000', '1.500.000'],
  ['vi', '0', '0'],
  ['vi', '', ''],
  ['vi', 'một triệu', 'một triệu'],
  ['vi', '-5', '-5'],
  ['vi', '1.5', '1.5'],
  ['vi', '1234567890123', '1.234.567.890.123'],
  ['vi', '12345678901234', '12345678901234'],
] as const)(
  'an amount in %s that was typed as "%s" reads "%s" once it is left, and is as typed meanwhile',
  async (language, typed, read) => {
    const onSubmit = jest.fn();
    const { user } = show({
      values: { amount: '', note: '' },
      onSubmit,
      language,
      children: (
        <>
          <MoneyField name="amount" label="Số tiền" />
          <TextField name="note" label="Ghi chú" />
        </>
      ),
    });
    const field = screen.getByLabelText('Số tiền');
    expect(field).toHaveAttribute('inputmode', 'numeric');

    await user.click(field);
    if (typed) await user.paste(typed);
    expect(field).toHaveValue(typed);
    await user.click(screen.getByLabelText('Ghi chú'));
    expect(field).toHaveValue(read);

    await send();
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ amount: read, note: '' }));
  },
);

test('who listens to a choice finds it stored already, and one that is missing is asked for', async () => {
  const reported: string[] = [];
  const { user } = show({
    values: { city: '' },
    schema: object({ city: choice() }),
    children: (
      <SelectField
        name="city"
        label="Tỉnh"
        placeholder="Chọn"
        options={[{ value: '79', label: 'Thành phố Hồ Chí Minh' }]}
        onChange={({ target }) => reported.push(target.value)}
      />
    ),
  });
  await send();
  expect(await screen.findByText('Bạn chưa chọn.')).toBeVisible();
  expect(screen.getByLabelText('Tỉnh')).toBeInvalid();

  await user.selectOptions(screen.getByLabelText('Tỉnh'), '79');

  expect(reported).toEqual(['79']);
  await waitFor(() => expect(screen.getByLabelText('Tỉnh')).toBeValid());
  expect(screen.getByLabelText('Tỉnh')).toHaveValue('79');
});

test('a choice whose option is not there yet is sent as it was, and one that the browser fills in is sent as that', async () => {
  const onSubmit = jest.fn();
  show({
    values: { ward: '26740', city: '79' },
    onSubmit,
    children: (
      <>
        <SelectField name="ward" label="Phường" placeholder="Đang tải" options={[]} />
        <SelectField
          name="city"
          label="Tỉnh"
          options={[
            { value: '79', label: 'Thành phố Hồ Chí Minh' },
            { value: '01', label: 'Hà Nội' },
          ]}
        />
      </>
    ),
  });
  const city = screen.getByLabelText('Tỉnh');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(city, '01');

  await send();

  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ward: '26740', city: '01' }));
});

test('ticks, files and fields without a name are not taken for text that the browser filled in', async () => {
  const onSubmit = jest.fn();
  const { user } = show({
    values: { isAgreed: false, kind: 'a', file: '', name: 'Lan' },
    onSubmit,
    children: (
      <>
        <CheckboxField name="isAgreed" label="Đồng ý" />
        <input type="radio" name="kind" value="b" readOnly />
        <input type="file" name="file" />
        <input aria-label="Không tên" defaultValue="x" />
        <input aria-label="Không có" name="other" defaultValue="x" />
        <TextField name="name" label="Tên" />
      </>
    ),
  });
  await user.type(screen.getByLabelText('Tên'), ' Anh');
  await send();

  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ isAgreed: false, kind: 'a', file: '', name: 'Lan Anh' }),
  );
});

test('what the browser filled in is not overwritten when another field is typed into', async () => {
  const { user } = show({
    values: { name: '', email: '' },
    children: (
      <>
        <TextField name="name" label="Tên" />
        <TextField name="email" label="Email" />
      </>
    ),
  });
  const name = screen.getByLabelText('Tên');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Lan');

  await user.type(screen.getByLabelText('Email'), 'a');

  expect(name).toHaveValue('Lan');
});

test.each([
  ['tel', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
  ['email', { type: 'email', inputmode: 'email', autocapitalize: 'none', spellcheck: 'false' }],
  ['either', { type: 'text', inputmode: 'email', autocomplete: 'username', autocapitalize: 'none' }],
] as const)('a phone shows the right keys for the field of %s', (name, attributes) => {
  show({
    values: { tel: '', email: '', either: '' },
    children: (
      <>
        <PhoneField name="tel" label="tel" />
        <TextField name="email" label="email" type="email" />
        <EmailOrPhoneField name="either" label="either" />
      </>
    ),
  });

  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'type' && value === 'text') continue;
    expect(screen.getByLabelText(name)).toHaveAttribute(key, value);
  }
});

test.each([
  [255, undefined],
  [20, 20],
])(
  'a text of %i characters is taken, one more is refused, and spaces around do not count',
  async (max, given) => {
    const { user } = show({
      values: { note: '' },
      schema: object({ note: text(given) }),
      children: <TextareaField name="note" label="Ghi chú" />,
    });
    const note = screen.getByLabelText('Ghi chú');
    const write = async (value: string) => {
      await user.clear(note);
      await user.click(note);
      await user.paste(value);
    };
    await write('   ');
    await send();
    expect(await screen.findByText('Bạn chưa điền mục này.')).toBeVisible();

    await write('x'.repeat(max + 1));
    expect(await screen.findByText(`Nhiều nhất ${String(max)} ký tự.`)).toBeVisible();
    await write(`  ${'x'.repeat(max)}  `);

    await waitFor(() => expect(note).toBeValid());
  },
);

test('the summary links to fields of lists, names a tick by its message, and names what has no field', async () => {
  show({
    values: { people: [{ name: 'Lan' }, { name: '' }], isAgreed: false, hidden: '' },
    schema: object({
      people: array(object({ name: string().required('form.name.required') })),
      isAgreed: boolean().oneOf([true], 'form.choose'),
      hidden: string().required('form.required'),
    }),
    children: (
      <>
        <TextField name="people[0].name" label="Người thứ nhất" />
        <TextField name="people[1].name" label="Người thứ hai" />
        <CheckboxField name="isAgreed" label="Tôi đồng ý với mọi điều" />
      </>
    ),
  });

  await send();

  const summary = within(await screen.findByRole('group', { name: /kiểm tra 3 mục/ }));
  expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Người thứ hai',
    'Bạn chưa chọn.',
    'Bạn chưa điền mục này.',
  ]);
  expect(summary.getAllByRole('link')).toHaveLength(2);
  await userEvent.click(summary.getByRole('link', { name: 'Bạn chưa chọn.' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

test.each(['radio', 'checkbox', 'file', 'button'])(
  'going from a field to a %s shows no error yet, because the layout would move under the press',
  async (type) => {
    show({
      values: { code: '' },
      schema: object({ code: text(2) }),
      children: (
        <>
          <TextField name="code" label="Mã" />
          {type === 'button' ? <button type="button">nút</button> : <input type={type} aria-label="nút" />}
          <textarea aria-label="chữ" />
        </>
      ),
    });
    const field = screen.getByLabelText('Mã');
    const next = type === 'button' ? screen.getByText('nút') : screen.getByLabelText('nút');
    await userEvent.type(field, 'dài quá');

    act(() => next.focus());
    expect(screen.queryByText('Nhiều nhất 2 ký tự.')).not.toBeInTheDocument();
    act(() => field.focus());
    act(() => screen.getByLabelText('chữ').focus());

    expect(await screen.findByText('Nhiều nhất 2 ký tự.')).toBeVisible();
  },
);

function Refused({
  error,
  ...props
}: Omit<ServerErrorsProps, 'error'> & { error: ServerErrorsProps['error'] }) {
  return (
    <Formik initialValues={{ email: 'lan@example.com', code: 'X1' }} onSubmit={() => undefined}>
      <Form aria-label="Mẫu">
        <ServerErrors error={error} {...props} />
        <TextField name="email" label="Email" />
        <TextField name="code" label="Mã" />
      </Form>
    </Formik>
  );
}

test('in a short form an error of the server takes the focus to its first field, without a summary', async () => {
  const errors = [
    { field: 'code', code: 'invalid' as const },
    { field: 'email', code: 'EMAIL_IS_EXIST' as const },
  ];
  renderUi(<Refused hasSummary={false} error={{ code: 'VALIDATION_FAILED', errors }} />);

  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email này đã có tài khoản.');
  expect(screen.getByLabelText('Mã')).toBeInvalid();
  expect(screen.queryByRole('group', { name: /kiểm tra/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error without a field is placed where the form says, under the text that the form says', async () => {
  const { rerender } = renderUi(
    <Refused error={{ code: 'EMAIL_NOT_FOUND' }} codes={{ EMAIL_NOT_FOUND: 'email' }} />,
  );
  expect(await screen.findByRole('group', { name: /kiểm tra 1 mục/ })).toHaveFocus();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(
    <Refused
      error={{ code: 'EMAIL_NOT_FOUND' }}
      codes={{ EMAIL_NOT_FOUND: 'email' }}
      messages={{ EMAIL_NOT_FOUND: 'form.choose' }}
    />,
  );
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Bạn chưa chọn.'));
});

test.each([
  ['required', 'Bạn chưa điền mục này.'],
  ['digits', 'Tên không có chữ số.'],
  ['latin', /Tắt bộ gõ tiếng Việt/],
  ['lettersOnly', 'Mật khẩu chỉ gồm chữ cái không dấu.'],
  ['mismatch', 'Hai mật khẩu chưa giống nhau.'],
  ['CODE_OF_TOMORROW', 'Nội dung này chưa được chấp nhận. Bạn xem lại nhé.'],
])('a field that the server refuses with %s says why', async (code, words) => {
  const errors = [{ field: 'code', code: code as 'required' }];
  renderUi(<Refused error={{ code: 'VALIDATION_FAILED', errors }} />);

  await waitFor(() => expect(screen.getByLabelText('Mã')).toHaveAccessibleDescription(words));
});

test('an answer that refuses nothing any more takes the alert away', async () => {
  const { rerender } = renderUi(
    <Refused error={{ code: 'NETWORK' }} action={<a href="/help">Trợ giúp</a>} />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Mất kết nối\. Nội dung bạn nhập vẫn còn/);
  expect(screen.getByRole('link', { name: 'Trợ giúp' })).toBeVisible();

  rerender(<Refused error={{ code: 'TIMEOUT' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Máy chủ trả lời quá lâu/);
  rerender(<Refused error={null} />);

  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a form can be sent again after a handler that returns nothing', async () => {
  const sent: object[] = [];
  show({
    values: { name: 'Lan' },
    onSubmit: (values) => {
      sent.push(values);
    },
    children: <TextField name="name" label="Tên" />,
  });

  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Gửi' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  fireEvent.submit(screen.getByRole('form'));

  await waitFor(() => expect(sent).toHaveLength(2));
});

test('an amount that is there already reads with separators, and one that is wrong says so once it is left', async () => {
  const { user } = show({
    values: { amount: '1500000', note: '' },
    schema: object({ amount: text(9) }),
    children: (
      <>
        <MoneyField name="amount" label="Số tiền" />
        <TextField name="note" label="Ghi chú" />
      </>
    ),
  });
  const field = screen.getByLabelText('Số tiền');
  expect(field).toHaveValue('1.500.000');

  await user.type(field, '0000');
  await user.click(screen.getByLabelText('Ghi chú'));

  expect(await screen.findByText('Nhiều nhất 9 ký tự.')).toBeVisible();
});

test('a plain field of text takes no keys of an email, and leaving it for nothing breaks nothing', async () => {
  const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  show({ values: { note: '' }, children: <TextField name="note" label="Ghi chú" /> });
  const field = screen.getByLabelText('Ghi chú');
  for (const name of ['inputmode', 'autocapitalize', 'spellcheck']) expect(field).not.toHaveAttribute(name);

  await userEvent.type(field, 'x');
  act(() => field.blur());
  window.removeEventListener('error', failed);

  expect(failed).not.toHaveBeenCalled();
});

test('of cards the chosen one alone shows what belongs to it, and who listens is called with its value', async () => {
  const chosen: string[] = [];
  const { user } = show({
    values: { way: 'fast' },
    children: (
      <RadioCardsField
        name="way"
        legend="Cách giao"
        onChange={(value) => chosen.push(value)}
        options={[
          { value: 'fast', title: 'Nhanh', more: 'trong ngày' },
          { value: 'slow', title: 'Chậm', more: 'trong tuần' },
        ]}
      />
    ),
  });
  expect(screen.getByText('trong ngày')).toBeVisible();
  expect(screen.queryByText('trong tuần')).not.toBeInTheDocument();

  await user.click(screen.getByRole('radio', { name: 'Chậm' }));

  expect(chosen).toEqual(['slow']);
  expect(await screen.findByText('trong tuần')).toBeVisible();
  expect(screen.queryByText('trong ngày')).not.toBeInTheDocument();
});
