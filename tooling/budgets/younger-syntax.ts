import { parse, type Node } from 'acorn';

/**
 * What a built script has that the oldest browsers of `browserslist` refuse as a whole: syntax, and regular expressions of
 * a form that they do not know. Libraries are built as they come, so this is asked of what is built.
 */
export function youngerSyntax(code: string): string[] {
  let program: Node;
  try {
    program = parse(code, { ecmaVersion: 2022, sourceType: 'script' });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const found = new Set<string>();
  const waiting: unknown[] = [program];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if ('type' in value) note(value as Part, found);
    waiting.push(
      ...(Object.values(value) as unknown[]).filter((part) => typeof part === 'object' && part !== null),
    );
  }
  return [...found].sort();
}

interface Part {
  type: string;
  regex?: { pattern: string; flags: string };
}

function note({ type, regex }: Part, found: Set<string>): void {
  if (type === 'StaticBlock') found.add('a static block of a class');
  if (regex && /\(\?<[!=]/.test(regex.pattern)) found.add(`a lookbehind in /${regex.pattern}/`);
  if (regex && /[dv]/.test(regex.flags)) found.add(`the flags of /${regex.pattern}/${regex.flags}`);
}
