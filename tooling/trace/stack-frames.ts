/** A position in a file of a stored version, as stacks and people name it: lines and columns begin with 1. */
export interface BuiltPosition {
  /** `shell`, or a remote. */
  component: string;
  version: string;
  /** Relative to the version's folder: `page.js`, `server/render.cjs`. */
  file: string;
  line: number;
  column: number;
}

/** One line of a stack. */
export interface StackFrame {
  text: string;
  /** As the browser names it, which after minifying is a letter or two; null when it names none. */
  functionName: string | null;
  /** Null for what is no file of a version: the browser's own code, Node's, an extension's. */
  position: BuiltPosition | null;
}

/** What an error says, and the lines of its stack. */
export interface ParsedStack {
  message: string;
  frames: StackFrame[];
}

const frame =
  /^\s*(?:at (?:async )?(?:(.+?) )?\(?|([^\s@]*)@)([^\s()@]+?|<anonymous>|native)(?::(\d+):(\d+))?\)?\s*$/;

/** Reads a stack of Chrome, Firefox, Safari or Node; lines before the first frame are the message. */
export function parseStack(text: string): ParsedStack {
  const message: string[] = [];
  const frames: StackFrame[] = [];
  for (const line of text.split('\n')) {
    const found = frameIn(line);
    if (found) frames.push(found);
    else if (line.trim() && frames.length === 0) message.push(line.trim());
  }
  return { message: message.join('\n'), frames };
}

function frameIn(line: string): StackFrame | null {
  // A frame is short; a longer line is text that somebody chose.
  if (line.length > 2_000) return null;
  const [, chrome, firefox, address = '', row, column] = frame.exec(line) ?? [];
  if (!address || (row === undefined && !/^(<anonymous>|native)$/.test(address))) return null;
  const file = builtFileAt(address);
  return {
    text: line.trim(),
    functionName: chrome ?? (firefox || null),
    position: file && { ...file, line: Number(row), column: Number(column) },
  };
}

/** Which stored file an address or a server's path is; null when it is none. */
export function builtFileAt(address: string): Pick<BuiltPosition, 'component' | 'version' | 'file'> | null {
  const plain = address.replace(/[?#].*$/, '');
  const ofShell = /\/(?:_shell|shell)\/([^/]+)\/(.+)$/.exec(plain);
  const [component = 'shell', version = '', file = ''] = ofShell
    ? [undefined, ...ofShell.slice(1)]
    : (/^https?:\/\/[^/]+\/([a-z][a-z0-9]*)\/([^/]+)\/(.+)$/.exec(plain)?.slice(1) ?? []);
  // Browsers of strangers report stacks, so nothing but a file inside the version's folder may come of one.
  const isFile =
    /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/.test(version) && /^(?!.*\.\.)[\w./-]{1,200}\.c?js$/.test(file);
  return isFile ? { component, version, file } : null;
}

/** The stacks in a text: a copied stack, or lines of a server's log, of which each has its own. */
export function stacksIn(text: string): ParsedStack[] {
  const stacks: ParsedStack[] = [];
  const plain: string[] = [];
  for (const line of text.split('\n')) {
    const logged = loggedStack(line);
    if (logged === null) plain.push(line);
    else stacks.push(parseStack(logged));
  }
  const copied = parseStack(plain.join('\n'));
  return copied.frames.length > 0 ? [copied, ...stacks] : stacks.filter(({ frames }) => frames.length > 0);
}

/** Message and stack of a JSON line; null for any other line, empty when the line has no stack. */
function loggedStack(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const { msg, message, stack, err } = JSON.parse(line) as Record<string, unknown>;
    const own = stack ?? (err as { stack?: unknown } | undefined)?.stack;
    if (typeof own !== 'string') return '';
    return [message ?? msg, own].filter((one) => typeof one === 'string').join('\n');
  } catch {
    return null;
  }
}
