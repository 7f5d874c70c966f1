import type { ClientSetting } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';

/** The shop's settings, the same for everybody. */
export async function fetchSetting({ http, signal }: ApiContext): Promise<ClientSetting> {
  const { data } = await http.get<ClientSetting>('main/system/client-setting', { signal });
  return data;
}
