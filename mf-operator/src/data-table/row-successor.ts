import { pageHeading } from '../list/page-heading';

const controls = 'a[href], button, input';

/**
 * What takes the place of something in a row that goes away: the same action of the row that moves up, or of the last one,
 * else that row itself; the page's heading when no row is left.
 */
export function rowSuccessor(table: Element | null, focused: Element): () => HTMLElement | null | undefined {
  const row = focused.closest<HTMLElement>('tbody > tr');
  const at = row ? rowsOf(table).indexOf(row) : -1;
  const name = row && row !== focused ? focused.textContent : '';
  return () => {
    const rows = rowsOf(table);
    const next = row?.isConnected ? row : at < 0 ? null : (rows[at] ?? rows.at(-1));
    const same = [...(next?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
      ({ textContent }) => name !== '' && textContent === name,
    );
    return same ?? next ?? pageHeading();
  };
}

const rowsOf = (table: Element | null) => [...(table?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])];
