import { refusedFields } from '@storefront/shared/testing';
import { invoiceRule } from './invoice-rule';

const wanted = {
  isWanted: true,
  company: 'Công ty Lan',
  taxCode: '0101234567',
  address: '1 Lê Lợi',
  email: 'lan@example.com',
};

/** The fields that are refused. */
const refusedIn = (invoice: Partial<typeof wanted>) =>
  refusedFields(invoiceRule(), { ...wanted, ...invoice });

test('of an invoice that is wanted all is asked for, and of one that is not nothing', async () => {
  const nothing = { company: '', taxCode: '', address: ' ', email: '' };
  expect(await refusedIn({})).toEqual([]);
  expect([...new Set(await refusedIn(nothing))]).toEqual(['address', 'company', 'email', 'taxCode']);
  expect(await refusedIn({ ...nothing, isWanted: false })).toEqual([]);
  expect(await refusedIn({ isWanted: false, taxCode: '1', email: 'x', company: 'x'.repeat(999) })).toEqual(
    [],
  );
});

test.each([
  ['company', 'x'.repeat(200), 'x'.repeat(201)],
  ['address', 'x'.repeat(255), 'x'.repeat(256)],
  ['email', 'lan@example.com', 'lan@example'],
])('%s is taken up to its bound and refused beyond it', async (field, good, bad) => {
  expect(await refusedIn({ [field]: good })).toEqual([]);
  expect(await refusedIn({ [field]: bad })).toEqual([field]);
});

test.each([
  ['0101234567', '0101234567'],
  ['010.123.4567', '0101234567'],
  ['0101234567-001', '0101234567-001'],
  ['0101234567–001', '0101234567-001'],
  ['0101234567001', '0101234567-001'],
  ['0101-234-567', '0101234567'],
  ['010123456789', '010123456789'],
])('the tax code %s is sent as %s', async (taxCode, sent) => {
  expect(await refusedIn({ taxCode })).toEqual([]);
  expect(invoiceRule().cast({ ...wanted, taxCode }).taxCode).toBe(sent);
});

test.each(['010123456', '01012345678', '0101234567-01', '0101234567-0011', '010123456A'])(
  'the tax code %s is refused',
  async (taxCode) => {
    expect(await refusedIn({ taxCode })).toEqual(['taxCode']);
  },
);
