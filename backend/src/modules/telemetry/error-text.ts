import { scrub } from '../../plugins/logging';

const MAX_MESSAGE_LENGTH = 300;
const STACK_LINES = 6;
const MAX_LINE_LENGTH = 200;

const word = /[^\s"'()]+/g;
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
/** Longer than any word, with digits among its letters. */
const opaque = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g;
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** What follows an address's path says who was looking at what. In steps that each look at a letter once. */
function withoutQuery(address: string): string {
  const path = address.indexOf('/');
  const end = path < 0 ? -1 : address.slice(path).search(/[?#]/);
  return end < 0 ? address : address.slice(0, path + end);
}

const line = (text: string) =>
  scrub(text.replace(unprintable, ' '))
    .replace(word, withoutQuery)
    .replace(uuid, ':id')
    .replace(opaque, '[token]')
    .trim();

/** An error's message as it may be kept: one line without queries, tokens, ids and addresses of people. */
export const messageKept = (message: string) => line(message).slice(0, MAX_MESSAGE_LENGTH);

/** The first lines of where it happened, treated alike. */
export const stackKept = (stack: string) =>
  stack
    .split('\n')
    .map((text) => line(text).slice(0, MAX_LINE_LENGTH))
    .filter(Boolean)
    .slice(0, STACK_LINES)
    .join('\n');
