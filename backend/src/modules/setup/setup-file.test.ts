import { fitsSetting } from '../settings/check-settings';
import { fieldsOf } from './answers';
import { readSetupFile, SetupFileError } from './setup-file';
import { commandLanguage } from '../../lib/localized';

const fields = fieldsOf({
  siteName: '',
  gateways: ['VNPAY'],
  provinceCodes: ['01', '79'],
  paymentMinutes: 15,
});

function faultsOf(text: string) {
  try {
    readSetupFile(text, fields);
  } catch (error) {
    if (error instanceof SetupFileError)
      return error.faults.map(({ line, column, field }) => `${line}:${column} ${field}`);
    throw error;
  }
  return [];
}

test('a file is read as the shop keeps it', () => {
  const answers = readSetupFile(
    'version: 1\nshop:\n  siteName: "  Tiệm   Mộc "\n  taxCode: "0312345678-001"\n  email: Hello@TiemMoc.vn\n' +
      'shipping:\n  freeShippingFrom: null\n',
    fields,
  );

  expect(Object.fromEntries(answers)).toEqual({
    'shop.siteName': 'Tiệm Mộc',
    'shop.taxCode': '0312345678-001',
    'shop.email': 'hello@tiemmoc.vn',
    'shipping.freeShippingFrom': null,
  });
});

const tariffs =
  '{SAME_PROVINCE: {STANDARD: {first: 18000, next: 2500, from: 1, to: 2}, EXPRESS: null}, ' +
  'SAME_REGION: {STANDARD: {first: 28000, next: 4000, from: 2, to: 3}, EXPRESS: null}, ' +
  'REMOTE: {STANDARD: {first: 35000, next: 6000, from: 3, to: 5}, EXPRESS: null}, ' +
  'ABROAD: {STANDARD: null, EXPRESS: null}}';

test('shipping zones, the payment window and the return window are set up, too', () => {
  const answers = readSetupFile(
    `shop:\n  currency: VND\n  languages: [vi, en]\norders:\n  paymentMinutes: 30\n  returnDays: 0\n` +
      `shipping:\n  shopProvince: "01"\n  firstGrams: 500\n  nextGrams: 250\n  tariffs: ${tariffs}\n`,
    fields,
  );

  expect(Object.fromEntries(answers)).toMatchObject({
    'orders.paymentMinutes': 30,
    'orders.returnDays': 0,
    'shipping.shopProvince': '01',
    'shipping.firstGrams': 500,
    'shipping.tariffs': { REMOTE: { STANDARD: { first: 35_000, to: 5 }, EXPRESS: null } },
  });
});

test.each([
  ['shop.currency', 'USD'],
  ['shop.languages', '[vi]'],
  ['shop.languages', '[vi, en, fr]'],
  ['orders.paymentMinutes', '0'],
  ['orders.paymentMinutes', '1.5'],
  ['orders.returnDays', '366'],
  ['orders.returnDays', 'seven'],
  ['shipping.shopProvince', '79'],
  ['shipping.firstGrams', '-1'],
  ['shipping.tariffs', '{}'],
  ['shipping.tariffs', tariffs.replace('REMOTE: {STANDARD: {', 'REMOTE: {STANDARD: null, FAST: {')],
  ['shipping.tariffs', tariffs.replace('from: 3, to: 5', 'from: 5, to: 3')],
  ['shipping.tariffs', tariffs.replace(/SAME_REGION: .*?EXPRESS: null}, /, '')],
  ['shipping.tariffs', tariffs.replace('first: 18000', 'first: "18.000"')],
])('%s: %s is refused with what would be right', (path, yaml) => {
  const [section, name] = path.split('.');
  expect(faultsOf(`${section}:\n  ${name}: ${yaml}\n`)).toEqual([expect.stringContaining(path)]);
});

test.each<[string, string, unknown]>([
  ['shop.taxCode', '"001099012345"', '001099012345'],
  ['shop.taxCode', '""', ''],
  ['shop.hotline', '"+84 28 1234 5678"', '+84 28 1234 5678'],
  ['shop.analyticsId', 'G-ABC_123', 'G-ABC_123'],
  [
    'shop.socials',
    '[{name: Facebook, url: "https://facebook.com/moc"}]',
    [{ name: 'Facebook', url: 'https://facebook.com/moc' }],
  ],
  ['payments.methods', '[COD, ONLINE]', ['COD', 'ONLINE']],
  ['payments.codProvinces', '["79"]', ['79']],
])('%s: %s is an answer that a form of staff takes too', (path, yaml, value) => {
  const [section, name] = path.split('.');
  const answers = readSetupFile(`${section}:\n  ${name}: ${yaml}\n`, fields);
  const setting = fields.find((field) => field.path === path)?.setting;

  expect(answers.get(path)).toEqual(value);
  expect(setting && fitsSetting(setting.group, setting.name, answers.get(path))).toBe(true);
});

const eleven = Array.from({ length: 11 }, () => '{name: x, url: "https://example.com"}').join();
test.each([
  ['shop.taxCode', '"12345678901"'],
  ['shop.analyticsId', '"<script>"'],
  ['shop.hotline', '"call us"'],
  ['shop.email', '"an <a@b.vn>"'],
  ['shop.socials', `[${eleven}]`],
  ['shop.socials', `[{name: "${'x'.repeat(41)}", url: "https://example.com"}]`],
])('%s: %s is refused, as a form of staff does', (path, yaml) => {
  const [section, name] = path.split('.');
  expect(faultsOf(`${section}:\n  ${name}: ${yaml}\n`)).toEqual([expect.stringContaining(path)]);
});

test('a shop without a gateway is not paid online', () => {
  const offline = fieldsOf({ siteName: '', gateways: [], provinceCodes: ['79'], paymentMinutes: 15 });
  expect(() => readSetupFile('payments:\n  methods: [COD, ONLINE]\n', offline)).toThrow('payments.methods');
});

test('every fault is told with its line, column and field at once', () => {
  expect(
    faultsOf(
      'version: 2\nshop:\n  siteNam: x\n  taxCode: 312345678\npayments:\n  methods: [COD, BITCOIN]\n  codLimit: 1.290.000\n' +
        'shipping:\n  defaultProvince: "99"\nadmin: nobody\nsecrets:\n  smtp: x\n',
    ),
  ).toEqual([
    '1:10 version',
    '3:3 shop.siteNam',
    '4:12 shop.taxCode',
    '6:12 payments.methods',
    '7:13 payments.codLimit',
    '9:20 shipping.defaultProvince',
    '10:8 admin',
    '11:1 secrets',
  ]);
});

test.each([
  ['no YAML', 'shop: [1\n'],
  ['the same field twice', 'shop:\n  email: a@b.vn\n  email: c@d.vn\n'],
  ['a list', '- shop\n'],
  ['nothing', ''],
  ['a control character', 'shop:\n  siteName: "a\\u0007b"\n'],
  ['a text that turns round', 'shop:\n  siteName: "a\\u202eb"\n'],
  ['an address that is no link', 'shop:\n  socials: [{name: x, url: "javascript:alert(1)"}]\n'],
  ['a negative limit', 'payments:\n  codLimit: -1\n'],
  ['an empty list of ways to pay', 'payments:\n  methods: []\n'],
  ['no address', 'admin:\n  email:\n'],
  ['more than 64 KB', `shop:\n  siteName: ${'x'.repeat(70_000)}\n`],
])('%s is refused', (_what, text) => {
  expect(faultsOf(text)).not.toEqual([]);
});

test('names that point at each other without end are refused quickly', () => {
  const bomb = [
    'a: &a [x]',
    ...'bcdefghi'.split('').map(
      (name, at) =>
        `${name}: &${name} [${Array(9)
          .fill(`*${'abcdefgh'[at] ?? ''}`)
          .join(',')}]`,
    ),
  ].join('\n');

  expect(() => readSetupFile(`${bomb}\nshop:\n  socials: *i\n`, fields)).toThrow();
});

test('a command speaks the language that it was asked for, or that of the terminal', () => {
  expect(commandLanguage('en', { LANG: 'vi_VN.UTF-8' })).toBe('en');
  expect(commandLanguage(undefined, { LANG: 'en_US.UTF-8' })).toBe('en');
  expect(commandLanguage(undefined, { LC_ALL: 'vi_VN', LANG: 'en_US' })).toBe('vi');
  expect(commandLanguage('de', {})).toBe('vi');
});
