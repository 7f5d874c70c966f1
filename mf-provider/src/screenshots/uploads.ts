import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Upload } from '@storefront/shared/contracts';
import {
  failureOf,
  isSessionEnded,
  put,
  select,
  takeEvery,
  untrackedApi,
  type ApiContext,
  type ApiErrorState,
  type Effect,
} from '@storefront/shared/store';
import { writeWanted } from '../drafts/drafts-saga';
import { draftsSlice } from '../drafts/drafts-slice';

export const maxScreenshots = 12;
export const maxFileBytes = 5 * 1_048_576;
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why a file is not even sent. */
export type FileProblem = 'size' | 'type' | 'count';

/** One file on its way to the shop. */
export interface UploadState {
  key: string;
  name: string;
  /** `attaching` once the shop has the file: it belongs to the solution next. */
  status: 'waiting' | 'sending' | 'attaching' | 'failed';
  /** The sent part, from 0 to 1. */
  part: number;
  /** Under which the shop has the file; it is not sent a second time. */
  uploadId?: string;
  problem?: FileProblem;
  error?: ApiErrorState;
}
type Uploads = Record<string, UploadState[]>;
interface OfFile {
  id: string;
  key: string;
}

/** The files, which no state may hold, and what hears of their progress. */
interface Sending {
  files: ReadonlyMap<string, File>;
  onProgress: (key: string, part: number) => void;
}

const initialState: Uploads = {};
const none: UploadState[] = [];

/** Sends files one after the other, so that they are in the order in which they were chosen. */
export const filesChosen = createAction(
  'provider/filesChosen',
  (payload: { id: string; files: UploadState[] }, sending: Sending) => ({ payload, meta: { arg: sending } }),
);

export const uploadsSlice = createSlice({
  name: 'provider/uploads',
  initialState,
  reducers: {
    started(uploads, { payload }: PayloadAction<OfFile>) {
      change(uploads, payload, { status: 'sending' });
    },
    progressed(uploads, { payload: { part, ...file } }: PayloadAction<OfFile & { part: number }>) {
      change(uploads, file, { part });
    },
    failed(uploads, { payload: { error, ...file } }: PayloadAction<OfFile & { error: ApiErrorState }>) {
      change(uploads, file, { status: 'failed', error });
    },
    arrived(uploads, { payload: { uploadId, ...file } }: PayloadAction<OfFile & { uploadId: string }>) {
      change(uploads, file, { status: 'attaching', uploadId });
    },
    /** Somebody gave it up. */
    left(uploads, { payload: { id, key } }: PayloadAction<OfFile>) {
      uploads[id] = (uploads[id] ?? []).filter((one) => one.key !== key);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(filesChosen, (uploads, { payload: { id, files } }) => {
        const keys = new Set(files.map(({ key }) => key));
        uploads[id] = [...(uploads[id] ?? []).filter(({ key }) => !keys.has(key)), ...files];
      })
      .addCase(draftsSlice.actions.writeEnded, (uploads, { payload: { id, of, error } }) => {
        if (of.kind !== 'attach') return;
        const isOfIt = ({ uploadId }: UploadState) =>
          uploadId !== undefined && of.uploadIds.includes(uploadId);
        if (!error) uploads[id] = (uploads[id] ?? []).filter((one) => !isOfIt(one));
        else
          for (const { key } of (uploads[id] ?? []).filter(isOfIt))
            change(uploads, { id, key }, { status: 'failed', error });
      })
      .addMatcher(isSessionEnded, () => initialState);
  },
  selectors: { selectUploads: (uploads, id: string): UploadState[] => uploads[id] ?? none },
});
const { actions } = uploadsSlice;

function change(uploads: Uploads, { id, key }: OfFile, changed: Partial<UploadState>): void {
  const upload = uploads[id]?.find((one) => one.key === key);
  if (upload) Object.assign(upload, changed);
}

export function* uploadsSaga() {
  yield* takeEvery(filesChosen, sendAll);
}

function* sendAll({ payload: { id, files }, meta: { arg } }: ReturnType<typeof filesChosen>): Effect<void> {
  for (const { key, status, uploadId: known } of files) {
    if (known !== undefined) {
      yield* put(writeWanted({ id, of: { kind: 'attach', uploadIds: [known] } }));
      continue;
    }
    const file = arg.files.get(key);
    if (status !== 'waiting' || !file || !(yield* isWanted({ id, key }))) continue;
    yield* put(actions.started({ id, key }));
    try {
      const { id: uploadId } = yield* untrackedApi(sendPicture, file, (part: number) =>
        arg.onProgress(key, part),
      );
      if (!(yield* isWanted({ id, key }))) continue;
      yield* put(actions.arrived({ id, key, uploadId }));
      yield* put(writeWanted({ id, of: { kind: 'attach', uploadIds: [uploadId] } }));
    } catch (error) {
      yield* put(actions.failed({ id, key, error: yield* failureOf(error, 'provider/uploads') }));
    }
  }
}

function* isWanted({ id, key }: OfFile): Effect<boolean> {
  const uploads = yield* select(
    uploadsSlice.selectors.selectUploads as (state: never, id: string) => UploadState[],
    id,
  );
  return uploads.some((one) => one.key === key);
}

/** A picture on a slow line takes its time. */
const uploadMs = 120_000;

async function sendPicture(
  { http, signal }: ApiContext,
  file: File,
  onProgress: (part: number) => void,
): Promise<Upload> {
  const form = new FormData();
  form.append('file', file);
  const options = { signal, isPersonal: true, timeout: uploadMs, onProgress };
  return (await http.post<Upload>('main/upload', form, options)).data;
}
