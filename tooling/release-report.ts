import type { Outcome } from './make-live';

/** What a build did with each component, as a table with the reasons and the next commands below the rows. */
export function releaseReport(
  outcomes: readonly Outcome[],
  {
    toBuild,
    foreign,
  }: {
    /** Components that were built now; the builds of the others were there. */
    toBuild: readonly string[];
    /** Live remotes without a folder in this clone. */
    foreign: readonly { name: string; live: string }[];
  },
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
    ...foreign.map(({ name, live }) => ({
      cells: [name, live, 'not here'],
      text: 'stays live',
      below: [
        `This clone has no folder mf-${name}. To take it out of the shop: npm run remote -- retire ${name}`,
      ],
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
