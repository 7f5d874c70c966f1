import { badRequest } from '../../lib/errors';

const HEADERS_MOST = 2_000;
const gap = Buffer.from('\r\n\r\n');

/**
 * The one file of a `multipart/form-data` body. A form of this shop sends one part, `file`; anything else is refused,
 * so nothing is guessed about names, paths or types that the sender claims.
 */
export function fileOf(contentType: string | undefined, body: Buffer): Buffer {
  const boundary = boundaryOf(contentType);
  if (boundary === null) throw badRequest('MULTIPART_INVALID');
  const opening = Buffer.from(`--${boundary}\r\n`);
  const closing = Buffer.from(`\r\n--${boundary}--`);
  if (!body.subarray(0, opening.length).equals(opening)) throw badRequest('MULTIPART_INVALID');

  const headersEnd = body.subarray(0, opening.length + HEADERS_MOST).indexOf(gap, opening.length);
  const contentStart = headersEnd + gap.length;
  const contentEnd = headersEnd < 0 ? -1 : body.indexOf(Buffer.from(`\r\n--${boundary}`), contentStart);
  if (contentEnd < 0) throw badRequest('MULTIPART_INVALID');
  // What follows the first part must be the end.
  if (!body.subarray(contentEnd, contentEnd + closing.length).equals(closing))
    throw badRequest('MULTIPART_INVALID');

  const headers = body.toString('latin1', opening.length, headersEnd);
  if (!/^content-disposition:\s*form-data\b[^\r\n]*;\s*name="?file"?(?:;|\s|$)/im.test(headers))
    throw badRequest('FILE_MISSING');
  const file = body.subarray(contentStart, contentEnd);
  if (file.length === 0) throw badRequest('FILE_MISSING');
  return file;
}

/** As RFC 2046 allows it, in quotes or not. */
function boundaryOf(contentType = ''): string | null {
  const found =
    /^multipart\/form-data\s*;.*?\bboundary=("[\w'()+,./:=? -]{1,70}"|[\w'()+,./:=?-]{1,70})\s*(?:;|$)/i.exec(
      contentType,
    );
  return found?.[1]?.replaceAll('"', '') ?? null;
}
