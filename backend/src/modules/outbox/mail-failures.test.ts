import { failureOf, pauseDelay, retryDelay } from './mail-failures';

const error = (code: string, responseCode?: number, command?: string) =>
  Object.assign(new Error('refused'), { code, responseCode, command });

test.each([
  ['the sender is refused', error('EENVELOPE', 550, 'MAIL FROM'), 'server'],
  ['the sender is refused for now', error('EENVELOPE', 451, 'MAIL FROM'), 'server'],
  ['the mail is larger than the server takes', error('EENVELOPE', 552, 'MAIL FROM'), 'permanent'],
  ['the recipient is unknown', error('EENVELOPE', 550, 'RCPT TO'), 'permanent'],
  ['the mailbox is busy', error('EENVELOPE', 450, 'RCPT TO'), 'temporary'],
  ['the content is refused', error('EMESSAGE', 554, 'DATA'), 'permanent'],
  ['the content is refused for now', error('EMESSAGE', 499, 'DATA'), 'temporary'],
  ['the address cannot be one', error('EENVELOPE'), 'permanent'],
  ['the server closes the connection', error('EENVELOPE', 421, 'RCPT TO'), 'server'],
  ['the server does not know the sender’s password', error('EAUTH', 535), 'server'],
  ['something else fails', new Error('unknown'), 'temporary'],
  ['no error at all is thrown', 'refused', 'temporary'],
])('when %s, the failure is told apart', (_what, thrown, failure) => {
  expect(failureOf(thrown)).toBe(failure);
});

test('a mail that was refused is tried again ever later, and is given up after a day or 15 tries', () => {
  const minutes = (failure: 'temporary' | 'permanent', tries: number) => {
    const delay = retryDelay(failure, tries);
    return delay === null ? null : delay / 60_000;
  };
  expect([1, 2, 3, 4].map((tries) => minutes('permanent', tries))).toEqual([10, 120, 1_440, null]);
  expect([1, 2, 8, 9, 14, 15].map((tries) => minutes('temporary', tries))).toEqual([
    2,
    4,
    256,
    360,
    360,
    null,
  ]);
});

test('a server that fails is left alone ever longer, a minute at most', () => {
  expect([1, 2, 3, 6, 7, 20].map(pauseDelay)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
});
