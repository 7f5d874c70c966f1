import type { FastifyInstance } from 'fastify';
import { languageOf, type Language } from '../lib/language';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

/** Fills `request.language` from the Accept-Language header. */
export function registerLanguage(app: FastifyInstance) {
  app.decorateRequest('language', 'vi');
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.headers['accept-language']);
  });
}
