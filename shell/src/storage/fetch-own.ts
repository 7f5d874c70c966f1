import { ApiError, type ApiPath } from '@storefront/shared/http';
import type { ApiContext } from '@storefront/shared/store';

/** What belongs to who is signed in; asked again when the first call yields nothing, because its token was renewed. */
export async function fetchOwn<T>({ http, signal }: ApiContext, path: ApiPath): Promise<T> {
  const ask = () => http.getWithBearer<T>(path, { signal });
  const answer = (await ask()) ?? (await ask());
  if (!answer) throw new ApiError({ status: 401, code: 'UNAUTHENTICATED' });
  return answer.data;
}
