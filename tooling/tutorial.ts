/** What the tutorial asks its reader to do: run a command, write a file, or insert lines into one. */
export type Step =
  | { kind: 'command'; command: string }
  | { kind: 'file'; file: string; text: string }
  | { kind: 'insertion'; file: string; after: string; text: string };

const block =
  /(?:^\*\*`(?<file>[^`]+)`\*\*(?:, after `(?<after>[^`]+)`)?\n\n)?^```(?<language>\w+)\n(?<text>[^]*?)^```$/gm;

/** The steps of `docs/tutorial.md`, in the order of the page. */
export function stepsOf(page: string): Step[] {
  return [...page.matchAll(block)].flatMap(({ groups = {} }): Step[] => {
    const { file, after, language, text = '' } = groups;
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((command) => ({ kind: 'command', command }));
    if (file === undefined) throw new Error(`The tutorial names no file for:\n${text}`);
    return [after === undefined ? { kind: 'file', file, text } : { kind: 'insertion', file, after, text }];
  });
}

/** The text with lines inserted after the first line that reads like the anchor. */
export function withInsertion(
  text: string,
  { file, after, text: lines }: Step & { kind: 'insertion' },
): string {
  const all = text.split('\n');
  const index = all.findIndex((line) => line.trim() === after);
  if (index === -1) throw new Error(`${file} has no line "${after}".`);
  all.splice(index + 1, 0, lines.trimEnd());
  return all.join('\n');
}
