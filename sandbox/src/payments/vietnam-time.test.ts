import { fromVietnamStamp, toVietnamDay, toVietnamStamp } from './vietnam-time';

test('a moment is written and read at +07:00', () => {
  const instant = new Date('2026-11-20T18:30:05Z');

  expect(toVietnamStamp(instant)).toBe('20261121013005');
  expect(toVietnamDay(instant)).toBe('20261121');
  expect(fromVietnamStamp('20261121013005')).toEqual(instant);
});

test.each(['20260230120000', '20261321000000', '20261121250000', '2026112101300', 'yesterday', ''])(
  '"%s" is not a moment',
  (stamp) => {
    expect(fromVietnamStamp(stamp)).toBeUndefined();
  },
);
