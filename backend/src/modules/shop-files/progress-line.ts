import type { Language } from '../../lib/language';

/** What shows progress: a terminal, or a file that a person reads afterwards. */
export interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

const LINE_MS = 200;
/** Where nobody looks on: a line now and then. */
const LOG_MS = 10_000;

const words = {
  vi: {
    units: { rows: 'dòng', pictures: 'ảnh', products: 'sản phẩm' },
    rate: (rate: string, unit: string) => `${rate} ${unit}/giây`,
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `còn ${minutes} phút ${seconds} giây` : `còn ${seconds} giây`,
  },
  en: {
    units: { rows: 'rows', pictures: 'pictures', products: 'products' },
    rate: (rate: string, unit: string) => `${rate} ${unit}/s`,
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `${minutes} min ${seconds} s left` : `${seconds} s left`,
  },
};
export type ProgressUnit = keyof (typeof words)['vi']['units'];

/** How far, how fast and how long still: `42 % · 5.120 rows/s · 7 s left`. */
export function progressText(
  { done, total, from = 0, seconds }: { done: number; total: number; from?: number; seconds: number },
  unit: ProgressUnit,
  language: Language,
): string {
  const { units, rate, left } = words[language];
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const perSecond = seconds > 0 ? (done - from) / seconds : 0;
  const waiting = perSecond > 0 ? Math.ceil((total - done) / perSecond) : 0;
  const shown = Math.round(perSecond).toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB');
  return [
    `${Math.floor(share * 100)} %`,
    ...(perSecond > 0 ? [rate(shown, units[unit])] : []),
    ...(perSecond > 0 && share < 1 ? [left(Math.floor(waiting / 60), waiting % 60)] : []),
  ].join(' · ');
}

export type ProgressLine = ReturnType<typeof createProgressLine>;

/** One line that is written over itself on a terminal. */
export function createProgressLine(
  output: ProgressOutput,
  language: Language,
  clock = () => performance.now(),
) {
  let unit: ProgressUnit = 'rows';
  let from: number | null = null;
  let begunAt = clock();
  let shownAt = begunAt;
  return {
    begin(next: ProgressUnit) {
      unit = next;
      from = null;
      begunAt = clock();
      shownAt = begunAt;
    },
    show(done: number, total: number) {
      from ??= done;
      const now = clock();
      if (now - shownAt < (output.isTTY ? LINE_MS : LOG_MS)) return;
      shownAt = now;
      const text = progressText({ done, total, from, seconds: (now - begunAt) / 1000 }, unit, language);
      output.write(output.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
    },
    end() {
      if (output.isTTY) output.write('\r\u001B[K');
    },
  };
}
