import type { components } from '../shared/src/contracts/api';
import { serviceToken } from '../shell/server/page-view';

/** Metrics of a version in browsers, in the last hour. */
export interface Figures {
  views: number;
  failures: number;
  loadMsP75: number | null;
  vitals: Record<string, number | null>;
}
export interface AllFigures {
  of: (component: string, version: string) => Figures | null;
  /** Why there are no metrics. */
  problem?: string;
}

type Summary = components['schemas']['RumSummary'];

/** Reads the metrics of a running shop. If it does not answer, the status is shown without them. */
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
  return { of: () => null, problem: `No metrics: ${why}. PLATFORM_SECRET must be that of the shop.` };
}
