import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startBucket } from '../testing/sandbox-bucket';
import { underLock } from './folder-lock';
import { openFolderStore } from './folder-store';
import { openStore } from './open-store';
import { openS3Store, type S3Settings } from './s3-store';
import { Conflict, type Store, type Stored } from './store';

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;
const stores: Record<string, () => Store> = {};

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'registry-store-'));
  bucket = await startBucket();
  stores['a folder'] = () => openFolderStore(folder);
  stores['a bucket'] = () => openS3Store(bucket.settings);
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const textOf = (stored: Stored | null | 'unchanged') =>
  stored && stored !== 'unchanged' ? Buffer.from(stored.body).toString() : stored;

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const open = () => stores[kind]!();

  test('keeps what was written, bytes and all', async () => {
    const store = open();
    const body = Uint8Array.from({ length: 256 }, (_, index) => index);

    const { etag } = await store.write('remotes/catalog/1.0.0/a file+1.js', body, {
      contentType: 'text/javascript',
      cacheControl: 'max-age=1',
    });

    const stored = await store.read('remotes/catalog/1.0.0/a file+1.js');
    expect(Buffer.from(stored!.body)).toEqual(Buffer.from(body));
    expect(stored!.etag).toBe(etag);
    expect(await store.read('remotes/catalog/1.0.0/missing.js')).toBeNull();
  });

  test('keeps a packed file packed', async () => {
    const packed = brotliCompressSync('boot()'.repeat(100));

    await open().write('shell/1.0.0/shell.js.br', packed, { contentType: 'application/x-brotli' });

    expect(Buffer.from((await open().read('shell/1.0.0/shell.js.br'))!.body)).toEqual(packed);
  });

  test('says when nothing changed', async () => {
    const store = open();
    const { etag } = await store.write('same.json', '1');

    expect(await store.readIfChanged('same.json', etag)).toBe('unchanged');
    await store.write('same.json', '2');
    expect(textOf(await store.readIfChanged('same.json', etag))).toBe('2');
    expect(textOf(await store.readIfChanged('same.json', null))).toBe('2');
  });

  test('lets one of two replace what both have read', async () => {
    const store = open();
    const { etag } = await store.write('swap.json', 'old');

    const both = await Promise.allSettled([
      store.write('swap.json', 'one', { ifMatch: etag }),
      open().write('swap.json', 'two', { ifMatch: etag }),
    ]);

    const lost = both.filter((one) => one.status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(lost[0]!.reason).toBeInstanceOf(Conflict);
    expect(['one', 'two']).toContain(textOf(await store.read('swap.json')));
  });

  test('lets one of two be the first', async () => {
    const both = await Promise.allSettled(
      ['one', 'two'].map((body) => open().write('first.json', body, { ifNoneMatch: '*' })),
    );

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('refuses to replace what is gone', async () => {
    await expect(open().write('gone.json', 'x', { ifMatch: '"etag"' })).rejects.toBeInstanceOf(Conflict);
  });

  test('lists and removes keys by prefix', async () => {
    const store = open();
    for (const key of ['list/a/1', 'list/a/2/3', 'list/ab/1']) await store.write(key, key);

    expect(await store.list('list/a/')).toEqual(['list/a/1', 'list/a/2/3']);
    await store.remove('list/a/');
    expect(await store.list('list/')).toEqual(['list/ab/1']);
    expect(await store.list('nothing/')).toEqual([]);
    await store.remove('nothing/');
  });

  test('counts to forty with twenty who add at once', async () => {
    const store = open();
    await store.write('count.json', '0');
    const addOne = async (): Promise<void> => {
      const stored = (await store.read('count.json'))!;
      try {
        await store.write('count.json', String(Number(textOf(stored)) + 1), { ifMatch: stored.etag });
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await addOne();
      }
    };

    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await addOne();
        await addOne();
      }),
    );

    expect(textOf(await store.read('count.json'))).toBe('40');
  });
});

test('a change that a bucket made although it answered with an error is no conflict, and a lost one is', async () => {
  const store = openS3Store(bucket.settings);
  const { etag } = await store.write('doubtful.json', 'old');
  const send = globalThis.fetch;
  let answered: (answer: Response) => Response = (answer) => answer;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => answered(await send(...request)));
  const failOnce = () => {
    answered = () => {
      answered = (answer) => answer;
      return new Response(null, { status: 503 });
    };
  };

  failOnce();
  const written = await store.write('doubtful.json', 'new', { ifMatch: etag });
  expect(await store.read('doubtful.json')).toMatchObject({ etag: written.etag });
  expect(textOf(await store.read('doubtful.json'))).toBe('new');

  failOnce();
  await expect(store.write('doubtful.json', 'late', { ifMatch: etag })).rejects.toBeInstanceOf(Conflict);
  expect(textOf(await store.read('doubtful.json'))).toBe('new');
});

test('waiting too long for another process fails with what to do, and the next attempt succeeds', async () => {
  let letGo = (): void => undefined;
  const held = underLock(folder, () => new Promise<void>((resolve) => (letGo = resolve)));

  await expect(underLock(folder, () => Promise.resolve(), { timeoutMs: 50 })).rejects.toThrow(
    /Another process has been writing .*End it if it hangs, and try again/,
  );
  letGo();
  await held;

  await expect(underLock(folder, () => Promise.resolve('in'))).resolves.toBe('in');
});

test('a folder is never left', async () => {
  await expect(openFolderStore(folder).read('../outside')).rejects.toThrow(/outside/);
  await expect(openFolderStore(folder).write('a/../../outside', 'x')).rejects.toThrow(/outside/);
});

test('a bucket whose answer breaks off is reported with a readable message', async () => {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = openS3Store({ ...bucket.settings, endpoint: `http://127.0.0.1:${String(port)}` });
  try {
    await expect(store.read('key')).rejects.toThrow(/^The bucket .* does not answer\.$/);
    await expect(store.list('remotes')).rejects.toThrow(/^The bucket .* does not answer\.$/);
  } finally {
    server.close();
  }
});

test.each<[string, Partial<S3Settings>, RegExp]>([
  ['a wrong secret', { secretAccessKey: 'guessed' }, /refused to read key: 403 SignatureDoesNotMatch/],
  ['somebody else’s key', { accessKeyId: 'other' }, /refused to read key: 403 InvalidAccessKeyId/],
  ['a bucket that is away', { endpoint: 'http://127.0.0.1:9' }, /does not answer/],
])('%s is reported with a readable message', async (_what, change, message) => {
  await expect(openS3Store({ ...bucket.settings, ...change }).read('key')).rejects.toThrow(message);
});

test('the environment names a folder or a bucket, and missing variables are reported', () => {
  expect(openStore({}).name).toMatch(/folder .*\.deploy/);
  expect(() => openStore({ REGISTRY_STORE: 's3://shop/registry' })).toThrow(/REGISTRY_S3_ACCESS_KEY_ID/);
  expect(() => openStore({ REGISTRY_STROE: 'x' })).toThrow(/REGISTRY_STROE is not known.*REGISTRY_STORE/);
  for (const place of ['s3://', 's3:///registry', 's3://a bucket/registry'])
    expect(() => openStore({ REGISTRY_STORE: place })).toThrow(/must be a folder, or s3:\/\/bucket\/prefix/);
  expect(() => openStore({ REGISTRY_STORE: 's3://shop', REGISTRY_S3_ENDPOINT: 'minio:9000' })).toThrow(
    /REGISTRY_S3_ENDPOINT must be an http or https address, not "minio:9000"/,
  );
  expect(
    openStore({
      REGISTRY_STORE: 's3://shop/registry',
      REGISTRY_S3_REGION: 'ap-southeast-1',
      REGISTRY_S3_ACCESS_KEY_ID: 'a',
      REGISTRY_S3_SECRET_ACCESS_KEY: 'b',
    }).name,
  ).toBe('bucket shop/registry at https://s3.ap-southeast-1.amazonaws.com');
});
