import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation, StatsError } from 'webpack';
import { root } from './root';

/** A build failed because of what somebody wrote; the message is all that they need. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}

const linesAround = 2;

/**
 * What is wrong with the sources of a part, for the person who wrote them: each problem with file, line, a sentence and the
 * lines around it. Stacks of the compiler are left out.
 */
export function buildProblems({ errors = [] }: StatsCompilation, dir: string): string {
  const reported = errors.map((error) => describeProblem(error, dir));
  return [...new Set(reported)].join('\n\n');
}

function describeProblem(error: StatsError, dir: string): string {
  const file = fileOf(error, dir);
  const compiled = fromCompiler(error.message);
  const place = compiled ?? placeIn(error.loc);
  const sentence = withoutRoot(compiled?.sentence ?? sentenceOf(error.message));
  if (file === null) return sentence;
  const where = place ? `:${String(place.line)}:${String(place.column)}` : '';
  const frame = place ? frameOf(file, place) : [];
  return [`${file}${where}`, `  ${sentence}`, ...frame].join('\n');
}

/** The file from the project's folder on; null when the problem is in no file of the part. */
function fileOf({ moduleName }: StatsError, dir: string): string | null {
  if (!moduleName || !/^\.{1,2}\//.test(moduleName)) return null;
  return path.join(dir, moduleName);
}

interface Place {
  line: number;
  /** Counted from 1. */
  column: number;
}

/** The compiler draws the line in question itself, with a mark below it, and adds the stack of its own machine code. */
function fromCompiler(message: string): (Place & { sentence: string }) | null {
  const text = message.replace(/\n+(Caused by:|Stack backtrace:)[^]*$/, '');
  const sentence = /(?:^|Error: )\s*[x×] (.+)$/m.exec(text)?.[1];
  const lines = text.split('\n');
  const mark = lines.findIndex((line) => /^\s*[:·]\s.*[\^─┬]/.test(line));
  if (!sentence || mark < 0) return null;
  const numbered = lines.slice(0, mark).findLast((line) => /^\s*\d+\s*[|│]/.test(line));
  const [gutter = '', number = '1'] = /^\s*(\d+)\s*[|│] ?/.exec(numbered ?? '') ?? [];
  const column = (lines[mark] ?? '').search(/[\^─┬]/) - gutter.length + 1;
  return { sentence, line: Number(number), column: Math.max(column, 1) };
}

/** The bundler writes `3:21-32`, with columns from 0. */
function placeIn(loc: string | undefined): Place | null {
  const [, line, column] = /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  return line === undefined ? null : { line: Number(line), column: Number(column) + 1 };
}

/** The first line says it; what follows is the way on which the bundler came there. */
function sentenceOf(message: string): string {
  const [first = '', second = ''] = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  // Of a loader that failed, the next line says why.
  const sentence = first.startsWith('Module build failed') ? second : first;
  return sentence
    .replace(/^(Module not found: )?(Syntax|Type)?Error: /, '')
    .replace(/ \(possible exports: .*\)$/, '');
}

function frameOf(file: string, { line, column }: Place): string[] {
  const lines = linesOf(file);
  const first = Math.max(line - linesAround, 1);
  const width = String(line + linesAround).length;
  return lines.slice(first - 1, line + linesAround).flatMap((text, index) => {
    const number = first + index;
    const shown = `  ${String(number).padStart(width)} | ${text}`.trimEnd();
    return number === line ? [shown, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`] : [shown];
  });
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(path.join(root, file), 'utf8').split('\n');
  } catch {
    // Removed since then.
    return [];
  }
}

const withoutRoot = (text: string): string => text.replaceAll(`${root}${path.sep}`, '');
