import { object, type Schema } from 'yup';
import { message, translateMessage } from '../errors/message';
import { readablePhone } from './phone';
import { email, emailOrPhone, fullName, password, passwordAgain, personName, phoneVN, text } from './rules';
import { isEmpty } from '../ui/is-empty';

async function said(rule: Schema, value: unknown): Promise<string | null> {
  try {
    await rule.validate(value === '' ? undefined : value, { abortEarly: false });
    return null;
  } catch (error) {
    return (error as { errors: string[] }).errors[0] ?? '';
  }
}

test.each([
  ['ten@example.com', null],
  ['  Ten.Ho+shop@Example.com.vn ', null],
  ['', 'form.email.required'],
  ['ten', 'form.email.invalid'],
  ['ten@example', 'form.email.invalid'],
  ['ten@@example.com', 'form.email.invalid'],
  ['ten ho@example.com', 'form.email.invalid'],
])('a customer who enters the email "%s" gets the message %s', async (value, expected) => {
  expect(await said(email(), value)).toBe(expected);
});

test.each([
  ['0912345678', '+84912345678'],
  ['0912 345 678', '+84912345678'],
  ['0912.345.678', '+84912345678'],
  ['+84 912 345 678', '+84912345678'],
  ['84912345678', '+84912345678'],
  ['0084 912 345 678', '+84912345678'],
  ['0312345678', '+84312345678'],
  ['0512345678', '+84512345678'],
  ['0712345678', '+84712345678'],
  ['0812345678', '+84812345678'],
  ['028 3822 3344', '+842838223344'],
  ['(028) 3822-3344', '+842838223344'],
])('the phone number %s is stored as %s', async (written, kept) => {
  expect(await phoneVN().validate(written)).toBe(kept);
});

test.each(['12345', '0112345678', '028 3822 334', '+1 202 555 0100', '09123456789', 'không có'])(
  'a customer who enters the phone number %s gets an error',
  async (written) => {
    expect(await said(phoneVN(), written)).toBe('form.phone.invalid');
  },
);

test('an email is as long as addresses can be, and not longer', async () => {
  const rest = '@example.com';
  const longest = `${'a'.repeat(254 - rest.length)}${rest}`;

  expect(await said(email(), longest)).toBeNull();
  expect(await said(email(), `a${longest}`)).toBe('form.email.invalid');
});

test.each([
  [undefined, 255],
  [20, 20],
])('a text of up to %s characters is counted without the spaces around it', async (max, limit) => {
  const longest = 'ă'.repeat(limit);

  expect(await text(max).validate(`  ${longest} `)).toBe(longest);
  expect(await said(text(max), `${longest}ă`)).toBe(message('form.tooLong', { max: limit }));
  expect(await said(text(max), '   ')).toBe('form.required');
});

test('a single field accepts an email or a phone number', async () => {
  expect(await emailOrPhone().validate(' Ten@Example.com ')).toBe('ten@example.com');
  expect(await emailOrPhone().validate('0912 345 678')).toBe('+84912345678');
  expect(await said(emailOrPhone(), 'ten@example')).toBe('form.emailOrPhone.invalid');
  expect(await said(emailOrPhone(), '0112345678')).toBe('form.emailOrPhone.invalid');
  expect(await said(emailOrPhone(), 'ten')).toBe('form.emailOrPhone.invalid');
  expect(await said(emailOrPhone(), '')).toBe('form.emailOrPhone.required');
});

test.each([
  ['Nguyễn Thị Ánh', null],
  ["D'Arcy O’Neil", null],
  ['Anne-Marie', null],
  ['Nguyê\u0303n', null],
  ['An 2', 'form.name.digits'],
  ['An ٣', 'form.name.digits'],
  ['An <b>', 'form.name.letters'],
  ['', 'form.name.required'],
])('a customer with the name "%s" gets the message %s', async (value, expected) => {
  expect(await said(personName(), value)).toBe(expected);
});

test('a name is the same whichever way its marks were typed', async () => {
  expect(await personName().validate(' Nguye\u0302\u0303n   Ánh ')).toBe('Nguyễn Ánh'.normalize('NFC'));
});

test('a full name has 2 to 60 characters', async () => {
  expect(await said(fullName(), 'A')).toBe(message('form.name.tooShort', { min: 2 }));
  expect(await said(fullName(), 'An')).toBeNull();
  expect(await said(fullName(), 'a'.repeat(60))).toBeNull();
  expect(await said(fullName(), 'a'.repeat(61))).toBe(message('form.name.tooLong', { max: 60 }));
});

test.each([
  ['matkhau1', null],
  ['P@ss w0rd~', null],
  ['ngan', message('form.password.tooShort', { min: 8 })],
  ['matkha1', message('form.password.tooShort', { min: 8 })],
  ['mậtkhẩu123', 'form.password.latin'],
  ['', 'form.password.required'],
])('a customer who chooses the password "%s" gets the message %s', async (value, expected) => {
  expect(await said(password(), value)).toBe(expected);
});

test('a strict password accepts letters only', async () => {
  expect(await said(password({ strictLatinLetters: true }), 'matkhau1')).toBe('form.password.lettersOnly');
  expect(await said(password({ strictLatinLetters: true }), 'matkhaudai')).toBeNull();
});

test('a password must match its confirmation', async () => {
  const both = object({ password: password(), confirmation: passwordAgain() });

  expect(await said(both, { password: 'matkhau1', confirmation: 'matkhau2' })).toBe('form.password.mismatch');
  expect(await said(both, { password: 'matkhau1', confirmation: 'matkhau1' })).toBeNull();
});

test('an optional rule accepts an empty value but rejects an invalid one', async () => {
  expect(await said(email().notRequired(), '')).toBeNull();
  expect(await said(email().notRequired(), 'ten')).toBe('form.email.invalid');
});

test('only null, an empty text and an empty list count as empty', () => {
  expect([null, '', []].map(isEmpty)).toEqual([true, true, true]);
  expect([0, false, ' ', [0], {}].map(isEmpty)).toEqual([false, false, false, false, false]);
});

test('a message passes its numbers to the text', () => {
  const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as never;

  const inLanguage = (language: string) => ({ t, language });

  expect(translateMessage(inLanguage('vi'), message('form.tooLong', { max: 5_000 }))).toBe(
    'form.tooLong {"max":"5.000"}',
  );
  expect(translateMessage(inLanguage('en'), message('form.tooLong', { max: 5_000 }))).toBe(
    'form.tooLong {"max":"5,000"}',
  );
  // It chooses the form of the text.
  expect(translateMessage(inLanguage('en'), message('errors:wait.hours', { count: 1 }))).toBe(
    'errors:wait.hours {"count":1}',
  );
});

test('an email has at most 254 characters, and a new one is stored in small letters without spaces around', async () => {
  const of = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  expect(await said(email(), of(254))).toBeNull();
  expect(await said(email(), of(255))).toBe('form.email.invalid');
  expect(await email().validate('  Lan@Example.COM ')).toBe('lan@example.com');
});

test.each([
  'ten@-example.com',
  'ten@example-.com',
  'ten@example..com',
  'ten@example.123',
  '@example.com',
  'ten@.com',
])('the email %s has no mailbox', async (value) => {
  expect(await said(email(), value)).toBe('form.email.invalid');
});

test.each([
  ['0912345678', true],
  ['091234567', false],
  ['09123456789', false],
  ['0112345678', false],
  ['0212345678', false],
  ['02838223344', true],
  ['028382233445', false],
  ['0084912345678', true],
  ['(091) 234-56.78', true],
  ['+85912345678', false],
  ['912345678', false],
])('the phone number %s is one: %s', async (written, isOne) => {
  expect(await said(phoneVN(), written)).toBe(isOne ? null : 'form.phone.invalid');
  expect(await said(emailOrPhone(), written)).toBe(isOne ? null : 'form.emailOrPhone.invalid');
});

test('a mobile number is read in threes, and any other as it is stored', () => {
  expect(readablePhone('+84912345678')).toBe('0912 345 678');
  expect(readablePhone('+842838223344')).toBe('+842838223344');
  expect(readablePhone('')).toBe('');
});

test('a name is stored with single spaces and composed letters', async () => {
  expect(await personName().validate('  Nguye\u0302\u0303n   Lan ')).toBe('Nguyễn Lan');
  expect(await said(fullName(), ' A ')).toBe(message('form.name.tooShort', { min: 2 }));
});

test('a password of a shop that takes any letters may have digits, and its confirmation is asked for by name', async () => {
  expect(await said(password({ strictLatinLetters: false }), 'abcdefg8')).toBeNull();
  expect(await said(password(), 'abcdefgh')).toBeNull();
  const both = object({ fresh: password(), again: passwordAgain('fresh') });
  expect(await said(both, { fresh: 'abcdefgh' })).toBe('form.password.again');
  expect(await said(both, { fresh: 'abcdefgh', again: 'abcdefgi' })).toBe('form.password.mismatch');
});
