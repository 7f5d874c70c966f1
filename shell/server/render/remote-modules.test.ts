import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createRemoteModules } from './remote-modules';

const aBuild = (more = '', name = 'catalog') =>
  `${more};const react = require('react'); exports.remote = { name: '${name}', contract: '2.2', routes: [], uses: react.version };`;
const hashOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

let host: FastifyInstance;
let origin: string;
let files: Record<string, string>;
let asked: string[];

beforeEach(async () => {
  files = {};
  asked = [];
  host = Fastify();
  host.get('/*', (request, reply) => {
    asked.push(request.url);
    const file = files[request.url];
    return file === undefined ? reply.code(404).send('none') : reply.type('text/javascript').send(file);
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${String((host.server.address() as AddressInfo).port)}`;
});
afterEach(() => host.close());

// How busy this machine is is not what is tested.
const modules = () => createRemoteModules({ react: { version: '19' } }, { fetchLimitMs: 20_000 });
const build = (path: string, code: string) => {
  files[path] = code;
  return { url: `${origin}${path}`, integrity: hashOf(code) };
};

test('a remote is fetched once, and is given the libraries of the shell', async () => {
  const { load } = modules();
  const first = build('/1/node.cjs', aBuild());

  expect(await load('catalog', first)).toMatchObject({ remote: { name: 'catalog', uses: '19' } });
  await load('catalog', first);
  expect(asked).toEqual(['/1/node.cjs']);
});

test('two versions live side by side', async () => {
  const { load } = modules();
  const [one, two] = await Promise.all([
    load('catalog', build('/1/node.cjs', aBuild('globalThis.seen = (globalThis.seen ?? 0) + 1'))),
    load('catalog', build('/2/node.cjs', aBuild('/* another */'))),
  ]);

  expect(one.remote).not.toBe(two.remote);
});

test('what is not what the registry says is never run, nor even compiled', async () => {
  const { load } = modules();
  const { url, integrity } = build('/1/node.cjs', aBuild());
  files['/1/node.cjs'] = aBuild('globalThis.wasRun = true');
  await expect(load('catalog', { url, integrity })).rejects.toThrow('the registry says');
  files['/1/node.cjs'] = 'this is {{ no script';

  await expect(load('catalog', { url, integrity })).rejects.toThrow('the registry says');
  expect(Reflect.get(globalThis, 'wasRun')).toBeUndefined();
});

test('a remote gets nothing of this machine', async () => {
  const { load } = modules();

  await expect(load('catalog', build('/1/node.cjs', aBuild(`require('node:fs')`)))).rejects.toThrow(
    'The shell provides no node:fs.',
  );
  await expect(load('catalog', build('/2/node.cjs', aBuild(`require('constructor')`)))).rejects.toThrow(
    'The shell provides no constructor.',
  );
});

test.each([
  ['throws while it is loaded', aBuild(`throw new Error('broken')`), 'broken'],
  ['is no script', 'const {', /./],
  ['is another remote', aBuild('', 'checkout'), 'is no build of catalog'],
  ['exports nothing', 'exports.x = 1', 'is no build of catalog'],
])('a build that %s is refused, and asked for again by the next page', async (_what, code, problem) => {
  const { load } = modules();
  const broken = build('/1/node.cjs', code);

  await expect(load('catalog', broken)).rejects.toThrow(problem);
  await expect(load('catalog', broken)).rejects.toThrow(problem);
  expect(asked).toHaveLength(2);
});

test('a build that is not there, or that nobody answers for, is a problem and no crash', async () => {
  const { load } = modules();
  const integrity = hashOf('');

  await expect(load('catalog', { url: `${origin}/none`, integrity })).rejects.toThrow('answers 404');
  await host.close();
  await expect(load('catalog', { url: `${origin}/1`, integrity })).rejects.toThrow('fetch failed');
});
