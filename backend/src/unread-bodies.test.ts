import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bytes, chunks, nextRequest, overRawSocket, postHead } from './testing/raw-socket';
import { createTestApp, type TestApp } from './testing/test-app';

let shop: TestApp;
let port: number;

beforeAll(async () => {
  shop = await createTestApp({ env: { HEADERS_TIMEOUT_MS: '10000', REQUEST_TIMEOUT_MS: '60000' } });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=b';
const signedIn = () => `authorization: ${shop.as('CUSTOMER').authorization}`;
const envelope = /"success":false,.*"errorCode":"PAYLOAD_TOO_LARGE"/;

test.each([
  ['a JSON body of 2 MB', '/api/ecommerce/quote', json, 2e6],
  ['an upload of 6 MB', '/api/main/upload', form, 6e6],
  ['an upload of 20 MB', '/api/main/upload', form, 20e6],
])('the sender of %s reads 413 and the connection is closed', async (_what, path, type, size) => {
  const declared = await overRawSocket(port, [
    postHead(path, type, signedIn(), `content-length: ${size}`),
    ...bytes(size),
    nextRequest,
  ]);
  const chunked = await overRawSocket(port, [
    postHead(path, type, signedIn(), 'transfer-encoding: chunked'),
    ...chunks(size),
    nextRequest,
  ]);

  for (const received of [declared, chunked]) {
    expect(received).toMatchObject({ statuses: [413], isClosed: true });
    expect(received.text).toMatch(/\r\nconnection: close\r\n/i);
    expect(received.text).toMatch(envelope);
  }
});

test('the sender of a HEAD request with a large body sends all of it and reads the response', async () => {
  const size = 20e6;
  let sent = 0;
  function* parts() {
    yield `HEAD /live HTTP/1.1\r\nhost: shop\r\ncontent-length: ${size}\r\n\r\n`;
    for (const part of bytes(size)) {
      yield part;
      sent += part.length;
    }
  }

  const received = await overRawSocket(port, parts());

  expect(received).toMatchObject({ statuses: [200], isClosed: true });
  expect(received.text).toMatch(/\r\nconnection: close\r\n/i);
  expect(sent).toBe(size);
});

test('the sender of a large body over a slow connection sends all of it and reads the response', async () => {
  const size = 2e6;
  let sent = 0;
  async function* parts() {
    yield postHead('/api/ecommerce/quote', json, `content-length: ${size}`);
    for (const part of bytes(size)) {
      yield part;
      sent += part.length;
      await wait(200);
    }
  }

  const received = await overRawSocket(port, parts());

  expect(received).toMatchObject({ statuses: [413], isClosed: true });
  expect(received.text).toMatch(envelope);
  expect(sent).toBe(size);
});

test('the sender of an import over 64 MB reads 413 with the reason, in one piece or in chunks', async () => {
  const operator = `authorization: ${shop.as('OPERATOR').authorization}`;
  const size = 70 * 1_048_576;
  const path = '/api/main/admin/product/import';
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const end = '\r\n--b--\r\n';
  const inOnePiece = await overRawSocket(port, [
    postHead(path, form, operator, `content-length: ${String(head.length + size + end.length)}`),
    head,
    ...bytes(size),
    end,
  ]);
  const inChunks = await overRawSocket(port, [
    postHead(path, 'content-type: text/csv', operator, 'transfer-encoding: chunked'),
    ...chunks(size),
  ]);

  for (const received of [inOnePiece, inChunks]) {
    expect(received).toMatchObject({ statuses: [413], isClosed: true });
    expect(received.text).toMatch(/"success":false,.*"errorCode":"JOB_FILE_TOO_LARGE"/);
  }
});

test('a declared length over the limit is rejected before the body arrives', async () => {
  const received = await overRawSocket(
    port,
    [postHead('/api/main/upload', form, signedIn(), 'content-length: 6000000')],
    { until: (text) => envelope.test(text) },
  );

  expect(received.statuses).toEqual([413]);
});

test('an incomplete body closes its connection and does not affect others', async () => {
  const cut = await overRawSocket(
    port,
    [postHead('/api/ecommerce/quote', json, 'content-length: 100'), '{"a":'],
    { isCutOff: true },
  );

  expect(cut).toMatchObject({ statuses: [400], isClosed: true });
  const next = await overRawSocket(port, [nextRequest], { until: (text) => text.includes('"status":"ok"') });
  expect(next.statuses).toEqual([200]);
});

test('a request with both a length and a chunked encoding is rejected and its connection closed', async () => {
  const received = await overRawSocket(port, [
    postHead('/api/ecommerce/quote', json, 'content-length: 2', 'transfer-encoding: chunked'),
    ...chunks(2),
    nextRequest,
  ]);

  expect(received).toMatchObject({ statuses: [400], isClosed: true });
});

test('late headers close the connection', async () => {
  const hasty = await createTestApp({ env: { HEADERS_TIMEOUT_MS: '500' } });
  try {
    await hasty.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: at } = hasty.app.server.address() as AddressInfo;

    const received = await overRawSocket(at, ['GET /live HTTP/1.1\r\nhost: sh']);

    expect(received).toMatchObject({ statuses: [408], isClosed: true });
  } finally {
    await hasty.close();
  }
});

test('a small rejected request leaves its connection open', async () => {
  const received = await overRawSocket(
    port,
    [postHead('/api/nowhere', json, 'content-length: 2'), '{}', nextRequest],
    { until: (text) => text.includes('"status":"ok"') },
  );

  expect(received.statuses).toEqual([404, 200]);
});
