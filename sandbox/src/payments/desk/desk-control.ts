import type { FastifyPluginAsync } from 'fastify';
import { faultChoices, type Faults } from '../faults';
import type { Desk, DeskPayment } from './desk';

interface Options<Details, News, Code extends string> {
  desk: Desk<Details, News>;
  codes: readonly Code[];
  isCode(text: unknown): text is Code;
  /** What a shopper would do to bring the code about; the address that the browser goes to then. */
  end(payment: DeskPayment<Details>, code: Code): Promise<string>;
}
type ByReference = { Params: { reference: string } };

/** How tests act on one gateway's payments without a browser. */
export function deskControl<Details, News, Code extends string>({
  desk,
  codes,
  isCode,
  end,
}: Options<Details, News, Code>): FastifyPluginAsync {
  const under = `/__control/${desk.gateway.toLowerCase()}/payments`;
  const body = (properties: object, required: string[] = []) => ({
    schema: { body: { type: 'object', additionalProperties: false, required, properties } },
  });
  return async (app) => {
    app.get(under, async () => ({ payments: desk.list() }));
    app.get<ByReference>(
      `${under}/:reference`,
      async ({ params }, reply) => desk.byReference(params.reference) ?? reply.callNotFound(),
    );

    app.post<ByReference & { Body: { code: string; again?: boolean } }>(
      `${under}/:reference/pay`,
      body({ code: { type: 'string', enum: [...codes] }, again: { type: 'boolean' } }, ['code']),
      async ({ params, body: { code, again } }, reply) => {
        const payment = desk.byReference(params.reference);
        if (!payment || !isCode(code)) return reply.callNotFound();
        if (payment.result !== null && !again) return reply.code(409).send({ error: 'ALREADY_SETTLED' });
        const returnUrl = await end(payment, code);
        return { returnUrl, payment };
      },
    );

    app.post<ByReference & { Body: { tamper?: Faults['ipnTamper']; number?: number } }>(
      `${under}/:reference/notify`,
      body({
        tamper: { type: 'string', enum: [...faultChoices.ipnTamper] },
        number: { type: 'integer', minimum: 0 },
      }),
      async ({ params, body: { tamper = 'none', number } }, reply) => {
        const payment = desk.byReference(params.reference);
        if (!payment) return reply.callNotFound();
        const notice = await desk.repeat(payment, tamper, number);
        return notice ?? reply.code(409).send({ error: 'NOTHING_TOLD' });
      },
    );
  };
}
