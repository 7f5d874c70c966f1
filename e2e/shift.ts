import type { Page } from '@playwright/test';

interface Shifts {
  /** By the browser's own measure; 0: nothing moved. */
  sum: number;
  /** The parts that moved, with how far each movement counts. */
  parts: string[];
}

/** What moved on the page without anybody's doing since it was opened. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
          throw new Error('This browser measures no layout shift.');
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        }
        const shifts: Shift[] = [];
        const add = (entries: PerformanceEntryList) => {
          shifts.push(...(entries as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput));
        };
        // Entries that are buffered arrive with the first call.
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          const nameOf = (node: Node | null) =>
            `${node?.nodeName ?? '?'} ${(node?.textContent ?? '').slice(0, 40)}`;
          resolve({
            sum: shifts.reduce((sum, { value }) => sum + value, 0),
            parts: shifts.flatMap(({ value, sources }) =>
              sources.map(({ node }) => `${value.toFixed(4)} ${nameOf(node)}`),
            ),
          });
        }, 200);
      }),
  );

/** How far its parts moved, as a sum. */
export const shiftOf = async (page: Page): Promise<number> => (await shiftsOf(page)).sum;
