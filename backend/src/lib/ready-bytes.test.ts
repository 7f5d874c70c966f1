import { brotliDecompressSync } from 'node:zlib';
import { bytesOf, parsedBytes, readyBytes, stamped } from './ready-bytes';

const stamps = { requestId: '', serverTime: '2026-01-15T03:00:00.000Z' };
const others = { requestId: 'r-1', serverTime: '2026-01-15T03:00:01.500Z' };
const envelope = (data: unknown) => ({ success: true, data });
const made = (data: unknown) => readyBytes(JSON.stringify({ ...envelope(data), ...stamps }), stamps);

async function compressed(data: unknown) {
  const ready = made(data);
  stamped(ready, others, true);
  while (!ready.brotli) await new Promise((done) => setTimeout(done, 5));
  return ready;
}

test('each request gets the same bytes with its own id and time', () => {
  const { bytes, isBrotli } = stamped(made(['áo']), others, false);

  expect(JSON.parse(bytes.toString())).toEqual({ ...envelope(['áo']), ...others });
  expect(isBrotli).toBe(false);
});

test.each([1_000, 30_000, 500_000])(
  'compressed bytes of %d letters end in the id and time of each request',
  async (length) => {
    const data = Array.from({ length: length / 10 }, (_, at) => `Áo thun ${at * 7919}`);
    const ready = await compressed(data);

    for (const requestId of ['r', 'x'.repeat(200)]) {
      const { bytes, isBrotli } = stamped(ready, { ...others, requestId }, true);
      expect(isBrotli).toBe(true);
      expect(bytes.length).toBeLessThan(ready.body.length / 2);
      expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual({
        ...envelope(data),
        ...others,
        requestId,
      });
    }
    expect(bytesOf(ready)).toBe(ready.body.length + (ready.brotli?.length ?? 0));
  },
);

test('the first answer is sent uncompressed, so that no request waits for the compression', () => {
  expect(stamped(made('x'.repeat(5_000)), others, true).isBrotli).toBe(false);
});

test('the tag tells answers apart and not their stamps', () => {
  expect(made('a').etag).toBe(made('a').etag);
  expect(made('a').etag).not.toBe(made('b').etag);
});

test('the envelope can be read again without its stamps', () => {
  expect(parsedBytes(made({ id: '1' }))).toEqual(envelope({ id: '1' }));
});
