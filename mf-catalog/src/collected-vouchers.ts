import type { CollectedVoucher } from '@storefront/shared/contracts';
import { createMutation, type ApiContext } from '@storefront/shared/store';

/** What the customer collected in this session, by voucher. The server takes a second time as the first. */
export const collectedVouchers = createMutation<{ voucherId: string }, CollectedVoucher>({
  name: 'catalog/collectedVouchers',
  policy: 'perKey',
  keyOf: ({ voucherId }) => voucherId,
  isPersonal: true,
  send: collectVoucher,
});

async function collectVoucher(
  { http, signal }: ApiContext,
  { voucherId }: { voucherId: string },
): Promise<CollectedVoucher> {
  const { data } = await http.post<CollectedVoucher>(
    `main/voucher/${encodeURIComponent(voucherId)}/collect`,
    undefined,
    { signal, isPersonal: true, isTracked: false },
  );
  return data;
}
