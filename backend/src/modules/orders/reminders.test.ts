import { reminderMinutes } from './reminders';

test.each([
  [60, 10],
  [15, 10],
  [6, 4],
  [3, 2],
])('of a window of %i minutes, a reminder leaves %i for paying', (window, minutes) => {
  expect(reminderMinutes(window)).toBe(minutes);
});
