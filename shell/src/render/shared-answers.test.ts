import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { createSharedAnswers } from './shared-answers';

let time = 0;
let asked: AxiosRequestConfig[];
let fails = false;
const ask = (config: AxiosRequestConfig): Promise<AxiosResponse> => {
  asked.push(config);
  return fails ? Promise.reject(new Error('away')) : Promise.resolve({ data: asked.length } as AxiosResponse);
};
let shared: ReturnType<typeof createSharedAnswers>;
beforeEach(() => {
  time = 1_000;
  asked = [];
  fails = false;
  shared = createSharedAnswers(ask, () => time);
});

const vi = { url: 'http://backend/suggested', headers: { 'Accept-Language': 'vi' } };

test('pages that ask the same at the same time share one answer, for two seconds', async () => {
  const [one, two] = await Promise.all([shared(vi), shared(vi)]);
  expect([one.data, two.data]).toEqual([1, 1]);

  time += 2_000;
  expect((await shared(vi)).data).toBe(2);
});

test('pages of different requests share an answer, which the first of them asked for', async () => {
  const of = (id: string) => ({ ...vi, headers: { ...vi.headers, 'X-Request-Id': id } });

  await Promise.all([shared(of('request-0001')), shared(of('request-0002'))]);

  expect(asked.map(({ headers }) => headers)).toEqual([of('request-0001').headers]);
});

test('another language, another address and another parameter are other questions', async () => {
  await shared(vi);
  await shared({ ...vi, headers: { 'Accept-Language': 'en' } });
  await shared({ ...vi, url: 'http://backend/newest' });
  await shared({ ...vi, params: { page: 2 } });

  expect(asked).toHaveLength(4);
});

test('lists whose filters are posted are shared while their filters are the same', async () => {
  const list = (data: object) => ({ ...vi, url: 'http://backend/product/public/list', method: 'POST', data });
  await Promise.all([shared(list({ page: 1 })), shared(list({ page: 1 })), shared(list({ page: 2 }))]);
  // Without a filter it is still another question than the list that is read by its address.
  const url = 'http://backend/product/public/list';
  await shared({ ...vi, url, method: 'POST' });
  await shared({ ...vi, url });

  expect(asked.map(({ method, data }) => [method, data])).toEqual([
    ['POST', { page: 1 }],
    ['POST', { page: 2 }],
    ['POST', undefined],
    ['GET', undefined],
  ]);
});

test('an answer is shared until its two seconds are over, however often it is asked for', async () => {
  await shared(vi);
  time += 1_999;
  expect((await shared(vi)).data).toBe(1);
  time += 1;

  expect((await shared(vi)).data).toBe(2);
});

test.each(['authorization', 'Cookie', 'COOKIE'])(
  'what is asked with the header %s is not shared',
  async (name) => {
    const personal = { ...vi, headers: { [name]: 'one' } };

    await Promise.all([shared(personal), shared(personal)]);

    expect(asked).toHaveLength(2);
  },
);

test('what is asked for somebody, and what changes something, is never shared', async () => {
  const personal = { ...vi, headers: { Authorization: 'Bearer one' } };
  await shared(personal);
  await shared(personal);
  await shared({ ...vi, method: 'POST' });
  await shared({ ...vi, method: 'POST' });

  expect(asked).toHaveLength(4);
});

test('a failure is told to who asked and asked again by the next, and one page that gives up ends it for no other', async () => {
  fails = true;
  await expect(shared(vi)).rejects.toThrow('away');
  fails = false;

  expect((await shared({ ...vi, signal: AbortSignal.abort() })).data).toBe(2);
  expect(asked[1]?.signal?.aborted).toBe(false);
});
