/** Why the model did not answer. The message is safe to be logged: it holds nothing of a conversation, nor the key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  /** What the step cost up to then. */
  tokens = 0;
}

/** A tool that the model wants to be used. */
export interface ModelCall {
  id: string;
  name: string;
  /** As the model wrote them, not validated. */
  arguments: string;
}
