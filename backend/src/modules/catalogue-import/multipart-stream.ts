import { badRequest } from '../../lib/errors';

const HEADERS_MOST = 4_000;
const GAP = Buffer.from('\r\n\r\n');

/** The boundary of a form, in quotes or not. */
export function boundaryOf(contentType = ''): string | null {
  const found =
    /^multipart\/form-data\s*;.*?\bboundary=("[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i.exec(
      contentType,
    );
  return found?.[1]?.replaceAll('"', '') ?? null;
}

/**
 * The one file of a form, piece by piece. A form of the shop sends one part, `file`; a body that ends otherwise than with
 * its boundary was broken off, and is refused.
 */
export async function* fileOfForm(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Buffer> {
  const closing = Buffer.from(`\r\n--${boundary}--`);
  let held = Buffer.alloc(0);
  let isInFile = false;
  for await (const chunk of body) {
    held = Buffer.concat([held, chunk]);
    if (!isInFile) {
      const end = held.indexOf(GAP);
      if (end < 0) {
        if (held.length > HEADERS_MOST) throw badRequest('MULTIPART_INVALID');
        continue;
      }
      const headers = held.toString('latin1', 0, end);
      const isFile = /^content-disposition:\s*form-data\b[^\r\n]*;\s*name="?file"?(?:;|\s|$)/im.test(headers);
      if (!headers.startsWith(`--${boundary}\r\n`) || !isFile) throw badRequest('FILE_MISSING');
      held = held.subarray(end + GAP.length);
      isInFile = true;
    }
    // The end of the form may be cut in two.
    const sure = held.length - closing.length - 4;
    if (sure <= 0) continue;
    yield held.subarray(0, sure);
    held = held.subarray(sure);
  }
  const end = held.indexOf(closing);
  if (!isInFile || end < 0) throw badRequest('MULTIPART_INVALID');
  if (end > 0) yield held.subarray(0, end);
}
