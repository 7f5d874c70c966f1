import { createProgressLine, progressText } from './progress-line';

test('progress says how far it is, how fast, and how long still', () => {
  const progress = { done: 5_000, total: 20_000, seconds: 2 };

  expect(progressText(progress, 'rows', 'en')).toBe('25 % · 2,500 rows/s · 6 s left');
  expect(progressText({ ...progress, total: 300_000 }, 'pictures', 'vi')).toBe(
    '1 % · 2.500 ảnh/giây · còn 1 phút 58 giây',
  );
  expect(progressText({ done: 0, total: 0, seconds: 0 }, 'rows', 'en')).toBe('0 %');
});

test('a terminal sees one line, and a log a line every ten seconds', () => {
  const shown = (isTTY: boolean) => {
    let text = '';
    let now = 0;
    const line = createProgressLine({ isTTY, write: (more) => (text += more) }, 'en', () => now);
    line.begin('rows');
    for (let second = 0; second <= 20; second++) {
      now = second * 1000;
      line.show(second * 10, 400);
    }
    line.end();
    return text;
  };

  expect(shown(true).split('\r\u001B[K')).toHaveLength(22);
  expect(shown(false)).toBe('25 % · 10 rows/s · 30 s left\n50 % · 10 rows/s · 20 s left\n');
});
