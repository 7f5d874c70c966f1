import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { At, BackgroundJob, KeysetMeta, Slice } from '@storefront/shared/contracts';
import { createMutation, createQuery, isSessionEnded, put } from '@storefront/shared/store';

export interface JobsPage {
  data: BackgroundJob[];
  meta: KeysetMeta;
}
export interface JobsQuery {
  kind: string | undefined;
  after: string | undefined;
}

const kinds = ['product-import', 'product-export', 'product-bulk-edit', 'order-bulk-move'] as const;
export const jobKinds: readonly BackgroundJob['kind'][] = kinds;

export const parseJobsQuery = ({ query }: Pick<At, 'query'>): JobsQuery => ({
  kind: kinds.find((kind) => kind === query.get('kind')),
  after: query.get('after') ?? undefined,
});

export const jobPath = (id: string) => `main/admin/job/${encodeURIComponent(id)}` as const;

/** Long work, the latest first. */
export const jobs = createQuery<JobsQuery, JobsPage>({
  name: 'operator/jobs',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (await http.getWithBearer<JobsPage>('main/admin/job', { params: { ...query, limit: 20 }, signal }))?.data,
});

/** One job with its report. */
export const job = createQuery<string, BackgroundJob>({
  name: 'operator/job',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<BackgroundJob>(jobPath(id), { signal }))?.data,
});

export const cancellingJob = createMutation<string, BackgroundJob>({
  name: 'operator/jobCancel',
  isPersonal: true,
  send: async ({ http, signal }, id) =>
    (await http.post<BackgroundJob>(`${jobPath(id)}/cancel`, {}, { signal, isPersonal: true })).data,
  *onSuccess() {
    yield* put(jobs.invalidate());
    yield* put(job.invalidate());
  },
});

/** A page shows this job: it is followed until it ends. */
export const jobFollowed = createAction<string>('operator/jobFollowed');

const initialState: Record<string, BackgroundJob> = {};
const received = createSlice({
  name: 'operator/jobsReceived',
  initialState,
  reducers: {
    jobReceived(state, { payload }: PayloadAction<BackgroundJob>) {
      state[payload.id] = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnded, () => initialState);
  },
});
export const { jobReceived } = received.actions;
export const receivedJobs: Slice = { reducerPath: 'operator/jobsReceived', reducer: received.reducer };

/** The latest state of a job; undefined until its first event. */
export const selectReceived = (state: never, id: string): BackgroundJob | undefined =>
  (state as Record<string, Record<string, BackgroundJob> | undefined>)['operator/jobsReceived']?.[id];

export const isEnded = ({ state }: Pick<BackgroundJob, 'state'>) => state !== 'queued' && state !== 'running';
