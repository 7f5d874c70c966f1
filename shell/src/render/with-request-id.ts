import type { Transport } from '@storefront/shared/http';

/** The header by which the backend's log has the id of the page for which it was asked. */
export const requestIdHeader = 'X-Request-Id';

/** The same transport, with the id of the request whose page is rendered in every call. */
export function withRequestId(transport: Transport, requestId: string | undefined): Transport {
  if (requestId === undefined) return transport;
  return {
    request: (config) =>
      transport.request({ ...config, headers: { ...config.headers, [requestIdHeader]: requestId } }),
  };
}
