import { mailUntil } from './mail-time';

test.each([
  ['vi', '2026-11-29T17:00:00.000Z', '29/11/2026'],
  ['en', '2026-11-29T17:00:00.000Z', '29/11/2026'],
  ['vi', '2026-11-29T03:30:00.000Z', '10:30 29/11/26'],
  ['en', '2026-11-29T03:30:00.000Z', '29/11/2026, 10:30'],
] as const)('a mail in %s says of %s in Vietnam that it lasts until %s', (language, endsAt, text) => {
  expect(mailUntil(new Date(endsAt), language)).toBe(text);
});
