/** One event of a `text/event-stream`. */
export interface ServerEvent {
  name: string;
  data: string;
  /** What `Last-Event-ID` names to go on after it; absent for an event without one. */
  id?: string;
}

/**
 * Reads a stream to its end. Comments are left out: they only keep it alive.
 * @param onBytes is called with each part that arrives, so that a silent stream is noticed
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onBytes: () => void = () => undefined,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onBytes();
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) onEvent(event);
    }
  }
}

function parse(block: string): ServerEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2));
  }
  const name = fields.get('event');
  const data = fields.get('data');
  const id = fields.get('id');
  if (name === undefined || data === undefined) return null;
  return { name, data, ...(id !== undefined && { id }) };
}
