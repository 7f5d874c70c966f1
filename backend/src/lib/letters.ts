import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Weight = 'regular' | 'bold';
type Subset = 'latin' | 'vietnamese' | 'latin-ext';

const weights: Record<Weight, number> = { regular: 400, bold: 700 };

/** The shop's font comes in files by alphabet, as browsers take it. These letters are in the other two. */
const vietnamese =
  /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u0323\u1ea0-\u1ef9\u20ab]/;
const latinExt =
  /[\u0100-\u0101\u0104-\u0107\u010a-\u010f\u0112-\u0113\u0116-\u011b\u011e-\u0121\u0126-\u0127\u012a-\u012b\u012e-\u0130\u0139-\u013a\u013d-\u013e\u0141-\u0144\u0147-\u0148\u014c-\u014d\u0150-\u0151\u0154-\u0155\u0158-\u015b\u015e-\u015f\u0162-\u0167\u016a-\u017e\u01e6-\u01e7\u1e80-\u1e85\u1e9e\u2020]/;
const latin =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152-\u0153\u2013-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039-\u203a\u2044\u20ac\u2122\u2212\u2215]/;

/** A stretch of text that one file can draw. */
export interface Run {
  text: string;
  font: string;
}

export const fontName = (subset: Subset, weight: Weight) => `${subset} ${weight}`;

/** The files of the font that is shipped, under the names that runs use. */
export function fontFiles(): { name: string; file: string }[] {
  const find = createRequire(join(__dirname, 'here.js'));
  const folder = join(dirname(find.resolve('@fontsource/be-vietnam-pro/package.json')), 'files');
  return (['latin', 'vietnamese', 'latin-ext'] as const).flatMap((subset) =>
    (['regular', 'bold'] as const).map((weight) => ({
      name: fontName(subset, weight),
      file: join(folder, `be-vietnam-pro-${subset}-${String(weights[weight])}-normal.woff`),
    })),
  );
}

/** What none of them has is shown as a question mark, so that nothing that was typed can stop an invoice. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const subset = subsetOf(letter);
    const font = fontName(subset ?? 'latin', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += subset ? letter : '?';
    else runs.push({ text: subset ? letter : '?', font });
  }
  return runs;
}

function subsetOf(letter: string): Subset | undefined {
  if (latin.test(letter)) return 'latin';
  if (vietnamese.test(letter)) return 'vietnamese';
  return latinExt.test(letter) ? 'latin-ext' : undefined;
}
