import { formatDate, formatDateInText, formatDateTime } from './index';

test('a date is the day it is in Vietnam, wherever the reader is', () => {
  expect(formatDate('2026-11-20T17:30:00.000Z')).toBe('21/11/2026');
  expect(formatDateTime('2026-11-20T17:05:00.000Z')).toBe('21/11/2026 00:05');
});

test('an English sentence names the month', () => {
  expect(formatDateInText('2026-11-21T03:00:00Z', 'en')).toBe('21 Nov 2026');
  expect(formatDateInText('2026-11-21T03:00:00Z', 'vi')).toBe('21/11/2026');
});
