import type { Slice, Upload } from '@storefront/shared/contracts';
import { toApiError, type ApiErrorCode } from '@storefront/shared/http';
import {
  api,
  isSessionEnded,
  put,
  select,
  takeEvery,
  untilSessionEnds,
  untrackedApi,
  type Effect,
} from '@storefront/shared/store';
import { sendPhoto, takePhotoBack } from './reviews-api';

/** A photo of the review that is being written. */
export interface ReviewPhoto {
  key: string;
  status: 'sending' | 'kept' | 'failed';
  /** Once the shop has it. */
  upload?: Pick<Upload, 'id' | 'url'>;
  /** Why it failed. */
  code?: ApiErrorCode;
}

const name = 'catalog/reviewPhotos';
const of = <P>(kind: string) =>
  Object.assign((payload: P) => ({ type: `${name}/${kind}`, payload }), { type: `${name}/${kind}` });

/** The form opens with what is there already. */
export const photosLaid = of<readonly Pick<Upload, 'id' | 'url'>[]>('laid');
/** A file is no data that a store may hold: it travels beside it. */
export const photoChosen = Object.assign(
  (key: string, file: File) => ({ type: photoChosen.type, payload: key, meta: { arg: file } }),
  { type: `${name}/chosen` },
);
/** `isOwn`: no review shows it, so that the shop need not keep it. */
export const photoRemoved = of<{ key: string; uploadId?: string | undefined; isOwn: boolean }>('removed');
const received = of<{ key: string; upload: Upload }>('received');
const refused = of<{ key: string; code: ApiErrorCode }>('refused');

const none: readonly ReviewPhoto[] = [];

function reduce(
  state: readonly ReviewPhoto[] = none,
  action: { type: string; payload?: unknown },
): readonly ReviewPhoto[] {
  if (isSessionEnded(action)) return none;
  const change = (key: string, to: Omit<ReviewPhoto, 'key'>) =>
    state.map((photo) => (photo.key === key ? { key, ...to } : photo));
  switch (action.type) {
    case photosLaid.type:
      return (action.payload as readonly Upload[]).map(({ id, url }) => ({
        key: id,
        status: 'kept',
        upload: { id, url },
      }));
    case photoChosen.type: {
      const key = action.payload as string;
      const isAgain = state.some((photo) => photo.key === key);
      return isAgain ? change(key, { status: 'sending' }) : [...state, { key, status: 'sending' }];
    }
    case received.type: {
      const { key, upload } = action.payload as { key: string; upload: Upload };
      return change(key, { status: 'kept', upload });
    }
    case refused.type: {
      const { key, code } = action.payload as { key: string; code: ApiErrorCode };
      return change(key, { status: 'failed', code });
    }
    case photoRemoved.type: {
      const { key } = action.payload as { key: string };
      return state.filter((photo) => photo.key !== key);
    }
    default:
      return state;
  }
}

export const selectPhotos = (state: never): readonly ReviewPhoto[] =>
  (state as Record<string, readonly ReviewPhoto[]>)[name] ?? none;

function* send({ payload: key, meta }: ReturnType<typeof photoChosen>): Effect<void> {
  try {
    const upload = yield* api(sendPhoto, meta.arg);
    const photos = yield* select(selectPhotos);
    if (photos.some((photo) => photo.key === key)) yield* put(received({ key, upload }));
    else yield* takeBack(upload.id);
  } catch (error) {
    yield* put(refused({ key, code: toApiError(error).code }));
  }
}

/** What cannot be taken back now, the shop forgets by itself in a day. */
function* takeBack(id: string): Effect<void> {
  try {
    yield* untrackedApi(takePhotoBack, id);
  } catch {
    return;
  }
}
function* remove({ payload: { uploadId, isOwn } }: ReturnType<typeof photoRemoved>): Effect<void> {
  if (uploadId !== undefined && isOwn) yield* takeBack(uploadId);
}

export const photosSlice: Slice = { reducerPath: name, reducer: reduce };
export function* photosSaga() {
  yield* takeEvery(photoChosen, untilSessionEnds(send));
  yield* takeEvery(photoRemoved, remove);
}
