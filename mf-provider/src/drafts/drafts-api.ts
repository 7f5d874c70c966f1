import type { Crop, OwnSolution } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import type { DraftPart } from './draft-text';

const pathOf = (id: string, rest: string) => `main/solution/${encodeURIComponent(id)}${rest}` as const;

/** One change of a solution beside its text. */
export type DraftWrite =
  | { kind: 'submit' }
  | { kind: 'withdraw' }
  | { kind: 'attach'; uploadIds: string[] }
  | { kind: 'order'; ids: string[] }
  | { kind: 'change'; sid: string; body: { altVi?: string; altEn?: string; crop?: Crop | null } }
  | { kind: 'remove'; sid: string };

export async function fetchOwnSolution(
  { http, signal }: ApiContext,
  id: string,
): Promise<OwnSolution | undefined> {
  return (await http.getWithBearer<OwnSolution>(pathOf(id, ''), { signal }))?.data;
}

/** Stores a part of the text. Nobody waits for it, so the overlay does not count it. */
export async function savePart(
  { http, signal }: ApiContext,
  { id, version }: OwnSolution,
  { path, body }: DraftPart,
): Promise<OwnSolution> {
  const options = { signal, isPersonal: true };
  return (await http.put<OwnSolution>(pathOf(id, path), { version, ...body }, options)).data;
}

export async function sendWrite(
  { http, signal }: ApiContext,
  { id, version }: OwnSolution,
  write: DraftWrite,
): Promise<OwnSolution> {
  const options = { signal, isPersonal: true };
  const { data } = await answerOf();
  return data;

  function answerOf() {
    switch (write.kind) {
      case 'submit':
      case 'withdraw':
        return http.post<OwnSolution>(pathOf(id, `/${write.kind}`), undefined, options);
      case 'attach':
        // Sent again after a lost answer, the same pictures are added once.
        return http.post<OwnSolution>(
          pathOf(id, '/screenshots'),
          { uploadIds: write.uploadIds },
          { ...options, idempotencyKey: `attach-${write.uploadIds.join('-')}` },
        );
      case 'order':
        return http.put<OwnSolution>(pathOf(id, '/screenshots/order'), { version, ids: write.ids }, options);
      case 'change':
        return http.put<OwnSolution>(shotPath(write.sid), { version, ...write.body }, options);
      case 'remove':
        return http.delete<OwnSolution>(shotPath(write.sid), options);
    }
  }
  function shotPath(sid: string) {
    return pathOf(id, `/screenshots/${encodeURIComponent(sid)}`);
  }
}
