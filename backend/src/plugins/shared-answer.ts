import type { FastifyRequest } from 'fastify';

/** What a route says to have one answer for everybody who asks for the same in the same language. */
export interface SharedAnswer<Data> {
  /** What of the request tells answers apart; without it, its parameters and its validated query. */
  key?: (request: FastifyRequest) => unknown;
  /** Adds what only this customer sees, at `/with-auth`. The handler itself must not look at who asks. */
  own?: (request: FastifyRequest, data: Data) => Promise<Data>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    shared?: SharedAnswer<unknown>;
  }
  interface FastifyRequest {
    /** What each asker of this answer is counted by, also one who gets it from memory. */
    countAsker: ((ip: string) => Promise<void>) | null;
  }
}

/** The `config` of a route whose answer is sent from memory: see `registerPublicAnswers`. */
export const sharedAnswer = <Data>(shared: SharedAnswer<Data> = {}) => ({
  // The route is defined with both, so that its data is what `own` takes.
  shared: shared as SharedAnswer<unknown>,
});
