import { fold } from '../../lib/fold';
import { readMarks } from './cell-values';
import { colorCodeOf } from './color-names';
import { columnNamed } from './columns';
import type { Row } from './read-rows';

/** A line of a file of another shop, by the headings of that shop. */
export interface ForeignRow {
  line: number;
  /** Trimmed; empty where the file has no such column. */
  cell: (heading: string) => string;
}

const colorOptions = new Set(['color', 'colour', 'mau', 'mau sac']);
export const isColorOption = (name: string) => colorOptions.has(fold(name));

/**
 * What options of a variant are here: the color, and everything else as its size. A color is a name with a code; where
 * neither the file nor we know the code, the report asks for it.
 */
export function optionCells(options: { name: string; value: string }[], code: string): Row['cells'] {
  const color = options.find(({ name }) => isColorOption(name))?.value ?? '';
  const others = options.filter(({ name, value }) => value && !isColorOption(name)).map(({ value }) => value);
  return {
    ...(color && { colorVi: color, colorRgb: code || (colorCodeOf(color) ?? '') }),
    ...(others.length > 0 && { size: others.join(' / ') }),
  };
}

/** The words among tags that are marks here. Undefined when there are none, so that marks stay as they are. */
export function markCells(tags: string): Row['cells'] {
  const marks = tags.split(',').filter((tag) => tag.trim() && 'value' in readMarks(tag));
  return marks.length > 0 ? { marks: marks.join(', ') } : {};
}

/** The name of the file behind the address of a picture. */
export function fileNameOf(address: string): string {
  const last = (address.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Our own columns that a merchant added to the file of another shop. */
export const addedColumn = (heading: string) => {
  const column = columnNamed(heading);
  return column === 'colorRgb' || column === 'nameEn' || column === 'descriptionEn' ? column : undefined;
};
