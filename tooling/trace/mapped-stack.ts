import type { SourceMaps, SourcePosition } from './source-maps';
import type { ParsedStack, StackFrame } from './stack-frames';

interface MappedFrame extends StackFrame {
  /** Null when it is no file of a version, or its map is not stored. */
  origin: SourcePosition | null;
}
export interface MappedStack {
  message: string;
  frames: MappedFrame[];
}

/** The same stack with the source of each frame. */
export async function mapStack({ message, frames }: ParsedStack, maps: SourceMaps): Promise<MappedStack> {
  const mapped = await Promise.all(
    frames.map(async (frame) => ({ ...frame, origin: frame.position && (await maps.find(frame.position)) })),
  );
  return { message, frames: mapped };
}

const maxOwnFrames = 10;

/**
 * The frames of a stack for people, a line each: those of the repository first, with the code of the first; libraries in
 * one line. A frame whose map is missing stands as the browser told it.
 */
export function linesOf({ frames }: MappedStack): string[] {
  const own = frames.filter((frame) => frame.position !== null && libraryOf(frame) === null);
  const libraries = frames.flatMap((frame) => libraryOf(frame) ?? []);
  return [
    ...own.slice(0, maxOwnFrames).flatMap((frame, index) => frameLines(frame, index === 0)),
    ...(own.length > maxOwnFrames ? [`… and ${String(own.length - maxOwnFrames)} more`] : []),
    ...(libraries.length > 0 ? [folded(libraries)] : []),
  ];
}

function frameLines({ text, functionName, origin }: MappedFrame, hasCode: boolean): string[] {
  if (!origin) return [text.startsWith('at ') ? text : `at ${text}`];
  const name = origin.functionName ?? functionName;
  const where = `${origin.source}:${String(origin.line)}:${String(origin.column)}`;
  return [
    `at ${name ? `${name} (${where})` : where}`,
    ...(hasCode && origin.code ? [`    ${origin.code}`] : []),
  ];
}

function folded(libraries: string[]): string {
  const count = libraries.length === 1 ? '1 frame' : `${String(libraries.length)} frames`;
  return `… and ${count} of ${[...new Set(libraries)].join(', ')}`;
}

/** The library that a frame is in; null for code of the repository, and for what is not known. */
function libraryOf({ origin }: MappedFrame): string | null {
  if (!origin) return null;
  const [, library] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(origin.source) ?? [];
  return library ?? (/^(webpack\/|external )/.test(origin.source) ? 'webpack' : null);
}
