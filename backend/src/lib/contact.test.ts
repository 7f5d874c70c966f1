import { checkContact } from './contact';
import { normaliseEmail } from './email';
import { mailboxHash, mailboxOf } from './mailbox';
import { checkFullName, checkName } from './person-name';
import { normalisePhone } from './phone';

describe('an e-mail address', () => {
  test.each([
    ['Lan@Example.com', 'lan@example.com'],
    ['  lan.pham+shop@mail.example.com\n', 'lan.pham+shop@mail.example.com'],
    ["o'neil@example.co.uk", "o'neil@example.co.uk"],
    [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
    [`lan@${'x'.repeat(63)}.com`, `lan@${'x'.repeat(63)}.com`],
  ])('%p is kept as %p', (text, stored) => {
    expect(normaliseEmail(text)).toBe(stored);
  });

  test.each([
    '',
    'lan',
    '@example.com',
    'lan@',
    'lan@example',
    'lan@exa mple.com',
    'lan@@example.com',
    'a@b@example.com',
    '.lan@example.com',
    'la..n@example.com',
    'lan@-example.com',
    'lan@example..com',
    'lan@127.0.0.1',
    'lan@example.com\r\nBcc: all@example.com',
    '<lan@example.com>',
    'lan@example.com, bao@example.com',
    `${'x'.repeat(65)}@example.com`,
    `lan@${'x'.repeat(64)}.com`,
    `lan@${'x.'.repeat(130)}com`,
    'lành@example.com',
  ])('%p is none', (text) => {
    expect(normaliseEmail(text)).toBeNull();
  });

  test('a hostile one is refused quickly', () => {
    const began = process.cpuUsage();
    normaliseEmail(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
  });
});

describe('a mailbox', () => {
  test.each([
    ['lan.pham+shop@gmail.com', 'lanpham@gmail.com'],
    ['lan.pham@googlemail.com', 'lanpham@gmail.com'],
    ['lan.pham+shop+more@example.com', 'lan.pham@example.com'],
    ['lan@example.com', 'lan@example.com'],
  ])('%s is the same as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
    expect(mailboxHash(email)).toBe(mailboxHash(mailbox));
  });

  test('of another host or name is another one', () => {
    expect(mailboxHash('lan@gmail.com')).not.toBe(mailboxHash('lan@example.com'));
    expect(mailboxHash('lan.pham@example.com')).not.toBe(mailboxHash('lanpham@example.com'));
  });
});

describe('a telephone number', () => {
  test.each([
    ['0912345678'],
    ['+84912345678'],
    ['84912345678'],
    ['0912.345.678'],
    ['091 234 56 78'],
    ['+84 912 345 678'],
    ['84 912-345-678'],
    ['(+84) 912345678'],
    ['０９１２３４５６７８'],
  ])('%p is one and the same', (text) => {
    expect(normalisePhone(text)).toBe('+84912345678');
  });

  test('of another country keeps its country code', () => {
    expect(normalisePhone('+1 415 555 2671')).toBe('+14155552671');
  });

  test.each([
    '',
    '12',
    'abc',
    '0012345',
    '09123456789012',
    '0912345678 ext 5',
    '0912345678; drop table',
    '4155552671',
  ])('%p is none', (text) => {
    expect(normalisePhone(text)).toBeNull();
  });
});

describe('a name', () => {
  test.each([
    ['  Minh   Anh ', 'Minh Anh'],
    ['Nguyễn'.normalize('NFD'), 'Nguyễn'.normalize('NFC')],
    ["D'Artagnan-Lê Jr.", "D'Artagnan-Lê Jr."],
    ['Đặng', 'Đặng'],
    ['李', '李'],
    ['x'.repeat(60), 'x'.repeat(60)],
  ])('%p is kept as %p', (text, name) => {
    expect(checkName(text)).toEqual({ name });
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['Lan2', 'digits'],
    ['Lan２', 'digits'],
    ['Lan٢', 'digits'],
    ['Lan²', 'digits'],
    ['Ⅳ', 'digits'],
    ['<b>Lan</b>', 'invalid'],
    ['Lan\u0000', 'invalid'],
    ['Lan\u202eevil', 'invalid'],
    ['...', 'invalid'],
    ['😀', 'invalid'],
    ['x'.repeat(61), 'maxLength'],
  ])('%p is refused: %s', (text, problem) => {
    expect(checkName(text)).toEqual({ problem });
  });
});

test('a full name has two letters at least', () => {
  expect(checkFullName(' Lý ')).toEqual({ name: 'Lý' });
  expect(checkFullName('L')).toEqual({ problem: 'minLength' });
  expect(checkFullName('')).toEqual({ problem: 'required' });
});

describe('a contact', () => {
  const lan = { firstName: 'Lan', lastName: 'Phạm', phone: '0912 345 678', email: 'Lan@Example.com' };

  test('is stored in one normal form', () => {
    expect(checkContact(lan)).toEqual({
      ok: true,
      value: { firstName: 'Lan', lastName: 'Phạm', phone: '+84912345678', email: 'lan@example.com' },
    });
  });

  test('with several errors reports each under the name of its form field', () => {
    expect(checkContact({ firstName: 'L4n', lastName: '', phone: '1', email: 'x' }, 'customer.')).toEqual({
      ok: false,
      errors: [
        { field: 'customer.firstName', code: 'digits' },
        { field: 'customer.lastName', code: 'required' },
        { field: 'customer.phone', code: 'invalid' },
        { field: 'customer.email', code: 'invalid' },
      ],
    });
  });

  test('has a full name of at most sixty letters', () => {
    const named = (last: number) =>
      checkContact({ ...lan, firstName: 'x'.repeat(30), lastName: 'y'.repeat(last) });

    expect(named(29).ok).toBe(true);
    expect(named(30)).toEqual({ ok: false, errors: [{ field: 'lastName', code: 'maxLength' }] });
  });
});
