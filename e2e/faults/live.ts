import { expect } from '../fixtures';

/** Until the shop gives this version of a remote to new pages. */
export async function untilLive(url: string, remote: string, version: string): Promise<void> {
  await expect
    .poll(async () => {
      const { remotes } = (await (await fetch(`${url}/_registry`)).json()) as {
        remotes: Record<string, { version: string }>;
      };
      return remotes[remote]?.version;
    })
    .toBe(version);
}
