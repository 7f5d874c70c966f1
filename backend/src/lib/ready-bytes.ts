import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Of smaller answers the headers weigh more than what is saved. */
const MIN_COMPRESSED = 1_000;
const QUALITY = 5;

/** An envelope as it is sent, up to the stamps of its request, which come last. */
export interface ReadyBytes {
  body: Buffer;
  etag: string;
  /** The body as an unfinished brotli stream; null before the first request that accepts brotli, and for short bodies. */
  brotli: Buffer | null;
  isCompressing: boolean;
}

/** The end of every envelope. */
export interface Stamps {
  requestId: string;
  serverTime: string;
}

const tailOf = ({ requestId, serverTime }: Stamps) =>
  `,"requestId":${JSON.stringify(requestId)},"serverTime":"${serverTime}"}`;

/** `json`: the envelope as it is written with these stamps. */
export function readyBytes(json: string, stamps: Stamps): ReadyBytes {
  const tail = tailOf(stamps);
  if (!json.endsWith(tail)) throw new Error('The stamps are not the end of the envelope');
  const body = Buffer.from(json.slice(0, -tail.length));
  const hash = createHash('sha1').update(body).digest('base64url');
  // Weak: two answers with it are alike but for their stamps.
  return { body, etag: `W/"${hash}"`, brotli: null, isCompressing: false };
}

/** The envelope of an answer, without stamps. */
export const parsedBytes = ({ body }: ReadyBytes): unknown => JSON.parse(`${body.toString()}}`);

export const bytesOf = ({ body, brotli }: ReadyBytes) =>
  // Room for the compressed bytes, which come later.
  body.length + (brotli?.length ?? body.length / 4);

/** The answer to one request: compressed if that is accepted and done already. */
export function stamped(
  ready: ReadyBytes,
  stamps: Stamps,
  acceptsBrotli: boolean,
): { bytes: Buffer; isBrotli: boolean } {
  const tail = Buffer.from(tailOf(stamps));
  if (acceptsBrotli) void compressOnce(ready);
  if (acceptsBrotli && ready.brotli)
    return { bytes: Buffer.concat([ready.brotli, lastBlocks(tail)]), isBrotli: true };
  return { bytes: Buffer.concat([ready.body, tail]), isBrotli: false };
}

async function compressOnce(ready: ReadyBytes): Promise<void> {
  if (ready.isCompressing || ready.body.length < MIN_COMPRESSED) return;
  ready.isCompressing = true;
  ready.brotli = await compress(ready.body, {
    // Ends at a whole byte and leaves the stream open for the stamps.
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: ready.body.length,
    },
  });
}

/** Ends a stream of brotli with this text as it is: RFC 7932, section 9.2, a block without compression and an empty last. */
function lastBlocks(text: Buffer): Buffer {
  const [isLast, fourNibbles, isUncompressed] = [0, 0 << 1, 1 << 19];
  const header = isLast | fourNibbles | ((text.length - 1) << 3) | isUncompressed;
  return Buffer.concat([
    Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16]),
    text,
    Buffer.from([0b11]),
  ]);
}
