import type { Outcome } from './make-live';

/** What a build did with each component, as a table with the reasons and the next commands below the rows. */
export function releaseReport(
  outcomes: readonly Outcome[],
  /** Components that were built now; the builds of the others were there. */
  toBuild: readonly string[],
): string {
  const rows = [
    ...outcomes.map((outcome) => ({
      cells: [
        outcome.component,
        outcome.version,
        toBuild.includes(outcome.component) ? 'built' : 'unchanged',
      ],
      ...saidOf(outcome),
    })),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map(({ cells }) => cells[column]?.length ?? 0)));
  return rows
    .flatMap(({ cells, text, below }) => [
      `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}  ${text}`,
      ...below.flatMap((lines) => lines.split('\n')).map((line) => `      ${line}`),
    ])
    .join('\n');
}

function saidOf(outcome: Outcome): { text: string; below: string[] } {
  switch (outcome.what) {
    case 'is live':
      return { text: 'is live', below: [] };
    case 'promoted':
      return {
        text: outcome.before === null ? 'promoted' : `promoted; ${outcome.before} was live before`,
        below: [],
      };
    case 'left alone':
      return { text: 'left alone', below: [outcome.why, `Next: ${outcome.next}`] };
  }
}
