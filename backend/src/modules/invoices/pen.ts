import type PDFDocument from 'pdfkit';
import { fontFiles, runsOf, type Weight } from '../../lib/letters';

type Document = InstanceType<typeof PDFDocument>;

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
}

const INK = '#1C1917';
const LINE_HEIGHT = 1.45;

/** Writes text whose letters are spread over several font files; pdfkit writes a text in one. */
export function createPen(doc: Document) {
  for (const { name, file } of fontFiles()) doc.registerFont(name, file);

  function widthOf(text: string, { size, weight = 'regular' }: Style): number {
    return runsOf(text, weight).reduce(
      (width, run) => width + doc.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** One line; `x` is its left end, or its right end. */
  function write(text: string, x: number, y: number, style: Style, align: 'left' | 'right' = 'left') {
    const { size, weight = 'regular', color = INK } = style;
    let at = align === 'right' ? x - widthOf(text, style) : x;
    for (const run of runsOf(text, weight)) {
      doc.font(run.font).fontSize(size).fillColor(color).text(run.text, at, y, { lineBreak: false });
      at += doc.widthOfString(run.text);
    }
  }

  /** The lines of a text that fit into a width; a word that alone is too long is broken. */
  function wrap(text: string, width: number, style: Style): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ').flatMap((one) => pieces(one, width, style))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && widthOf(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });
  }

  function pieces(word: string, width: number, style: Style): string[] {
    if (widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const letter of word) {
      if (part !== '' && widthOf(part + letter, style) > width) {
        parts.push(part);
        part = '';
      }
      part += letter;
    }
    return [...parts, part];
  }

  return { write, wrap, widthOf, lineHeight: ({ size }: Style) => size * LINE_HEIGHT };
}
