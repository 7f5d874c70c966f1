import type { RequestedReturn, ReturnRequest, Upload } from '@storefront/shared/contracts';
import { clearFormDraft } from '@storefront/shared/form-draft';
import { createMutation, put, type ApiContext, type Effect } from '@storefront/shared/store';
import { orderDetails } from '../order-resource';
import { perOrder } from '../per-order';

/** Photos of a request: those that the shop has already need not travel again. */
export interface Photos {
  files: readonly File[];
  sent: Map<File, string>;
}

interface NewReturn {
  orderId: string;
  body: ReturnRequest;
  idempotencyKey: string;
}

/** Under which what is typed for a request is kept. */
export const returnFormOf = (orderId: string) => `return:${orderId}`;

/** A photo on a slow line takes its time. */
const uploadMs = 120_000;

/** First the photos, one after the other, then what they belong to. */
export const returnRequest = createMutation<NewReturn, RequestedReturn>({
  name: 'account/returnRequest',
  ...perOrder,
  async send(context, { orderId, body, idempotencyKey }, photos) {
    const images = await sendPhotos(context, photos as Photos);
    const { data } = await context.http.post<RequestedReturn>(
      `ecommerce/order/${encodeURIComponent(orderId)}/return`,
      { ...body, ...(images.length > 0 && { images }) },
      { signal: context.signal, isPersonal: true, idempotencyKey },
    );
    return data;
  },
  *onSuccess(_data, { orderId }) {
    clearFormDraft(returnFormOf(orderId));
    yield* refetchOrder(orderId);
  },
  // A refusal may mean that less can go back than was shown.
  onError: (_error, { orderId }) => refetchOrder(orderId),
});

function* refetchOrder(orderId: string): Effect<void> {
  yield* put(orderDetails.refetch({ id: orderId }));
}

async function sendPhotos({ http, signal }: ApiContext, { files, sent }: Photos): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const known = sent.get(file);
    if (known !== undefined) {
      ids.push(known);
      continue;
    }
    const form = new FormData();
    form.append('file', file);
    const options = { signal, isPersonal: true, timeout: uploadMs };
    const { data } = await http.post<Upload>('main/upload', form, options);
    sent.set(file, data.id);
    ids.push(data.id);
  }
  return ids;
}
