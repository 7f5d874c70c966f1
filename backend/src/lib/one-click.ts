import type { FastifyInstance } from 'fastify';

/** Mail programs post a form and no JSON. Of a form in parts, the one field is looked for where it must be. */
export function readOneClick(app: FastifyInstance) {
  const options = { parseAs: 'string', bodyLimit: 10_000 } as const;
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.addContentTypeParser<string>('multipart/form-data', options, (_request, body, done) =>
    done(null, oneClickPart.test(body) ? { 'List-Unsubscribe': 'One-Click' } : {}),
  );
}

const oneClickPart = /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/;
