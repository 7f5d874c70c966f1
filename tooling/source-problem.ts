import type { BuildFailure } from 'esbuild';

/** A source that cannot be bundled; the message names the file, the line and the cause. */
export class SourceProblem extends Error {
  override name = 'SourceProblem';
}

/** What the bundler could not do, one problem a line, without its own stack. */
export function readableFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('errors' in error)) return error;
  const { errors } = error as BuildFailure;
  return new SourceProblem(
    errors
      .map(({ text, location }) =>
        location ? `${location.file}:${String(location.line)}:${String(location.column + 1)}: ${text}` : text,
      )
      .join('\n'),
  );
}
