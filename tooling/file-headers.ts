import path from 'node:path';
import type { WriteOptions } from '../shell/server/registry/store';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  // No Content-Encoding: a client that copies the files would get them decompressed.
  '.br': 'application/x-brotli',
  '.gz': 'application/gzip',
};

/** Headers of a published file in a bucket: content type and immutable caching. */
export function fileHeaders(key: string): WriteOptions {
  return {
    contentType: types[path.extname(key)] ?? 'application/octet-stream',
    cacheControl: 'public, max-age=31536000, immutable',
  };
}
