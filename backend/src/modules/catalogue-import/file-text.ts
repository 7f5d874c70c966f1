import type { Readable } from 'node:stream';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1258';

export interface FileShape {
  encoding: Encoding;
  delimiter: string;
  /** Lines of a heading that only names the delimiter, as one spreadsheet writes it. */
  skippedLines: number;
  lines: number;
}

const SNIFFED_BYTES = 64 * 1024;
const delimiters = [',', ';', '\t'];

function markOf(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}

/** Text in UTF-16 without a mark: every other byte of plain letters is nothing. */
function halfEmpty(head: Buffer): Encoding | null {
  let [even, odd] = [0, 0];
  const length = Math.min(head.length, 2000);
  for (let at = 0; at < length; at++) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (odd > length / 5) return 'utf-16le';
  return even > length / 5 ? 'utf-16be' : null;
}

/** Which of the delimiters stands most often in the heading, outside of quotes. */
function delimiterOf(heading: string): string {
  const plain = heading.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => plain.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * Reads a file once to know how to read it. What is not UTF-8 from its first byte to its last and has no mark is the
 * Vietnamese encoding of Windows.
 */
export async function shapeOf(content: Readable): Promise<FileShape> {
  let head = Buffer.alloc(0);
  let lines = 0;
  let isUtf8 = true;
  const strict = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (head.length < SNIFFED_BYTES) head = Buffer.concat([head, chunk]);
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
    if (!isUtf8) continue;
    try {
      strict.decode(chunk, { stream: true });
    } catch {
      isUtf8 = false;
    }
  }
  try {
    if (isUtf8) strict.decode();
  } catch {
    isUtf8 = false;
  }
  const encoding = markOf(head) ?? halfEmpty(head) ?? (isUtf8 ? 'utf-8' : 'windows-1258');
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  const [first = '', second = ''] = text.split(/\r\n|\n|\r/, 2);
  const named = /^sep=(.)$/i.exec(first)?.[1];
  return {
    encoding,
    delimiter: named ?? delimiterOf(first.trim() ? first : second),
    skippedLines: named ? 1 : 0,
    lines: lines + 1,
  };
}

/** The text of a file in pieces, without the mark, its letters composed. */
export async function* textOf(content: Readable, { encoding }: FileShape): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of content as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
