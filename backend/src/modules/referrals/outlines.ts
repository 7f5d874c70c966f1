import { openSync } from 'fontkit';
import { fontFiles, runsOf, type Weight } from '../../lib/letters';

interface TextStyle {
  /** Pixels. */
  size: number;
  color: string;
  weight?: Weight;
}

type Font = ReturnType<typeof openSync>;
let opened: Map<string, Font> | undefined;

/** Opened with the first picture, because most processes never draw one. */
const fonts = () => (opened ??= new Map(fontFiles().map(({ name, file }) => [name, openSync(file)])));

/** A line of text as SVG outlines of the shipped font: a bare machine has no fonts. `x` and `y` are its left end and base line. */
function outlined(text: string, x: number, y: number, { size, color, weight = 'regular' }: TextStyle) {
  let at = x;
  const glyphs: string[] = [];
  for (const run of runsOf(text, weight)) {
    const font = fonts().get(run.font);
    if (!font) continue;
    const scale = size / font.unitsPerEm;
    const { glyphs: drawn, positions } = font.layout(run.text);
    drawn.forEach(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${round(at + xOffset * scale)} ${round(y - yOffset * scale)})`;
      glyphs.push(`<path transform="${place} scale(${scale} ${-scale})" d="${path.toSVG()}"/>`);
      at += xAdvance * scale;
    });
  }
  return { svg: `<g fill="${color}">${glyphs.join('')}</g>`, width: at - x };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The line at the given size, or smaller if it would be wider than `width`. */
export function fitted(text: string, x: number, y: number, width: number, style: TextStyle): string {
  const line = outlined(text, x, y, style);
  if (line.width <= width) return line.svg;
  return outlined(text, x, y, { ...style, size: (style.size * width) / line.width }).svg;
}
