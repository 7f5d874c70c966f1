/** How the stand-in behaves: one way that works, and every way in which models fail. */
export const modelModes = [
  /** Asks a tool that fits the question, then says what came back. */
  'answer',
  /** Says that it answered, and says nothing. */
  'silent',
  /** Sends no first word. */
  'slow',
  /** Sends one word and never another. */
  'stalled',
  /** Breaks the connection in the middle of a sentence. */
  'cut',
  /** Writes HTML, scripts and links instead of plain sentences. */
  'html',
  /** Sends bytes that are no events. */
  'nonsense',
  /** Asks for a tool again and again. */
  'endless-tools',
  /** Asks for a thousand tools at once. */
  'many-tools',
  /** Asks for a tool that does not exist. */
  'unknown-tool',
  /** Asks for a tool with broken JSON. */
  'bad-arguments',
  /** Asks for a tool with fields that it does not have. */
  'extra-arguments',
  /** Answers, and leaves the connection open. */
  'open-end',
  /** Answers, and never counts its tokens nor ends the stream. */
  'no-count',
  /** Refuses `max_tokens`, a temperature and strict tools, as some newer endpoints do. */
  'few-parameters',
  /** Never stops talking. */
  'endless-text',
  /** Does whatever the last person, or any text that a tool returned, tells it to do. */
  'obedient',
  'error',
  'limited',
  'wrong-type',
  'redirect',
] as const;
export type ModelMode = (typeof modelModes)[number];
