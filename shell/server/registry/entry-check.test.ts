import type { ServerResponse } from 'node:http';
import { entryOf, integrityOf, startEntryServer, type EntryServer } from '../testing/entry-server';
import { checkEntry } from './entry-check';

let files: EntryServer;
beforeAll(async () => {
  files = await startEntryServer();
});
afterAll(() => files.stop());

const path = '/catalog/1.0.0/remoteEntry.js';
const integrity = integrityOf(entryOf('catalog', '1.0.0'));
const check = () => checkEntry({ url: `${files.origin}${path}`, integrity });

test('an entry with the published bytes has no problem', async () => {
  expect(await check()).toBeNull();
});

test.each<[string, (response: ServerResponse) => void, string, RegExp]>([
  ['is not there', (response) => response.writeHead(404).end(), 'not found', /answers 404; put the files/],
  ['is forbidden', (response) => response.writeHead(403).end(), 'unreachable', /answers 403/],
  ['is another one', (response) => response.end('boot(2)'), 'other bytes', /other bytes than were published/],
  [
    'is a page of a sign-in',
    (response) => response.writeHead(302, { location: 'https://login.test/' }).end(),
    'redirect',
    /redirects, which is refused/,
  ],
  [
    'is cut off',
    (response) => response.writeHead(200, { 'content-length': '99' }).write('boot', () => response.destroy()),
    'unreachable',
    /cannot be reached/,
  ],
  ['never ends', (response) => response.write('x'.repeat(6_000_000)), 'other bytes', /other bytes/],
  ['does not come', () => undefined, 'slow', /does not answer within 2 s; make it faster/],
])('an entry that %s has a problem with a way out', async (_what, how, reason, says) => {
  files.answer(path, how);

  const problem = await check();

  expect(problem?.reason).toBe(reason);
  expect(problem?.says).toMatch(says);
  files.answer(path, null);
});

test('an origin where nobody listens is reported as that', async () => {
  expect(
    await checkEntry({ url: 'http://127.0.0.1:9/catalog/1.0.0/remoteEntry.js', integrity }),
  ).toMatchObject({
    reason: 'unreachable',
    says: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 cannot be reached \(.+\); start it/),
  });
});
