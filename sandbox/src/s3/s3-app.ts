import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { refusalOf, type Credentials } from './signature';

interface StoredObject {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}
type ToObject = { Params: { bucket: string; '*': string } };
type ToBucket = {
  Params: { bucket: string };
  Querystring: { prefix?: string; 'continuation-token'?: string; 'list-type'?: string };
};

const largest = 50 * 1024 * 1024;
const keptHeaders = ['content-type', 'content-encoding', 'cache-control'];

/**
 * What a registry asks of S3: get, put, delete and list by path-style addresses, with conditional reads and writes.
 * Objects live in memory, in buckets that need no making; every request must be signed.
 */
export function createS3App({
  credentials,
  now = Date.now,
  pageSize = 1_000,
}: {
  credentials: Credentials;
  now?: () => number;
  pageSize?: number;
}): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: largest, exposeHeadRoutes: false });
  const objects = new Map<string, StoredObject>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async ({ method, url, headers, body }, reply) => {
    const refusal = refusalOf(
      { method, url, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) },
      credentials,
      now(),
    );
    if (refusal) return failed(reply, refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403, refusal);
  });

  app.get<ToBucket>('/:bucket', async ({ params, query }, reply) => {
    if (query['list-type'] !== '2') return failed(reply, 501, 'NotImplemented');
    const prefix = query.prefix ?? '';
    const after = query['continuation-token'] ?? '';
    const keys = [...objects.keys()]
      .filter((place) => place.startsWith(`${params.bucket}/${prefix}`))
      .map((place) => place.slice(params.bucket.length + 1))
      .filter((key) => key > after)
      .sort();
    const page = keys.slice(0, pageSize);
    const last = page.at(-1);
    const next =
      keys.length > page.length && last !== undefined
        ? `<NextContinuationToken>${escapeXml(last)}</NextContinuationToken>`
        : '';
    const contents = page.map((key) => {
      const { etag, body } = objects.get(`${params.bucket}/${key}`) ?? { etag: '', body: Buffer.alloc(0) };
      return `<Contents><Key>${escapeXml(key)}</Key><ETag>${escapeXml(etag)}</ETag><Size>${body.length}</Size></Contents>`;
    });
    return xml(
      reply,
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${escapeXml(params.bucket)}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${String(next !== '')}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  });

  app.get<ToObject>('/:bucket/*', async (request, reply) => {
    const there = objects.get(placeOf(request));
    if (!there) return failed(reply, 404, 'NoSuchKey');
    void reply.headers({ ...there.headers, etag: there.etag });
    if (request.headers['if-none-match'] === there.etag) return reply.code(304).send();
    return reply.send(there.body);
  });

  app.put<ToObject>('/:bucket/*', async (request, reply) => {
    const place = placeOf(request);
    const there = objects.get(place);
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
    if (ifMatch !== undefined && !there) return failed(reply, 404, 'NoSuchKey');
    if ((ifMatch !== undefined && ifMatch !== there?.etag) || (ifNoneMatch === '*' && there)) {
      return failed(reply, 412, 'PreconditionFailed');
    }
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    const headers = Object.fromEntries(
      keptHeaders.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    objects.set(place, { body, etag, headers });
    return reply.header('etag', etag).send();
  });

  app.delete<ToObject>('/:bucket/*', async (request, reply) => {
    objects.delete(placeOf(request));
    return reply.code(204).send();
  });

  return app;
}

function placeOf({ params }: FastifyRequest<ToObject>): string {
  return `${params.bucket}/${params['*']}`;
}

function failed(reply: FastifyReply, status: number, code: string) {
  return xml(reply, status, `<Error><Code>${code}</Code></Error>`);
}

function xml(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
