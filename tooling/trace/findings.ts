import { linesOf, mapStack } from './mapped-stack';
import type { SourceMaps } from './source-maps';
import { parseStack } from './stack-frames';

/** Something that a browser told of a version; one failure often reaches it in several ways. */
export interface Finding {
  /** What failed: `the page /gifts cannot be loaded`. */
  what: string;
  message: string;
  stack: string;
  /** Of the same failure, the finding with the smallest number is told: what was opened says more than that a page fails. */
  rank: number;
}

const maxMessageLength = 2_000;

/** Each failure once and whole: its most telling sentence, and where in the sources it happened. */
export async function problemsOf(findings: readonly Finding[], maps: SourceMaps): Promise<string[]> {
  const byMessage = new Map<string, Finding>();
  for (const finding of findings) {
    const known = byMessage.get(finding.message);
    if (!known) byMessage.set(finding.message, finding);
    else {
      const [first, other] = finding.rank < known.rank ? [finding, known] : [known, finding];
      byMessage.set(finding.message, { ...first, stack: first.stack || other.stack });
    }
  }
  return Promise.all(
    [...byMessage.values()].map(async ({ what, message, stack }) => {
      const lines = linesOf(await mapStack(parseStack(stack), maps));
      return [`${what}: ${message.slice(0, maxMessageLength)}`, ...lines.map((line) => `  ${line}`)].join(
        '\n',
      );
    }),
  );
}

/** The same problem of several versions as one, with all their names before it. */
export function joined(
  all: readonly { name: string; problems: readonly string[] }[],
  sentence: (names: string, problem: string) => string,
): string[] {
  const names = new Map<string, { problem: string; names: string[] }>();
  for (const { name, problems } of all)
    for (const problem of problems) {
      // Below its first line are positions, which differ between two versions.
      const [headline = ''] = problem.split('\n');
      const known = names.get(headline) ?? { problem, names: [] };
      names.set(headline, { ...known, names: [...known.names, name] });
    }
  return [...names.values()].map((one) => sentence(one.names.join(' and '), one.problem));
}
