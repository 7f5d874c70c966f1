import type { AssistantKind, ChatEvent, ChatParts, ChatStreamEvent } from './chat.schema';
import type { StoredEvent } from './chat.repository';

/** Longer answers are cut: no person reads them, and a model may never end. */
const MAX_ANSWER = 12_000;
const MAX_EVENTS = 2_000;

/**
 * Collects what an assistant says. Events are stored in their order, and parts of the text that come while others are being
 * stored are stored together: an assistant that is faster than the database waits, and makes no rows for single letters.
 */
export function createReplyWriter({
  kind,
  seq: startSeq,
  store,
}: {
  kind: AssistantKind;
  /** Of the last event that is stored already. */
  seq: number;
  store: (events: StoredEvent[]) => Promise<void>;
}) {
  let seq = startSeq;
  let waiting: ChatStreamEvent[] = [];
  let storing: Promise<void> | undefined;
  let text = '';
  const parts: ChatParts = {};
  let assistant = kind;

  async function storeWaiting() {
    while (waiting.length > 0) {
      const next = waiting.map((event): StoredEvent => ({ ...event, seq: (seq += 1) }));
      waiting = [];
      await store(next);
    }
  }

  function push(event: ChatStreamEvent): Promise<void> {
    const last = waiting.at(-1);
    if (event.event === 'delta' && last?.event === 'delta') last.data.text += event.data.text;
    else waiting.push(event.event === 'delta' ? { event: 'delta', data: { ...event.data } } : event);
    storing ??= storeWaiting().finally(() => {
      storing = undefined;
    });
    return storing;
  }

  return {
    async emit(event: ChatEvent): Promise<void> {
      if (seq > MAX_EVENTS) return;
      if (event.event === 'delta') {
        const added = event.data.text.slice(0, MAX_ANSWER - text.length);
        if (added === '') return;
        text += added;
        await push({ event: 'delta', data: { text: added } });
        return;
      }
      if (event.event === 'assistant') assistant = event.data.assistant;
      else add(parts, event);
      await push(event);
    },
    push,
    /** What was said so far. */
    said: () => ({ text, parts, assistant }),
    nextSeq: () => seq + 1,
  };
}

function add(parts: ChatParts, { event, data }: Exclude<ChatEvent, { event: 'delta' | 'assistant' }>) {
  switch (event) {
    case 'products':
      parts.products = [...(parts.products ?? []), ...data.items];
      break;
    case 'passages':
      parts.passages = [...(parts.passages ?? []), ...data.items];
      break;
    case 'orders':
      parts.orders = [...(parts.orders ?? []), ...data.items];
      break;
    case 'links':
      parts.links = [...(parts.links ?? []), ...data.items];
      break;
    case 'replies':
      parts.replies = data.items;
      break;
    case 'auth_required':
      parts.isSignInAsked = true;
      break;
    case 'handoff':
      parts.isHandoffOffered = data.offer;
      break;
  }
}
