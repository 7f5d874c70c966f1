import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { principal } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import type { Screenshots } from './screenshots.service';
import {
  NewScreenshots,
  OwnSolution,
  ScreenshotChange,
  ScreenshotOrder,
  ScreenshotParams,
  SolutionId,
} from './solutions.schema';

const tags = ['own solutions'];
const response = { 200: Answer(OwnSolution) };

/** Under /api/main. */
export const screenshotRoutes =
  (screenshots: Screenshots): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/solution/:id/screenshots',
      {
        schema: {
          tags,
          summary: 'Add uploaded pictures at the end; the version stays the same',
          params: SolutionId,
          body: NewScreenshots,
          response,
        },
      },
      async (request) =>
        idempotent(request, (store) =>
          screenshots.add(principal(request).userId, request.params.id, request.body.uploadIds, store),
        ),
    );

    app.put(
      '/solution/:id/screenshots/order',
      {
        schema: {
          tags,
          summary: 'Put the screenshots in another order',
          params: SolutionId,
          body: ScreenshotOrder,
          response,
        },
      },
      async (request) =>
        answer(await screenshots.order(principal(request).userId, request.params.id, request.body)),
    );

    app.put(
      '/solution/:id/screenshots/:sid',
      {
        schema: {
          tags,
          summary: 'Describe or crop a screenshot; the picture that was uploaded is kept',
          params: ScreenshotParams,
          body: ScreenshotChange,
          response,
        },
      },
      async (request) =>
        answer(await screenshots.change(principal(request).userId, request.params, request.body)),
    );

    app.delete(
      '/solution/:id/screenshots/:sid',
      {
        schema: {
          tags,
          summary: 'Take a screenshot off the draft; the version stays the same',
          params: ScreenshotParams,
          response,
        },
      },
      async (request) => answer(await screenshots.remove(principal(request).userId, request.params)),
    );
  };
