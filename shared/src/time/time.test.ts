import fc from 'fast-check';
import {
  arrivalDays,
  formatDate,
  formatDateInText,
  formatDateTime,
  formatDateTimeInText,
  isoDate,
  untilText,
} from './index';

test('a date is the date in Vietnam, wherever the reader is', () => {
  expect(formatDate('2026-11-20T17:30:00.000Z')).toBe('21/11/2026');
  expect(formatDateTime('2026-11-20T17:05:00.000Z')).toBe('21/11/2026 00:05');
  expect(isoDate('2026-11-20T17:05:00.000Z')).toBe('2026-11-21');
});

test('an English sentence names the month', () => {
  expect(formatDateInText('2026-11-21T03:00:00Z', 'en')).toBe('21 Nov 2026');
  expect(formatDateInText('2026-11-21T03:00:00Z', 'vi')).toBe('21/11/2026');
  expect(formatDateTimeInText('2026-12-05T17:05:00Z', 'en')).toBe('6 Dec 2026, 00:05');
  expect(formatDateTimeInText('2026-12-05T17:05:00Z', 'vi')).toBe('06/12/2026 00:05');
});

test('what ends at midnight lasts until the day before, everything else until its day and time', () => {
  expect(untilText('2026-11-30T17:00:00Z', 'vi')).toBe('30/11/2026');
  expect(untilText('2026-11-30T17:00:00Z', 'en')).toBe('30 Nov 2026');
  expect(untilText('2026-11-30T05:00:00Z', 'vi')).toBe('30/11/2026 12:00');
  expect(untilText('2026-11-30T05:00:00Z', 'en')).toBe('30 Nov 2026, 12:00');
  expect(untilText('2026-11-30T16:59:00Z', 'vi')).toBe('30/11/2026 23:59');
});

test('a date is always day/month/year in the time zone UTC+7', () => {
  const instants = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (date) => {
      const [year = '', month = '', day = ''] = new Date(date.getTime() + 7 * 3_600_000)
        .toISOString()
        .slice(0, 10)
        .split('-');

      expect(formatDate(date.toISOString())).toBe(`${day}/${month}/${year}`);
      expect(formatDateInText(date.getTime(), 'vi')).toBe(`${day}/${month}/${year}`);
    }),
  );
});

test.each([
  ['vi', { from: 1, to: 2 }, 'thứ Sáu 27/11 – thứ Bảy 28/11'],
  // Nothing is delivered on Sundays.
  ['vi', { from: 3, to: 4 }, 'thứ Hai 30/11 – thứ Ba 01/12'],
  ['en', { from: 1, to: 2 }, 'Fri 27 Nov – Sat 28 Nov'],
] as const)('days of delivery are read as dates (%s)', (language, eta, text) => {
  expect(arrivalDays(eta, Date.parse('2026-11-26T03:00:00Z'), language)).toBe(text);
});

test('days of delivery are those of Vietnam, also around midnight and the new year', () => {
  const eta = { from: 1, to: 1 };

  expect(arrivalDays(eta, Date.parse('2026-11-26T16:59:59.999Z'), 'vi')).toBe('thứ Sáu 27/11');
  expect(arrivalDays(eta, Date.parse('2026-11-26T17:00:00Z'), 'vi')).toBe('thứ Bảy 28/11');
  expect(arrivalDays(eta, Date.parse('2026-12-31T03:00:00Z'), 'en')).toBe('Fri 1 Jan');
});
