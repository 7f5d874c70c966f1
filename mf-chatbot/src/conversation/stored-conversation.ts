/** This browser's conversation; the shell removes it when somebody signs out. */
export const conversationKey = 'sf:chat';
/** What is typed and not sent, in this tab. */
const draftKey = 'sf:chat-draft';

export interface StoredConversation {
  conversationId: string;
  /** Null when the conversation belongs to the account that is signed in. */
  token: string | null;
}

/** Reads the conversation of this browser; null for anything that is none. */
export function readConversation(): StoredConversation | null {
  const stored = read(() => localStorage, conversationKey) as Partial<StoredConversation> | null;
  const { conversationId, token = null } = stored ?? {};
  if (!isId(conversationId) || (token !== null && !isId(token))) return null;
  return { conversationId, token };
}

/** Storage may be full or blocked; the conversation then lasts as long as the page. */
export function storeConversation(conversation: StoredConversation | null): void {
  write(() => localStorage, conversationKey, conversation);
}

/** What was typed in this tab and not sent. */
export function readDraft(): string {
  const draft = read(() => sessionStorage, draftKey);
  return typeof draft === 'string' ? draft : '';
}

export function storeDraft(draft: string): void {
  write(() => sessionStorage, draftKey, draft === '' ? null : draft);
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 200;

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked.
  }
}
