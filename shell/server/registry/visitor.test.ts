import type { FastifyReply, FastifyRequest } from 'fastify';
import { demoPlatformSecret } from '../platform-secret';
import { visitorOf } from './visitor';

const reply = { header: () => undefined } as unknown as FastifyReply;

function visitor(url: string, headers: Record<string, string> = {}, address = url) {
  const request = { url, headers, protocol: 'https' } as unknown as FastifyRequest;
  return visitorOf(request, reply, { secret: demoPlatformSecret, address });
}

const names = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
  Android: 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  'an Android tablet': 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  Firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

test.each<[keyof typeof names, string]>([
  ['iPhone', 'mobile'],
  ['Android', 'mobile'],
  ['iPad', 'desktop'],
  ['an Android tablet', 'desktop'],
  ['Firefox', 'desktop'],
])('a visitor with %s has the device class %s', (device, expected) => {
  expect(visitor('/', { 'user-agent': names[device] }).device).toBe(expected);
});

test('what a browser says of its device counts before its name', () => {
  expect(visitor('/', { 'sec-ch-ua-mobile': '?0', 'user-agent': names.Android }).device).toBe('desktop');
  expect(visitor('/', { 'sec-ch-ua-mobile': '?1', 'user-agent': names.Firefox }).device).toBe('mobile');
  expect(visitor('/', { 'sec-ch-ua-mobile': 'yes' }).device).toBe('desktop');
  expect(visitor('/').device).toBe('desktop');
});

test.each([
  ['/', 'vi'],
  ['/en', 'en'],
  ['/en/products?page=2', 'en'],
  ['/english', 'vi'],
  ['/products?next=/en', 'vi'],
  ['/products#/en', 'vi'],
])('a visitor of %s reads %s', (url, language) => {
  expect(visitor(url).language).toBe(language);
});

test('a request that asks for a page’s versions has the language of that page', () => {
  expect(visitor('/_registry?page=%2Fen%2Fproducts', {}, '/en/products').language).toBe('en');
});
