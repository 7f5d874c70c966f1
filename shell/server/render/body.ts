import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page's bytes, compressed once in each way that somebody asked for. */
export interface Body {
  as: (encoding: Encoding) => Promise<Buffer>;
}

const compress: Record<Encoding, (whole: Buffer) => Promise<Buffer>> = {
  br: (whole) =>
    promisify(brotliCompress)(whole, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
        // A page is smaller than this window; the usual one of 4 MB is asked of the system again for each page.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (whole) => promisify(gzip)(whole, { level: 6 }),
  identity: (whole) => Promise.resolve(whole),
};

export function createBody(html: string): Body {
  const whole = Buffer.from(html);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    as(encoding) {
      const known = made.get(encoding) ?? compress[encoding](whole);
      made.set(encoding, known);
      return known;
    },
  };
}
