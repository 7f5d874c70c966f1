const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  deg: '°',
  times: '×',
};

const character = (code: number) =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';

const OPENING = /<(\/?)([a-z][a-z0-9]*)/iy;
const paragraphs = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'blockquote',
]);

/** What stands in the place of a tag. */
function spaceOf(name: string, isEnd: boolean): string {
  if (name === 'br') return '\n';
  if (name === 'li') return isEnd ? '' : '\n- ';
  if (name === 'tr') return '\n';
  if (paragraphs.has(name)) return isEnd ? '\n\n' : '\n';
  return ' ';
}

/** The words between tags. One pass: a text that never closes what it opens is read as fast as another. */
function withoutTags(html: string): string {
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const past = (end: string, from: number) => {
    const found = lower.indexOf(end, from);
    return found < 0 ? html.length : found + end.length;
  };
  let text = '';
  for (let at = 0; at < html.length;) {
    const tag = html.indexOf('<', at);
    if (tag < 0) return text + html.slice(at);
    text += html.slice(at, tag);
    OPENING.lastIndex = tag;
    const [, end = '', name = ''] = OPENING.exec(lower) ?? [];
    if (html.startsWith('<!--', tag)) at = past('-->', tag + 4);
    else if (name === '') {
      text += '<';
      at = tag + 1;
    } else if (end === '' && (name === 'script' || name === 'style')) at = past(`</${name}>`, tag);
    else {
      text += spaceOf(name, end !== '');
      at = past('>', tag);
    }
  }
  return text;
}

/** The words of a text in HTML: paragraphs apart, items of lists with a dash, and nothing of scripts and styles. */
export const textOfHtml = (html: string): string =>
  withoutTags(html)
    .replaceAll(/&#(\d{1,7});/g, (_all, code: string) => character(Number(code)))
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_all, code: string) => character(Number.parseInt(code, 16)))
    .replaceAll(/&([a-z]{2,8});/gi, (all, name: string) => entities[name.toLowerCase()] ?? all)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
