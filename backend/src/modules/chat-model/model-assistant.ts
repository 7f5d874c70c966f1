import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../lib/clock';
import type { SiteName } from '../../lib/module';
import type { Assistant, ChatTurn, Emit } from '../chat/assistant';
import type { ChatEvent } from '../chat/chat.schema';
import { createKnownNumbers } from './amounts';
import type { ModelBudget } from './model-budget';
import type { ModelClient, ModelMessage } from './model-client';
import { ModelError, type ModelCall } from './model-error';
import { messagesOf, secretsOf, toolMessage } from './model-prompt';
import { toolDefinitions, useTool, type ShopReading } from './model-tools';
import { createSafeText } from './safe-text';

export interface ModelAssistantDependencies {
  client: ModelClient;
  budget: ModelBudget;
  shop: ShopReading;
  /** Answers when the model does not. */
  lookup: Assistant;
  siteName: SiteName;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** For a whole answer. */
  answerMs: number;
}

/** How often the model is asked for one answer. */
const MAX_STEPS = 4;
/** Of one step; what a model asks beyond it is left out. */
const MAX_CALLS = 4;
/** Answers without the model after this many failures in a row, for so long. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

/**
 * Lets a language model answer, with tools that only read. When it fails, is slow or its budget is spent, the look-up
 * assistant goes on, and the customer sees it.
 */
export function createModelAssistant(deps: ModelAssistantDependencies): Assistant {
  const { client, budget, shop, lookup, siteName, clock, log, answerMs } = deps;
  let failures = 0;
  let pausedUntil = 0;

  /** Notes in `said` whether there was anything to read, also when it fails later. */
  async function answerByModel(turn: ChatTurn, emit: Emit, signal: AbortSignal, said: { any: boolean }) {
    const { language, customerId } = turn;
    const shopName = await siteName();
    const known = createKnownNumbers();
    const safe = createSafeText({ language, known, secrets: secretsOf(shopName, language) });
    const say = async (text: string) => {
      // White space alone is no answer.
      if (text === '' || (!said.any && text.trim() === '')) return;
      said.any = true;
      await emit({ event: 'delta', data: { text } });
    };
    let messages: readonly ModelMessage[] = messagesOf(turn, shopName);
    let tokens = 0;
    try {
      for (let step = 1; step <= MAX_STEPS && !safe.isFull(); step++) {
        const tools = step < MAX_STEPS ? toolDefinitions : [];
        const { calls, tokens: used } = await client
          .step(
            messages,
            tools,
            async (text) => {
              signal.throwIfAborted();
              if (safe.isFull()) throw new ModelError('the model said too much');
              await say(safe.add(text));
            },
            signal,
          )
          .catch((error: unknown) => {
            if (error instanceof ModelError) tokens += error.tokens;
            throw error;
          });
        tokens += used;
        if (calls.length === 0 || tools.length === 0) break;
        const asked = calls.slice(0, MAX_CALLS).map(withId);
        messages = [...messages, { role: 'assistant', content: '', tool_calls: asked.map(toToolCall) }];
        for (const call of asked) {
          signal.throwIfAborted();
          const { data, events } = await useTool(shop, call, { customerId, language }, known);
          messages = [...messages, toolMessage(call.id, data)];
          for (const event of events) await emit(event);
        }
      }
      await say(safe.end());
    } catch (error) {
      // Complete sentences were said already; half of one is left out.
      if (error instanceof ModelError && safe.isFull()) return;
      throw error;
    } finally {
      // The customer has the answer, whether it can be counted or not.
      await budget
        .spend(turn, tokens)
        .catch((error: unknown) =>
          log.warn({ error: nameOf(error) }, 'the use of the model was not counted'),
        );
    }
  }

  return {
    kind: 'MODEL',
    async answer(turn, emitAll, signal) {
      const emit = withoutRepeats(emitAll);
      const said = { any: false };
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(new ModelError('the answer took too long')), answerMs);
      try {
        const isPaused = clock().getTime() < pausedUntil;
        if (!isPaused && (await budget.take(turn))) {
          await answerByModel(turn, emit, AbortSignal.any([signal, timeout.signal]), said);
          if (!said.any) throw new ModelError('the model answered nothing');
          failures = 0;
          return;
        }
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ModelError) {
          failures += 1;
          if (failures >= MAX_FAILURES) pausedUntil = clock().getTime() + PAUSE_MS;
        }
        // The message of another error may hold what somebody wrote.
        const reason = error instanceof ModelError ? error.message : nameOf(error);
        log.warn({ reason }, 'the look-up assistant answers instead of the model');
      } finally {
        clearTimeout(timer);
      }
      signal.throwIfAborted();
      await emit({ event: 'assistant', data: { assistant: 'LOOKUP' } });
      if (said.any) await emit({ event: 'delta', data: { text: '\n\n' } });
      await lookup.answer(turn, emit, signal);
    },
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** Leaves out cards that this answer has shown, by a tool before or by the assistant that failed. */
function withoutRepeats(emit: Emit): Emit {
  const shown = new Set<string>();
  const isNew = (id: string) => {
    if (shown.has(id)) return false;
    shown.add(id);
    return true;
  };
  return async (event) => {
    const rest = newPartOf(event, isNew);
    if (rest) await emit(rest);
  };
}

/** Null when everything in it was shown. */
function newPartOf(event: ChatEvent, isNew: (id: string) => boolean): ChatEvent | null {
  switch (event.event) {
    case 'products':
      return withItems(
        event,
        event.data.items.filter(({ id }) => isNew(`product ${id}`)),
      );
    case 'orders':
      return withItems(
        event,
        event.data.items.filter(({ id }) => isNew(`order ${id}`)),
      );
    case 'passages':
      return withItems(
        event,
        event.data.items.filter(({ to, quote }) => isNew(`passage ${to} ${quote}`)),
      );
    case 'links':
      return withItems(
        event,
        event.data.items.filter(({ to }) => isNew(`link ${to}`)),
      );
    case 'auth_required':
      return isNew('sign-in') ? event : null;
    default:
      return event;
  }
}

const withItems = <Items extends { data: { items: unknown[] } }>(
  event: Items,
  items: Items['data']['items'],
) => (items.length > 0 ? { ...event, data: { items } } : null);

/** Some endpoints leave ids out; answers to calls need one. */
const withId = (call: ModelCall, at: number): ModelCall => ({
  ...call,
  id: call.id.slice(0, 100) || `call_${String(at)}`,
});

const toToolCall = ({ id, name, arguments: given }: ModelCall) => ({
  id,
  type: 'function',
  function: { name: name.slice(0, 64), arguments: given },
});
