import { refusedFields } from '@storefront/shared/testing';
import { detailsSchema, emptyDetails, maxDescription, toDetails, type DetailsValues } from './details';

const fine: DetailsValues = {
  businessName: 'Cà phê Lan',
  taxCode: '',
  phone: '0912 345 678',
  website: '',
  description: 'Bán cà phê.',
};

/** The fields that are refused. */
const refusedIn = (values: Partial<DetailsValues>) => refusedFields(detailsSchema, { ...fine, ...values });

test('a name, a telephone number and a description are asked for, and nothing else', async () => {
  expect(await refusedIn(emptyDetails)).toEqual(['businessName', 'description', 'phone']);
  expect(await refusedIn({})).toEqual([]);
});

test.each<[keyof DetailsValues, string, string]>([
  ['businessName', 'x'.repeat(120), 'x'.repeat(121)],
  ['description', 'x'.repeat(maxDescription), 'x'.repeat(maxDescription + 1)],
  ['website', `https://a.vn/${'x'.repeat(287)}`, `https://a.vn/${'x'.repeat(288)}`],
  ['phone', '02838223344', '0912345'],
])('%s is taken up to its bound and refused beyond it', async (field, good, bad) => {
  expect(await refusedIn({ [field]: good })).toEqual([]);
  expect(await refusedIn({ [field]: bad })).toEqual([field]);
});

test.each([
  ['0101234567', '0101234567'],
  ['010.123.4567', '0101234567'],
  ['0101234567-001', '0101234567-001'],
  ['0101234567 001', '0101234567-001'],
  ['010123456789', '010123456789'],
])('the tax code %s is sent as %s', async (taxCode, sent) => {
  expect(await refusedIn({ taxCode })).toEqual([]);
  expect(toDetails({ ...fine, taxCode }).taxCode).toBe(sent);
});

test.each(['010123456', '01012345678', '0101234567-0011', '010123456A', '-0101234567'])(
  'the tax code %s is refused',
  async (taxCode) => {
    expect(await refusedIn({ taxCode })).toEqual(['taxCode']);
  },
);

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/a ', 'https://example.com/a'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
])('the website %s is sent as %s', async (website, sent) => {
  expect(await refusedIn({ website })).toEqual([]);
  expect(toDetails({ ...fine, website }).website).toBe(sent);
});

test.each([
  'ftp://example.com',
  'javascript:alert(1)',
  'mailto:lan@example.com',
  'example',
  'https://',
  'https://lan@example.com',
  'https://lan:secret@example.com',
])('the website %s is refused', async (website) => {
  expect(await refusedIn({ website })).toEqual(['website']);
});

test('what is sent is trimmed, and what is empty is left out', () => {
  expect(toDetails({ ...fine, businessName: '  Cà phê Lan ', description: ' Bán cà phê. ' })).toEqual({
    businessName: 'Cà phê Lan',
    phone: '+84912345678',
    description: 'Bán cà phê.',
  });
});
