import type { AxiosRequestConfig } from 'axios';
import type { Transport } from '@storefront/shared/http';
import { isQuestion } from './ask-backend';
import { requestIdHeader } from './with-request-id';

const freshMs = 2_000;
const maxStored = 200;

type Ask = Transport['request'];

/**
 * What many pages ask for alike, such as the suggestions below every product, is asked once in two seconds. Only
 * public questions are shared; a page that stops waiting stops nobody else's. The backend hears the request id of the page
 * that asked first.
 * @param limitMs until a question is given up for all who asked it
 */
export function createSharedAnswers(ask: Ask, now: () => number, limitMs = 5_000): Ask {
  const known = new Map<string, { at: number; answer: ReturnType<Ask> }>();

  return (config) => {
    const { method = 'GET', signal: _own, ...question } = config;
    if (!isQuestion(config) || isPersonal(config)) return ask(config);
    const { [requestIdHeader]: _requestId, ...headers } = question.headers ?? {};
    const key = JSON.stringify([method, question.url, question.params, headers, question.data]);
    const last = known.get(key);
    if (last && now() - last.at < freshMs) return last.answer;

    const answer = ask({ ...question, method, signal: AbortSignal.timeout(limitMs) });
    known.delete(key);
    known.set(key, { at: now(), answer });
    answer.catch(() => {
      if (known.get(key)?.answer === answer) known.delete(key);
    });
    for (const oldest of [...known.keys()].slice(0, -maxStored)) known.delete(oldest);
    return answer;
  };
}

function isPersonal({ headers }: AxiosRequestConfig): boolean {
  return Object.keys(headers ?? {}).some((name) => /^(authorization|cookie)$/i.test(name));
}
