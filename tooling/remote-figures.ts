import type { components } from '../shared/src/contracts/api';
import { serviceToken } from '../shell/server/page-view';

type Summary = components['schemas']['RumSummary'];

/** Metrics of a version in browsers, in the last hour. */
export interface Figures {
  views: number;
  failures: number;
  loadMsP75: number | null;
  vitals: Record<string, number | null>;
}
export interface AllFigures {
  of: (component: string, version: string) => Figures | null;
  /** The errors seen last, with stacks of the built files. */
  errors: Summary['errors'];
  /** Why there are no metrics. */
  problem?: string;
}

/**
 * Reads the metrics of a running shop. If it does not answer, the status is shown without them.
 * @param component the one whose metrics are wanted; all without it
 */
export async function readFigures(shop: string, secret: string, component?: string): Promise<AllFigures> {
  try {
    const one = component === undefined ? '' : `&remote=${component}`;
    const response = await fetch(new URL(`/api/rum/summary?minutes=60${one}`, shop), {
      headers: { authorization: `Bearer ${serviceToken(secret)}` },
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) return none(`${shop} answers ${String(response.status)}`);
    const { data } = (await response.json()) as { data: Summary };
    return {
      errors: data.errors,
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
  return {
    of: () => null,
    errors: [],
    problem: `No metrics: ${why}. PLATFORM_SECRET must be that of the shop.`,
  };
}
