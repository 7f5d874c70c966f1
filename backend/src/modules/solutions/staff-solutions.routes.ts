import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer, PageMeta } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { SolutionId, StatusCounts } from './solutions.schema';
import {
  SolutionDecision,
  StaffSolution,
  StaffSolutionRow,
  StaffSolutionsQuery,
} from './staff-solutions.schema';
import type { StaffSolutions } from './staff-solutions.service';

const tags = ['staff'];
const StaffSolutionList = Type.Object({
  data: Type.Array(StaffSolutionRow),
  meta: PageMeta,
  counts: StatusCounts,
});

/** Under /api/main/admin. */
export const staffSolutionRoutes =
  (staff: StaffSolutions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/solution',
      {
        schema: {
          tags,
          summary: 'Solutions by status, who waits longest first',
          querystring: StaffSolutionsQuery,
          response: { 200: Answer(StaffSolutionList) },
        },
      },
      async (request) => answer(await staff.list(request.query)),
    );

    app.get(
      '/solution/:id',
      {
        schema: {
          tags,
          summary: 'A solution with its approved and its changed version',
          params: SolutionId,
          response: { 200: Answer(StaffSolution) },
        },
      },
      async (request) => answer(await staff.find(request.params.id)),
    );

    app.put(
      '/solution/:id/status',
      {
        schema: {
          tags,
          summary: 'Approve what waits, reject it, or take down what was approved',
          params: SolutionId,
          body: SolutionDecision,
          response: { 200: Answer(StaffSolution) },
        },
      },
      async (request) => answer(await staff.decide(staffOf(request), request.params.id, request.body)),
    );
  };
