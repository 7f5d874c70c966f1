import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db';
import { isDatabaseGone } from '../db/failures';
import { createAnswerCache, type AnswerCache } from '../lib/answer-cache';
import type { Clock } from '../lib/clock';
import type { AnswerBody } from '../lib/envelope';
import { PUBLIC_ANSWERS_CHANNEL } from '../lib/public-answers-channel';
import { bytesOf, parsedBytes, readyBytes, stamped, type ReadyBytes } from '../lib/ready-bytes';
import type { SharedAnswer } from './shared-answer';
import { isWithAuth, publicUrlOf } from './with-auth';

/** What an entry takes besides its bytes, and a search that is counted. */
const OVERHEAD = 600;
const SEARCH = 3_000;

interface Answered extends ReadyBytes {
  countAsker: FastifyRequest['countAsker'];
}

export interface PublicAnswersOptions {
  database: OpenDatabase;
  clock: Clock;
  /** 0: every answer is made for its request. */
  maxBytes: number;
  registry: Registry;
}

/** Serves routes with `config.shared` from memory as ready bytes; see docs/decisions/0078. */
export function registerPublicAnswers(
  app: FastifyInstance,
  { database, clock, maxBytes, registry }: PublicAnswersOptions,
) {
  const answers = maxBytes > 0 ? cacheOf(app, { database, clock, maxBytes }) : null;
  if (answers) registerFigures(registry, answers);
  app.decorateRequest('countAsker', null);

  const wrapped = new WeakSet<RouteHandlerMethod>();
  app.addHook('onRoute', (route) => {
    const shared = route.config?.shared;
    if (!shared || wrapped.has(route.handler)) return;
    const { handler } = route;
    route.handler = answers ? fromMemory(answers, handler, shared, clock) : withOwnParts(handler, shared);
    wrapped.add(route.handler);
    route.onSend = [route.onSend ?? [], countAsker].flat();
  });
}

async function countAsker(request: FastifyRequest) {
  await request.countAsker?.(request.ip);
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<AnswerBody<unknown>>;

/** Without a cache. */
const withOwnParts = (handler: RouteHandlerMethod, { own }: SharedAnswer<unknown>): RouteHandlerMethod =>
  async function (request, reply) {
    const answer = await (handler as Handler).call(this, request, reply);
    return own && isWithAuth(request) ? { ...answer, data: await own(request, answer.data) } : answer;
  };

function fromMemory(
  answers: AnswerCache<Answered>,
  handler: RouteHandlerMethod,
  shared: SharedAnswer<unknown>,
  clock: Clock,
): RouteHandlerMethod {
  return async function (request, reply) {
    const make = async (): Promise<Answered> => {
      const answer = await (handler as Handler).call(this, request, reply);
      const stamps = { requestId: '', serverTime: clock().toISOString() };
      const serialize = reply.getSerializationFunction('200');
      if (!serialize) throw new Error(`${String(request.routeOptions.url)} has no schema of its answer`);
      const ready = readyBytes(serialize({ ...answer, ...stamps }), stamps);
      return { ...ready, countAsker: request.countAsker };
    };
    const answered = await answers.get(keyOf(request, shared), make);
    request.countAsker = answered.countAsker;
    if (shared.own && isWithAuth(request)) {
      const answer = parsedBytes(answered) as AnswerBody<unknown>;
      return { ...answer, data: await shared.own(request, answer.data) };
    }
    return send(answered, request, reply, clock);
  };
}

/** Whatever else a header or an unknown parameter says makes no other answer. */
function keyOf(request: FastifyRequest, { key }: SharedAnswer<unknown>): string {
  const { language, params, query, routeOptions } = request;
  const asked = key
    ? key(request)
    : { ...(params as object), ...(routeOptions.schema?.querystring ? (query as object) : {}) };
  return `${language} ${publicUrlOf(request)} ${JSON.stringify(asked, sortedKeys)}`;
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function send(answered: ReadyBytes, request: FastifyRequest, reply: FastifyReply, clock: Clock) {
  const vary = [reply.getHeader('vary') ?? [], 'accept-language', 'accept-encoding'].flat().join(', ');
  reply.headers({ etag: answered.etag, vary, ...(!isWithAuth(request) && { 'cache-control': 'no-cache' }) });
  if (request.headers['if-none-match']?.includes(answered.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'];
  const stamps = { requestId: request.id, serverTime: clock().toISOString() };
  const { bytes, isBrotli } = stamped(
    answered,
    stamps,
    typeof accepted === 'string' && takesBrotli(accepted),
  );
  if (isBrotli) reply.header('content-encoding', 'br');
  return reply.type('application/json; charset=utf-8').send(bytes);
}

const takesBrotli = (accepted: string) =>
  accepted.split(',').some((coding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)[\d.]+\s*)?$/i.test(coding));

function cacheOf(
  app: FastifyInstance,
  { database, clock, maxBytes }: Omit<PublicAnswersOptions, 'registry'>,
): AnswerCache<Answered> {
  const answers = createAnswerCache<Answered>({
    clock,
    maxBytes,
    sizeOf: (key, answered) =>
      OVERHEAD + 2 * key.length + bytesOf(answered) + (answered.countAsker ? SEARCH : 0),
    async nextChange(now) {
      const { rows } = await sql<{ at: Date | null }>`select next_public_change(${now}) as at`.execute(
        database.db,
      );
      return rows[0]?.at ?? null;
    },
    // Null: announcements may have been missed.
    onFirst: () =>
      database.listen(PUBLIC_ANSWERS_CHANNEL, (text) =>
        text === 'soon' ? answers.raiseSoon() : answers.raise(),
      ),
    // What was compressed stays so.
    reuse: (before, made) =>
      before.etag === made.etag ? Object.assign(before, { countAsker: made.countAsker }) : made,
    isAway: isDatabaseGone,
    onAway(isAway, error) {
      if (isAway) app.log.warn({ err: error }, 'the database is away: public answers are those from before');
      else app.log.warn('the database is back: public answers are made again');
    },
  });

  app.addHook('onClose', async () => answers.close());

  // Announcements may come after the answer to the write, but its author asks again with it in hand.
  app.addHook('onSend', async ({ method, url }, { statusCode }) => {
    // One who is refused must not make all answers old.
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || statusCode >= 400) return;
    if (url.startsWith('/api/main/admin/')) answers.raise();
    else if (url.startsWith('/api/ecommerce/order') || url.startsWith('/api/main/review/'))
      answers.raiseSoon();
  });
  return answers;
}

function registerFigures(registry: Registry, answers: AnswerCache<unknown>) {
  const registers = [registry];
  new Counter({
    name: 'public_answers_total',
    help: 'Public answers by where they came from: fresh from memory, from memory while made again, made, or from before an outage',
    labelNames: ['source'] as const,
    registers,
    collect() {
      this.reset();
      for (const source of ['fresh', 'renewed', 'made', 'away'] as const)
        this.inc({ source }, answers.figures[source]);
    },
  });
  new Gauge({
    name: 'public_answers_hit_ratio',
    help: 'Share of public answers that were in memory, since the start',
    registers,
    collect() {
      const { fresh, renewed, made, away } = answers.figures;
      this.set((fresh + renewed + away) / Math.max(1, fresh + renewed + made + away));
    },
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('public_answers_entries', 'Public answers in memory', () => answers.size().entries);
  gauge(
    'public_answers_bytes',
    'Memory of public answers; the limit is PUBLIC_ANSWERS_MB',
    () => answers.size().bytes,
  );
}
