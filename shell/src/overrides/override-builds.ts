import { remoteTimeoutMs } from '@storefront/shared/app';
import type { RegistryRemote } from '@storefront/shared/contracts';
import type { PageData, PageOverride } from '../config';
import { timeoutSignal } from '../timeout-signal';

type Build = Omit<RegistryRemote, 'entry'>;

/** The page with every build that answers at its address; where none does, the live version stays and it is said. */
export async function withBuilds(page: PageData): Promise<PageData> {
  const remotes = { ...page.registry.remotes };
  const overrides = await Promise.all(
    (page.overrides ?? []).map(async (override): Promise<PageOverride> => {
      const { remote, address, refused } = override;
      if (address === undefined || refused) return override;
      const build = await buildAt(address);
      if (!build) return { ...override, refused: 'unreachable' };
      remotes[remote] = { ...build, entry: `${address}/remoteEntry.js`, preload: [] };
      return override;
    }),
  );
  return { ...page, registry: { ...page.registry, remotes }, overrides };
}

async function buildAt(address: string): Promise<Build | null> {
  try {
    const response = await fetch(`${address}/build.json`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: timeoutSignal(remoteTimeoutMs),
    });
    const build: unknown = response.ok ? await response.json() : null;
    return isBuild(build) ? build : null;
  } catch {
    return null;
  }
}

const lists = ['routes', 'slots', 'navigation', 'widgets'] as const;

/** Enough to draw the frame with; what is wrong inside is the failure of this remote alone. */
function isBuild(value: unknown): value is Build {
  if (typeof value !== 'object' || value === null) return false;
  const build = value as Partial<Record<keyof Build, unknown>>;
  return (
    ['version', 'container', 'integrity', 'contract'].every(
      (key) => typeof build[key as keyof Build] === 'string',
    ) &&
    /^[A-Za-z_]\w*$/.test(String(build.container)) &&
    lists.every((key) => Array.isArray(build[key])) &&
    typeof build.notices === 'object' &&
    build.notices !== null
  );
}
