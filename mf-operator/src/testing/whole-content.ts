import { wholePage } from '@storefront/shared/testing';

const menu = /\n {2}nav aria-label=Work of the shop\n(?: {4}.*\n)+/;

/** The outline of a page of staff without the menu, which the first page has as well. */
export async function wholeContent(last?: string | RegExp): Promise<string> {
  return (await wholePage(last)).replace(menu, '\n');
}
