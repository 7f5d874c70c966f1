import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { Simulation, SimulationBody } from './price-simulation.schema';
import type { PriceSimulation } from './price-simulation.service';

/** Under /api/main/admin. */
export const priceSimulationRoutes =
  (simulation: PriceSimulation): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/pricing/simulate',
      {
        schema: {
          tags: ['staff'],
          summary: 'What carts would cost without and with an offer that is not stored; writes nothing',
          body: SimulationBody,
          response: { 200: Answer(Simulation) },
        },
      },
      async (request) => answer(await simulation.simulate(request.body, request.language)),
    );
  };
