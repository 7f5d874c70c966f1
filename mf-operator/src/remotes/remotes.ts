import type {
  At,
  RegistryComponent,
  ReleaseChange,
  ReleaseResult,
  RumSummary,
  StaffRegistry,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

/** Which versions of the shell and the remotes are live, and how they do. */
export const registry = createQuery<null, StaffRegistry>({
  name: 'operator/registry',
  keyOf: () => 'all',
  isPersonal: true,
  fetch: async ({ http, signal }) =>
    (await http.getWithBearer<StaffRegistry>('main/admin/registry', { signal }))?.data,
});

export type ReleaseAction =
  | { do: 'promote'; version: string; percent: number }
  | { do: 'canary'; percent: number }
  | { do: 'rollback' | 'pin' | 'unpin' };

/** A change of one component, as it was shown. */
export interface Release {
  name: string;
  revision: string;
  reason: string;
  action: ReleaseAction;
}

const changeOf = (action: ReleaseAction): Omit<ReleaseChange, 'revision' | 'reason'> => {
  if (action.do === 'promote')
    return { version: action.version, ...(action.percent < 100 && { rollout: action.percent }) };
  if (action.do === 'canary') return { rollout: action.percent };
  return { isPinned: action.do === 'pin' };
};

/** Promotes, moves a canary, pins or rolls back. */
export const releasing = createMutation<Release, ReleaseResult>({
  name: 'operator/release',
  isPersonal: true,
  async send({ http, signal }, { name, action, ...rest }) {
    const path = `main/admin/registry/${encodeURIComponent(name)}` as const;
    const options = { signal, isPersonal: true } as const;
    if (action.do === 'rollback')
      return (await http.post<ReleaseResult>(`${path}/rollback`, rest, options)).data;
    return (await http.put<ReleaseResult>(path, { ...rest, ...changeOf(action) }, options)).data;
  },
  *onSuccess() {
    yield* put(registry.invalidate());
  },
  // Someone else was faster: what is fetched next is theirs.
  *onError() {
    yield* put(registry.invalidate());
  },
});

/** What a rollback leads back to; null without a target. */
export const rollbackTarget = ({ canary, live, previous }: RegistryComponent): string | null =>
  canary ? live : previous;

/** Minutes that the figures of telemetry are of. */
export const spans = [60, 1_440] as const;
export type Span = (typeof spans)[number];

export const spanIn = ({ query }: Pick<At, 'query'>): Span =>
  spans.find((minutes) => String(minutes) === query.get('minutes')) ?? 1_440;

/** How pages were in browsers, by part and version, and the errors there. */
export const telemetry = createQuery<Span, RumSummary>({
  name: 'operator/telemetry',
  keyOf: String,
  isPersonal: true,
  fetch: async ({ http, signal }, minutes) =>
    (
      await http.getWithBearer<RumSummary>('main/admin/dashboard/vitals', {
        params: { minutes },
        signal,
      })
    )?.data,
});
