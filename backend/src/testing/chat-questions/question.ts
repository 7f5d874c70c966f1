import type { Intent } from '../../modules/chat-lookup/intents';

/** How a question is written: Vietnamese, without marks, with typos or abbreviations, English. */
export type Writing = 'vi' | 'plain' | 'typo' | 'en';

export interface Expected {
  /** One of these is the first product that is shown. */
  first?: string[];
  /** All of these are shown. */
  all?: string[];
  /** A passage of this page is quoted. */
  passage?: string;
  /** A link leads to this page. */
  link?: string;
  /** The text says this. */
  says?: RegExp;
  /** The customer is asked to sign in. */
  signIn?: true;
  /** A person is offered. */
  handoff?: true;
  /** Neither a product nor a passage nor an order is shown. */
  nothing?: true;
}

export interface Question {
  writing: Writing;
  intent: Intent;
  text: string;
  expected: Expected;
  /** What was asked before, in the same conversation. */
  before?: string[];
}

/** A question in one line. */
export const ask = (
  writing: Writing,
  intent: Intent,
  text: string | [...before: string[], text: string],
  expected: Expected,
): Question => {
  const all = typeof text === 'string' ? [text] : text;
  return { writing, intent, text: all.at(-1) ?? '', before: all.slice(0, -1), expected };
};
