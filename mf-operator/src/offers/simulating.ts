import type { Simulation, SimulationBody } from '@storefront/shared/contracts';
import { createMutation } from '@storefront/shared/store';

/** Prices sample carts without and with a draft; a later draft takes the place of an earlier one. */
export const simulating = createMutation<SimulationBody['draft'], Simulation>({
  name: 'operator/simulating',
  policy: 'latest',
  isPersonal: true,
  send: async ({ http, signal }, draft) =>
    (
      await http.post<Simulation>(
        'main/admin/pricing/simulate',
        { draft },
        { signal, isPersonal: true, isTracked: false },
      )
    ).data,
});
