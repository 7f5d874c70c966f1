const reported = new Set<string>();

/** Tells the team that placed a list what is wrong with its query, in the browser's console and once. */
export function reportProblems(problems: readonly string[]): void {
  // A server's log belongs to who runs it, and not to who wrote the page.
  if (typeof window === 'undefined') return;
  for (const problem of problems) {
    if (reported.has(problem)) continue;
    reported.add(problem);
    console.error(`catalog/product-list: ${problem}.`);
  }
}
