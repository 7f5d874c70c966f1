/** Small words for SVG parts. Paths use absolute M, L, C, Q and Z only, so that they can be mirrored. */
type Attributes = Record<string, string | number | undefined>;

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');
}

export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, strokeWidth: number, more: Attributes = {}) =>
  path(d, 'none', { stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  ellipse(cx, cy, r, r, fill, more);

export const group = (content: string, more: Attributes = {}) => `<g${attributes(more)}>${content}</g>`;

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The same path on the other side of the picture's middle. */
export const mirror = (d: string, middle = 600) =>
  d.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, x: string, y: string) => `${round(2 * middle - Number(x))},${y}`,
  );

const round = (value: number) => Math.round(value * 100) / 100;

/** Closes a half outline (from the middle's top to the middle's bottom) with its mirror image. */
export function whole(half: string, middle = 600): string {
  const points = [...half.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const commands = [...half.matchAll(/[MLC][^MLC]*/g)].map(([text]) => {
    const letter = text.charAt(0);
    return { letter, count: (text.match(/-?[\d.]+[ ,]-?[\d.]+/g) ?? []).length };
  });
  const steps = commands.flatMap(({ letter, count }) =>
    letter === 'C' ? Array.from({ length: count / 3 }, () => 3) : Array.from({ length: count }, () => 1),
  );
  const back = points.map(([x, y]) => `${round(2 * middle - x)},${y}`).reverse();
  let at = 1;
  const returning = steps
    .slice(1)
    .reverse()
    .map((size) => {
      const piece = back.slice(at, at + size).join(' ');
      at += size;
      return `${size === 3 ? 'C' : 'L'}${piece}`;
    });
  return `${half} ${returning.join(' ')} Z`;
}
