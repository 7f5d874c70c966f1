import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SECRET = 'SANDBOXSECRETKEYFORVECTORS012345';
export const TERMINAL = 'SHOPVN01';

type Fields = Record<string, string>;

const OTHER_SECRET = 'SECRETOFANOTHERTERMINAL000000000';

const hash = (text: string, secret = SECRET) => createHmac('sha512', secret).update(text).digest('hex');
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/** A query with the gateway's signature for this terminal, independent of the shop's signing code. */
export function signed(fields: Fields, secret = SECRET): string {
  const raw = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${encoded(fields[key] ?? '')}`)
    .join('&');
  return `${raw}&vnp_SecureHash=${hash(raw, secret)}`;
}

export interface GatewayAnswer {
  code?: string;
  status?: string;
  amount?: number;
  transactionNo?: string;
  /** `false` leaves the answer unsigned; `by another` signs it with another secret. */
  signed?: false | 'by another';
}
/** `down` closes the connection, `silent` never answers. */
type Answer = GatewayAnswer | 'down' | 'silent' | 'html';
type Behaviour = (body: Fields) => Answer | Promise<Answer>;

export interface FakeGateway {
  url: string;
  calls: Fields[];
  /** Sets the response to all further queries and refunds. */
  answers(behaviour: Behaviour): void;
  reset(): void;
  close(): Promise<void>;
}

const nothingKnown: Behaviour = () => ({ code: '91' });

/** A stub of a gateway's merchant API. */
export async function openGateway(): Promise<FakeGateway> {
  let behaviour = nothingKnown;
  const calls: Fields[] = [];
  const server: Server = createServer((request, response) => {
    void readJson(request).then(async (body) => {
      calls.push(body);
      const answer = await behaviour(body);
      if (answer === 'silent') return;
      if (answer === 'down') return void request.socket.destroy();
      if (answer === 'html') return void response.writeHead(500).end('<h1>oops</h1>');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(replyTo(body, answer)));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers: (next) => void (behaviour = next),
    reset() {
      behaviour = nothingKnown;
      calls.length = 0;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function replyTo(body: Fields, answer: GatewayAnswer): Fields {
  const isQuery = body['vnp_Command'] === 'querydr';
  const values = [
    ['ResponseId', 'r1'],
    ['Command', body['vnp_Command'] ?? ''],
    ['ResponseCode', answer.code ?? '00'],
    ['Message', 'ok'],
    ['TmnCode', TERMINAL],
    ['TxnRef', body['vnp_TxnRef'] ?? ''],
    ['Amount', answer.amount === undefined ? (body['vnp_Amount'] ?? '') : String(answer.amount)],
    ['BankCode', 'NCB'],
    ['PayDate', ''],
    ['TransactionNo', answer.transactionNo ?? '14422574'],
    ['TransactionType', '01'],
    ['TransactionStatus', answer.status ?? '00'],
    ['OrderInfo', body['vnp_OrderInfo'] ?? ''],
    ...(isQuery
      ? [
          ['PromotionCode', ''],
          ['PromotionAmount', ''],
        ]
      : []),
  ];
  const reply = Object.fromEntries(values.map(([key, value]) => [`vnp_${key}`, value ?? '']));
  if (answer.signed === false) return reply;
  const text = values.map(([, value]) => value).join('|');
  return { ...reply, vnp_SecureHash: answer.signed === 'by another' ? hash(text, OTHER_SECRET) : hash(text) };
}

async function readJson(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Fields;
}
