import { openReferralShop, type ReferralShop, type TestMember } from '../../testing/referral';
import type { Invited } from '../referrals/referrals.schema';
import type { ContactImport, ReferralContact } from './referral-contacts.schema';

let shop: ReferralShop;
let member: TestMember;
beforeAll(async () => {
  shop = await openReferralShop();
});
beforeEach(async () => {
  member = await shop.aMember();
});
afterAll(() => shop.close());

interface Page<T> {
  data: T[];
  meta: { total: number };
}
const contact = {
  fullName: 'Trần Thị Hoa',
  company: 'Công ty Hoa',
  email: 'Hoa@Example.com',
  phoneNumber: '0912 345 679',
};
const list = async (query = '', of = member) =>
  (
    await shop.ask<Page<ReferralContact>>('GET', `relationship/relationship/list-contact/${of.id}${query}`, {
      headers: of.headers,
    })
  ).data;
const add = (body: object, of = member) =>
  shop.ask<ReferralContact>('POST', 'relationship/relationship/contact', { headers: of.headers, body });
const sendFile = (bytes: Buffer | string, more: object = {}) =>
  shop.ask<ContactImport>('POST', 'relationship/relationship/contact/import', {
    headers: member.headers,
    body: { content: Buffer.from(bytes).toString('base64'), ...more },
  });

test('a member adds, finds, changes and removes a contact', async () => {
  const { data } = await add(contact);
  expect(data).toMatchObject({
    fullName: 'Trần Thị Hoa',
    email: 'hoa@example.com',
    phoneNumber: '+84912345679',
  });
  expect((await list('?search=tran%20thi')).data).toMatchObject([{ id: data.id, company: 'Công ty Hoa' }]);

  const path = `relationship/relationship/contact/${data.id}`;
  const changed = await shop.ask<ReferralContact>('PUT', path, {
    headers: member.headers,
    body: { fullName: 'Trần Hoa', email: 'hoa@example.com' },
  });
  expect(changed.data).toMatchObject({ fullName: 'Trần Hoa', company: null, phoneNumber: null });

  expect((await shop.ask('DELETE', path, { headers: member.headers })).status).toBe(200);
  expect((await list()).data).toEqual([]);
  expect((await shop.ask('DELETE', path, { headers: member.headers })).errorCode).toBe(
    'REFERRAL_CONTACT_NOT_FOUND',
  );
});

test('what is wrong with a contact is reported field by field', async () => {
  const { errors } = await add({ fullName: 'Hoa 2', email: 'x', phoneNumber: '12', company: '=1+1' });

  expect(errors).toEqual([
    { field: 'fullName', code: 'digits' },
    { field: 'company', code: 'invalid' },
    { field: 'email', code: 'invalid' },
    { field: 'phoneNumber', code: 'invalid' },
  ]);
  expect((await add({ fullName: 'Hoa' })).errors).toEqual([{ field: 'email', code: 'required' }]);
});

test('a list has an address once, and other members may have it in their lists too', async () => {
  const other = await shop.aMember();
  const { data } = await add(contact);

  expect((await add({ fullName: 'Hoa', email: 'hoa@example.com' })).errorCode).toBe(
    'REFERRAL_CONTACT_EXISTS',
  );
  expect((await add(contact, other)).status).toBe(200);
  const foreign = { headers: other.headers, body: { fullName: 'Khác', email: 'khac@example.com' } };
  expect((await shop.ask('PUT', `relationship/relationship/contact/${data.id}`, foreign)).status).toBe(404);
  const path = `relationship/relationship/list-contact/${member.id}`;
  expect((await shop.ask('GET', path, { headers: other.headers })).status).toBe(404);
});

test('a list is sorted by name, comes page by page, and is searched by company and phone number as well', async () => {
  const { data } = await add(contact);
  await add({ fullName: 'An Bình', email: 'an@example.com' });
  await add({ fullName: 'Cao Dũng', businessName: 'Tạp hoá Dũng', phoneNumber: '0987654321' });
  const names = async (query: string) => (await list(query)).data.map(({ fullName }) => fullName);

  expect(await names('')).toEqual(['An Bình', 'Cao Dũng', 'Trần Thị Hoa']);
  expect(await names('?limit=2&page=2')).toEqual(['Trần Thị Hoa']);
  expect(await names('?search=cong%20ty')).toEqual(['Trần Thị Hoa']);
  expect(await names('?search=tap%20hoa')).toEqual(['Cao Dũng']);
  for (const number of ['%2B84987654321', '0987654321', '0987'])
    expect(await names(`?search=${number}`)).toEqual(['Cao Dũng']);
  expect(await names('?search=%25')).toEqual([]);
  const taken = { headers: member.headers, body: { fullName: 'Trần Thị Hoa', email: 'AN@example.com' } };
  expect(await shop.ask('PUT', `relationship/relationship/contact/${data.id}`, taken)).toMatchObject({
    status: 409,
    errorCode: 'REFERRAL_CONTACT_EXISTS',
  });
});

test('contacts are invited from the list, and each that is not is explained', async () => {
  const other = await shop.aMember();
  const { data } = await add(contact);
  const { data: without } = await add({ fullName: 'Không Thư', phoneNumber: '0987654321' });
  const { data: foreign } = await add({ fullName: 'Của Ai', email: 'ai@example.com' }, other);
  const body = { emails: [], contactIds: [data.id, without.id, foreign.id, 'x'] };

  const invited = await shop.ask<Invited>('POST', 'campaign/invitation', { headers: member.headers, body });
  const again = await shop.ask<Invited>('POST', 'campaign/invitation', {
    headers: member.headers,
    body: { emails: [], contactIds: [data.id] },
  });

  expect(invited.data).toMatchObject({ sent: 1 });
  expect(invited.data.skipped).toEqual([
    { email: '', contactId: without.id, reason: 'NO_EMAIL' },
    { email: '', contactId: foreign.id, reason: 'UNKNOWN_CONTACT' },
    { email: '', contactId: 'x', reason: 'UNKNOWN_CONTACT' },
  ]);
  expect(again.data.skipped).toEqual([{ email: 'hoa@example.com', reason: 'ALREADY_INVITED' }]);
});

describe('an imported file', () => {
  test.each([
    ['commas', 'Họ tên,Email,Điện thoại\nLê Mai,mai@example.com,0912345680\n'],
    [
      'semicolons and a byte order mark',
      '\ufeffHọ và tên;E-mail;Số điện thoại\r\nLê Mai;mai@example.com;0912345680',
    ],
    ['tabs and quotes', '"Full name"\t"Email"\t"Phone"\n"Lê ""Mai"""\t"mai@example.com"\t"0912345680"'],
    [
      'first and last names',
      'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value\nMai,Lê,mai@example.com,0912345680',
    ],
  ])('may be a table with %s', async (_kind, text) => {
    const { data } = await sendFile(text.replaceAll('""Mai""', 'Mai'));

    expect(data).toEqual({ rows: 1, added: 1, skipped: 0, problems: [], isPreview: false });
    expect((await list()).data).toMatchObject([
      { fullName: 'Lê Mai', email: 'mai@example.com', phoneNumber: '+84912345680' },
    ]);
  });

  test('may be in UTF-16, as spreadsheets save it', async () => {
    const text = '\ufeffHọ tên\tEmail\nĐỗ Đức\tduc@example.com\n';
    await sendFile(Buffer.from(text, 'utf16le'));

    expect((await list()).data).toMatchObject([{ fullName: 'Đỗ Đức' }]);
  });

  test('may be vCards, old and new', async () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Lê Mai\r\nORG:Hoa Mai;Bán hàng\r\nitem1.EMAIL;TYPE=work:mai@exa',
      ' mple.com\r\nTEL;VALUE=uri:tel:+84912345680\r\nEND:VCARD\r\n',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C4=90=E1=BB=97;=C4=90=E1=BB=A9=\r\nc;;;\r\nTEL;CELL:0987654321\r\nEND:VCARD\r\n',
    ];

    const { data } = await sendFile(`${cards[0] ?? ''}\r\n${cards[1] ?? ''}${cards[2] ?? ''}`);

    expect(data).toMatchObject({ rows: 2, added: 2 });
    expect((await list()).data).toMatchObject([
      { fullName: 'Lê Mai', company: 'Hoa Mai', email: 'mai@example.com' },
      { fullName: 'Đỗ Đức', phoneNumber: '+84987654321' },
    ]);
  });

  test('explains each row that is left out, also in a preview, which adds nothing', async () => {
    await add({ fullName: 'Đã Có', email: 'co@example.com' });
    const text = [
      'name,email,phone,company',
      'Lê Mai,mai@example.com,,',
      'Mai Lê,MAI@example.com,,',
      'Đã Có,co@example.com,,',
      '=HYPERLINK("x"),a@example.com,,',
      'Bùi An,b@example.com,,@SUM(1)',
      'Không Gì,,,',
      'Sai Thư,sai,,',
      'Sai Số,,12,',
      ',c@example.com,,',
    ].join('\n');

    const preview = await sendFile(text, { isPreview: true });
    expect((await list()).meta.total).toBe(1);
    const { data } = await sendFile(text);

    expect(data).toEqual({ ...preview.data, isPreview: false });
    expect(data).toMatchObject({ rows: 9, added: 1, skipped: 8 });
    expect(data.problems.map(({ row, problem }) => [row, problem])).toEqual([
      [3, 'TWICE'],
      [4, 'KNOWN'],
      [5, 'FORMULA'],
      [6, 'FORMULA'],
      [7, 'NO_ADDRESS'],
      [8, 'EMAIL'],
      [9, 'PHONE'],
      [10, 'NAME'],
    ]);
    expect((await list()).meta.total).toBe(2);
  });

  test.each([
    [
      'in an old Vietnamese encoding',
      Buffer.from([0x74, 0xea, 0x6e, 0x2c, 0x65, 0x6d, 0x61, 0x69, 0x6c]),
      'CONTACTS_FILE_UNREADABLE',
    ],
    [
      'that is a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
      'CONTACTS_FILE_UNREADABLE',
    ],
    ['with a quote that never ends', 'name,email\n"Lê Mai,mai@example.com\n', 'CONTACTS_FILE_UNREADABLE'],
    ['without rows', 'name,email\n', 'CONTACTS_FILE_EMPTY'],
    ['without names of columns', 'Lê Mai,mai@example.com\nLê Mai,mai@example.com', 'CONTACTS_FILE_EMPTY'],
    ['that is empty', '', 'CONTACTS_FILE_EMPTY'],
  ])('%s is refused as a whole', async (_kind, bytes, code) => {
    expect((await sendFile(bytes)).errorCode).toBe(code);
    expect((await list()).data).toEqual([]);
  });

  test('of a hundred thousand rows is refused with a clear answer, and one of five thousand is taken', async () => {
    const table = (count: number) =>
      `name,email\n${Array.from({ length: count }, (_, at) => `Lê Mai,m${String(at)}@example.com`).join('\n')}`;

    expect(await sendFile(table(100_000))).toMatchObject({
      status: 422,
      errorCode: 'CONTACTS_FILE_TOO_LONG',
    });
    expect((await sendFile(table(5_001))).errorCode).toBe('CONTACTS_FILE_TOO_LONG');
    expect((await sendFile(table(5_000))).data).toMatchObject({ added: 5_000 });
    expect((await add(contact)).errorCode).toBe('REFERRAL_CONTACT_LIMIT_REACHED');
  });

  test('is added as a whole while a contact is given an address of it', async () => {
    const table = Array.from({ length: 2_000 }, (_, at) => `Lê Mai,m${String(at)}@example.com`).join('\n');
    for (let round = 0; round < 5; round++) {
      member = await shop.aMember();
      const { data } = await add({ fullName: 'Đã Có', email: 'co@example.com' });
      const path = `relationship/relationship/contact/${data.id}`;
      const body = { fullName: 'Lê Mai', email: 'm1999@example.com' };
      const importing = sendFile(`name,email\n${table}`);
      await new Promise((done) => setTimeout(done, 20 + 15 * round));

      const changed = await shop.ask('PUT', path, { headers: member.headers, body });

      const imported = await importing;
      expect(imported.status).toBe(200);
      expect([changed.status, imported.data.added]).toEqual(
        changed.status === 200 ? [200, 1_999] : [409, 2_000],
      );
    }
  });

  test('made to keep the shop busy is refused at once', async () => {
    const startedAt = Date.now();
    const send = async (content: string) =>
      (
        await shop.ask('POST', 'relationship/relationship/contact/import', {
          headers: member.headers,
          body: { content },
        })
      ).errorCode;

    expect(await send(`${' '.repeat(300_000)}!`)).toBe('CONTACTS_FILE_UNREADABLE');
    expect(await send('A'.repeat(3_500_000))).toBe('CONTACTS_FILE_TOO_LONG');
    expect(await send('A'.repeat(9_000_000))).toBe('CONTACTS_FILE_TOO_LONG');
    expect((await sendFile(`name,email\na${'"'.repeat(1_000_000)}\n`)).data).toMatchObject({ added: 0 });

    expect(Date.now() - startedAt).toBeLessThan(3_000);
  });

  test('is read twenty times in an hour', async () => {
    for (let at = 0; at < 20; at++) await sendFile('name,email\n', { isPreview: true });

    expect((await sendFile('name,email\n', { isPreview: true })).errorCode).toBe('TOO_MANY_REQUESTS');
  });
});
