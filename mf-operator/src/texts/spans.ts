import type { ContentSpan } from '@storefront/shared/contracts';

const marked = /\\([\\*[\]])|\*\*((?:\\.|[^\\*])+)\*\*|\[((?:\\.|[^\\\]])+)\]\(([^()\s]*)\)/gu;
const bare = (text: string) => text.replace(/\\([\\*[\]])/g, '$1');
const escaped = (text: string) => text.replace(/[\\*[\]]/g, String.raw`\$&`);

/** Pieces of a text as they are typed: `**strong**`, `[words](/where)`, and a backslash before a sign that is meant as it is. */
export function spansOf(typed: string): ContentSpan[] {
  const found: ContentSpan[] = [];
  const add = (span: ContentSpan) => {
    const last = found.at(-1);
    if (last && !span.strong && !span.href && !last.strong && !last.href) last.text += span.text;
    else if (span.text) found.push(span);
  };
  let end = 0;
  for (const match of typed.matchAll(marked)) {
    const [whole, sign, strong, words, href] = match;
    add({ text: typed.slice(end, match.index) });
    if (sign !== undefined) add({ text: sign });
    else if (strong !== undefined) add(strongOf(strong));
    else add(linkOf(words ?? '', href ?? ''));
    end = match.index + whole.length;
  }
  add({ text: typed.slice(end) });
  return found;
}

const wholeLink = /^\[((?:\\.|[^\\\]])+)\]\(([^()\s]*)\)$/u;
/** A strong link is a link inside of the stars. */
function strongOf(inner: string): ContentSpan {
  const [, words, href] = wholeLink.exec(inner) ?? [];
  return words === undefined
    ? { text: bare(inner), strong: true }
    : { ...linkOf(words, href ?? ''), strong: true };
}
const linkOf = (words: string, href: string): ContentSpan => ({ text: bare(words), href });

/** How pieces of a text are typed. */
export const typedSpans = (spans: readonly ContentSpan[]): string =>
  spans
    .map(({ text, strong, href }) => {
      const words = href === undefined ? escaped(text) : `[${escaped(text)}](${href})`;
      return strong ? `**${words}**` : words;
    })
    .join('');
