import { isMap, isScalar, LineCounter, parseDocument, type Document, type Pair } from 'yaml';
import type { Answers, Field } from './answers';
import type { Localized } from '../../lib/localized';

const MAX_BYTES = 64 * 1024;
/** The form of the file; a later form gets another number. */
const VERSION = 1;

/** One fault of the file, where a person finds it. */
export interface FileFault {
  line: number;
  column: number;
  /** Such as `shop.hotline`; empty for the whole file. */
  field: string;
  says: Localized;
}

/** What is wrong with a setup file, all of it. */
export class SetupFileError extends Error {
  override readonly name = 'SetupFileError';

  constructor(readonly faults: FileFault[]) {
    super(faults.map(({ line, column, field, says }) => `${line}:${column} ${field} ${says.en}`).join('\n'));
  }
}

/** Reads the answers of a setup file. Throws one `SetupFileError` with every fault, by line, column and field. */
export function readSetupFile(text: string, fields: readonly Field[]): Answers {
  if (Buffer.byteLength(text) > MAX_BYTES)
    throw new SetupFileError([whole('Tệp lớn hơn 64 KB.', 'The file is larger than 64 KB.')]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, version: '1.2' });
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  if (document.errors.length > 0)
    throw new SetupFileError(
      document.errors.map(({ pos, message }) => ({
        ...placeOf(pos[0]),
        field: '',
        says: {
          vi: `Không đọc được YAML: ${firstLine(message)}`,
          en: `This is not readable YAML: ${firstLine(message)}`,
        },
      })),
    );
  if (!isMap(document.contents))
    throw new SetupFileError([
      whole('Tệp phải là các dòng "tên: giá trị".', 'The file must be lines of "name: value".'),
    ]);

  const faults: FileFault[] = [];
  const answers = new Map<string, unknown>();
  const known = new Map(fields.map((field) => [field.path, field]));
  const sections = new Set(fields.map(({ path }) => path.split('.')[0] ?? ''));
  const fault = (pair: Pair, field: string, says: Localized, atValue = false) =>
    faults.push({ ...placeOf(startOf(atValue ? (pair.value ?? pair.key) : pair.key)), field, says });
  const unknown = (pair: Pair, field: string, names: Iterable<string>) =>
    fault(pair, field, {
      vi: `không có mục này; có ${[...names].join(', ')}`,
      en: `is not known; there are ${[...names].join(', ')}`,
    });

  for (const section of document.contents.items) {
    const name = nameOf(section);
    if (name === 'version') {
      if (valueOf(section, document) !== VERSION)
        fault(section, name, { vi: `phải là ${VERSION}`, en: `must be ${VERSION}` }, true);
    } else if (!sections.has(name)) unknown(section, name, ['version', ...sections]);
    else if (!isMap(section.value))
      fault(section, name, { vi: 'phải có các mục bên dưới', en: 'must have entries below it' }, true);
    else
      for (const entry of section.value.items) {
        const path = `${name}.${nameOf(entry)}`;
        const field = known.get(path);
        if (!field) {
          const siblings = [...known.keys()].filter((one) => one.startsWith(`${name}.`));
          unknown(entry, path, siblings);
          continue;
        }
        const read = field.read(valueOf(entry, document));
        if (read.ok) answers.set(path, read.value);
        else fault(entry, path, { vi: `phải là ${read.must.vi}`, en: `must be ${read.must.en}` }, true);
      }
  }
  if (faults.length > 0) throw new SetupFileError(faults);
  return answers;
}

const whole = (vi: string, en: string): FileFault => ({ line: 1, column: 1, field: '', says: { vi, en } });

const firstLine = (text: string) => text.split('\n')[0] ?? '';

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : String(key));

function valueOf({ value }: Pair, document: Document): unknown {
  if (value === null || typeof value !== 'object' || !('toJS' in value)) return value;
  return (value as { toJS(of: Document, options: object): unknown }).toJS(document, { maxAliasCount: 20 });
}

function startOf(node: unknown): number {
  const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : 0;
}
