import { openState } from './opening-hours';

const hours = [
  { from: 1, to: 5, opens: '08:00', closes: '12:00' },
  { from: 1, to: 5, opens: '13:00', closes: '17:30' },
  { from: 6, to: 6, opens: '08:00', closes: '12:00' },
];
/** A moment as clocks in Việt Nam show it; 16 March 2026 is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-03-${String(15 + day)}T${time}:00+07:00`);

test.each([
  { when: 'before it opens', now: at(1, '07:59'), is: { kind: 'later', from: '08:00' } },
  { when: 'the minute it opens', now: at(1, '08:00'), is: { kind: 'open', until: '12:00' } },
  { when: 'the minute it closes for lunch', now: at(1, '12:00'), is: { kind: 'later', from: '13:00' } },
  { when: 'in the afternoon', now: at(5, '17:29'), is: { kind: 'open', until: '17:30' } },
  { when: 'in the evening', now: at(5, '17:30'), is: { kind: 'closed' } },
  { when: 'on Saturday morning', now: at(6, '09:00'), is: { kind: 'open', until: '12:00' } },
  { when: 'on Sunday', now: at(7, '09:00'), is: { kind: 'closed' } },
])('a visitor is told whether a place is open $when', ({ now, is }) => {
  expect(openState(hours, now)).toEqual(is);
});
