import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '../../../lib/clock';
import { askGateway, type GatewayAnswer } from '../gateway-http';

export interface PaypalApiOptions {
  /** Without a slash at the end. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  clock: Clock;
}
export interface PaypalCall {
  path: string;
  /** A GET when there is none. */
  body?: string;
  /** Makes a repetition of the same call harmless. */
  requestId?: string;
  /** When anyone who asked stops waiting, by `performance.now()`. */
  until: number;
}

/** A token is renewed a little before it ends, so that it cannot end on its way. */
const MARGIN_MS = 60_000;

const Token = Type.Object({ access_token: Type.String({ minLength: 1 }), expires_in: Type.Number() });

export type PaypalApi = ReturnType<typeof createPaypalApi>;

/** PayPal's server interface: one token for all calls until it ends. */
export function createPaypalApi({ baseUrl, clientId, clientSecret, clock }: PaypalApiOptions) {
  let token: { text: string; endsAt: number } | null = null;

  async function accessToken(until: number): Promise<string | null> {
    if (token && token.endsAt > clock().getTime()) return token.text;
    const answer = await askGateway(`${baseUrl}/v1/oauth2/token`, {
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      form: { grant_type: 'client_credentials' },
      timeoutMs: Math.ceil(until - performance.now()),
    });
    if (answer?.status !== 200 || !Value.Check(Token, answer.json)) return null;
    const { access_token: text, expires_in: seconds } = answer.json;
    token = { text, endsAt: clock().getTime() + seconds * 1000 - MARGIN_MS };
    return text;
  }

  async function callOnce({ path, body, requestId, until }: PaypalCall): Promise<GatewayAnswer | null> {
    const text = await accessToken(until);
    if (text === null) return null;
    return askGateway(`${baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${text}`,
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body }),
      timeoutMs: Math.ceil(until - performance.now()),
    });
  }

  return {
    /** Null when no answer came. */
    async call(call: PaypalCall): Promise<GatewayAnswer | null> {
      const answer = await callOnce(call);
      if (answer?.status !== 401) return answer;
      // Taken back before its time: once with a new one.
      token = null;
      return callOnce(call);
    },
  };
}
