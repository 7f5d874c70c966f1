import type { components } from '../shared/src/contracts/api';
import { serviceToken } from '../shell/server/page-view';

/** How a version did in people's browsers in the last hour. */
export interface Figures {
  views: number;
  failures: number;
  loadMsP75: number | null;
  vitals: Record<string, number | null>;
}
export interface AllFigures {
  of: (component: string, version: string) => Figures | null;
  /** Why there are none. */
  problem?: string;
}

type Summary = components['schemas']['RumSummary'];

/** Asks a running shop; a shop that does not answer takes nothing away from what the registry knows. */
export async function readFigures(shop: string, secret: string): Promise<AllFigures> {
  try {
    const response = await fetch(new URL('/api/rum/summary?minutes=60', shop), {
      headers: { authorization: `Bearer ${serviceToken(secret)}` },
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) return none(`${shop} answers ${String(response.status)}`);
    const { data } = (await response.json()) as { data: Summary };
    return {
      of(component, version) {
        const found = data.versions.find((one) => one.remote === component && one.version === version);
        if (!found) return null;
        const { views, failures, loadMsP75, vitalsP75 } = found;
        return { views, failures, loadMsP75, vitals: vitalsP75 };
      },
    };
  } catch {
    return none(`${shop} does not answer`);
  }
}

function none(why: string): AllFigures {
  return { of: () => null, problem: `No figures: ${why}. PLATFORM_SECRET must be the shop's own.` };
}
