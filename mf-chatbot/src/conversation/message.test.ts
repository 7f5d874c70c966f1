import type { ChatStreamEvent } from '@storefront/shared/contracts';
import { aMessage } from '../testing/builders';
import { withEvent, withMessage } from './message';
import { parseEvent } from './parse-event';

const answer = aMessage({ id: 'a', text: 'Chào', state: 'STREAMING' });

test.each<[string, object, object]>([
  ['start', { replyId: 'r', assistant: 'AI' }, { id: 'r', assistant: 'AI' }],
  ['assistant', { assistant: 'LOOKUP' }, { assistant: 'LOOKUP' }],
  ['delta', { text: ' bạn' }, { text: 'Chào bạn' }],
  ['products', { items: [1] }, { products: [1] }],
  ['passages', { items: [2] }, { passages: [2] }],
  ['orders', { items: [3] }, { orders: [3] }],
  ['replies', { items: [4] }, { replies: [4] }],
  ['links', { items: [5] }, { links: [5] }],
  ['auth_required', {}, { isSignInAsked: true }],
  ['handoff', { offer: true }, { isHandoffOffered: true }],
  ['handoff', { offer: false }, { isHandoffOffered: false }],
  [
    'error',
    { code: 'CHAT_BUSY' },
    { state: 'FAILED', errorCode: 'CHAT_BUSY', failure: { code: 'CHAT_BUSY' } },
  ],
  ['done', { replyId: 'r', state: 'STOPPED' }, { id: 'r', state: 'STOPPED' }],
  ['event of tomorrow', { text: 'x' }, {}],
])('the event %s with %j adds to an answer what it says, and nothing else', (event, data, added) => {
  expect(withEvent(answer, { event, data } as ChatStreamEvent)).toEqual({ ...answer, ...added });
});

test('a message takes the place of the one that it is a newer state of, and any other stands after them', () => {
  const question = aMessage({ id: 'q', role: 'CUSTOMER', clientMessageId: 'mine', text: 'Hỏi' });
  const reply = { ...aMessage({ id: 'a', text: 'Một nửa' }), replyTo: 'mine' };
  const stored = aMessage({ id: 'stored', role: 'CUSTOMER', clientMessageId: 'mine', text: 'Hỏi' });

  expect(withMessage([question, reply], stored)).toEqual([stored, reply]);
  expect(withMessage([question, reply], aMessage({ id: 'a', text: 'Cả câu' }))).toEqual([
    question,
    aMessage({ id: 'a', text: 'Cả câu', replyTo: 'mine' }),
  ]);
  expect(withMessage([question], aMessage({ id: 'b' }))).toEqual([question, aMessage({ id: 'b' })]);
  expect(withMessage([aMessage({ id: 'x' })], aMessage({ id: 'y' }))).toHaveLength(2);
});

test.each<[string, object | null]>([
  ['{"text":"a"}', { text: 'a' }],
  ['null', null],
  ['5', null],
  ['"text"', null],
  ['{broken', null],
  ['', null],
])('an event that holds %s is read as %j', (data, read) => {
  expect(parseEvent({ event: 'delta', data, id: undefined } as never)).toEqual(read);
});
