type Language = 'vi' | 'en';
/** One text in each language. */
export type Localized = Record<Language, string>;

/** What was found of one thing, as the backend's command writes it, too. */
export interface Finding {
  id: string;
  status: 'right' | 'wrong' | 'unknown';
  says: Localized;
  mend?: Localized;
}

export const right = (id: string, vi: string, en: string): Finding => ({
  id,
  status: 'right',
  says: { vi, en },
});
export const wrong = (id: string, says: Localized, mend: Localized): Finding => ({
  id,
  status: 'wrong',
  says,
  mend,
});

const signs = { right: '✓', wrong: '✗', unknown: '–' };

/** One line for each finding, and one more with how to mend what is wrong. */
export function findingLines(findings: readonly Finding[], language: Language): string[] {
  const width = Math.max(0, ...findings.map(({ id }) => id.length));
  return findings.flatMap(({ id, status, says, mend }) => [
    `${signs[status]} ${id.padEnd(width)}  ${says[language]}`,
    ...(status === 'wrong' && mend ? [`  ${' '.repeat(width)}  → ${mend[language]}`] : []),
  ]);
}
