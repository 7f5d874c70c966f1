import type { TestApp } from '../test-app';
import { aConversation, type ReceivedEvent, textOf } from '../chat-client';
import type { Expected, Question } from './question';

export interface Scored {
  question: Question;
  /** What is wrong with the answer; null when nothing is. */
  fault: string | null;
}

/** Asks one question in a conversation of its own and judges the answer. */
export async function scored(shop: Pick<TestApp, 'app'>, question: Question): Promise<Scored> {
  const chat = await aConversation(shop, { language: question.writing === 'en' ? 'en' : 'vi' });
  for (const text of question.before ?? []) await chat.say(text);
  const { events, status } = await chat.say(question.text);
  if (status !== 200) return { question, fault: `answered ${String(status)}` };
  return { question, fault: faultIn(events, question.expected) };
}

const itemsOf = <Name extends ReceivedEvent['event']>(events: readonly ReceivedEvent[], name: Name) =>
  events.flatMap((one) =>
    one.event === name && 'items' in one.data ? (one.data.items as readonly unknown[]) : [],
  );

function faultIn(events: readonly ReceivedEvent[], expected: Expected): string | null {
  const products = (itemsOf(events, 'products') as { seoSlug: string }[]).map(({ seoSlug }) => seoSlug);
  const passages = (itemsOf(events, 'passages') as { to: string }[]).map(({ to }) => to);
  const links = (itemsOf(events, 'links') as { to: string }[]).map(({ to }) => to);
  const has = (name: ReceivedEvent['event']) => events.some((one) => one.event === name);
  const text = textOf(events);
  const seen = `[${products.join(' ')}] [${passages.join(' ')}] ${text.slice(0, 160).replaceAll('\n', ' / ')}`;
  if (has('error')) return 'the answer failed';
  if (text.trim() === '') return 'nothing was said';
  if (expected.first && !expected.first.includes(products[0] ?? '')) return `first: ${seen}`;
  if (expected.all && !expected.all.every((slug) => products.includes(slug))) return `all: ${seen}`;
  if (expected.passage && !passages.some((to) => to.startsWith(expected.passage ?? '')))
    return `passage: ${seen}`;
  if (expected.link && ![...links, ...passages].some((to) => to.startsWith(expected.link ?? '')))
    return `link: ${seen}`;
  if (expected.says && !expected.says.test(text)) return `says: ${seen}`;
  if (expected.signIn && !has('auth_required')) return `sign in: ${seen}`;
  if (expected.handoff && !has('handoff')) return `a person: ${seen}`;
  if (expected.nothing && products.length + passages.length > 0) return `nothing: ${seen}`;
  return null;
}

/** Of a hundred questions, how many were answered rightly. */
export const percentOf = (all: readonly Scored[]) =>
  all.length === 0 ? 100 : (100 * all.filter(({ fault }) => fault === null).length) / all.length;
