import { ApiError, type Http } from '@storefront/shared/http';
import type { ApiPath } from '@storefront/shared/http';

/** Brings a file that only staff may have onto this device. */
export async function saveFile(http: Http, path: ApiPath, name: string, signal: AbortSignal): Promise<void> {
  const token = await http.bearer();
  const answer = await fetch(http.addressOf(path), { signal, headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new ApiError({ status: answer.status, code: 'NETWORK' });
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
