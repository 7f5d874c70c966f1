import type { Decision, GatewayReply } from './provider';

const statuses: Record<Decision, number> = {
  accepted: 200,
  duplicate: 200,
  // Written down and shown to people: saying it again changes nothing.
  amountMismatch: 200,
  // Genuine, but of something else that the same account sells: it would be told again for days.
  unknownRef: 200,
  badSignature: 400,
  internalError: 500,
};

/** The answer to gateways that look at the status only, and call again for anything but 200. */
export const replyByStatus = (decision: Decision): GatewayReply => ({
  status: statuses[decision],
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ decision }),
});
