import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answer, Answer } from '../../lib/envelope';
import { AddressConversion, Country, Division, DivisionParams, FormerWardQuery } from './addresses.schema';
import type { AddressService } from './addresses.service';
import { countriesIn } from './countries';

const tags = ['address'];
const Divisions = Answer(Type.Array(Division));

/** Under /api/main. */
export const addressRoutes =
  (addresses: AddressService): FastifyPluginAsyncTypebox =>
  async (app) => {
    // The first spelling is the one clients know.
    for (const url of ['/address/provices', '/address/provinces']) {
      app.get(
        url,
        { schema: { tags, summary: 'Provinces of Việt Nam', response: { 200: Divisions } } },
        async () => answer(await addresses.provinces()),
      );
    }

    app.get(
      '/address/districts/:id',
      {
        schema: {
          tags,
          summary: 'Districts of a province: none since July 2025',
          params: DivisionParams,
          response: { 200: Divisions },
        },
      },
      async () => answer([]),
    );

    app.get(
      '/address/wards/:id',
      {
        schema: {
          tags,
          summary: 'Wards of a province, or those that took over a district of before July 2025',
          params: DivisionParams,
          response: { 200: Divisions },
        },
      },
      async (request) => answer(await addresses.wards(request.params.id)),
    );

    app.get(
      '/address/convert',
      {
        schema: {
          tags,
          summary: 'What became of a ward of before July 2025',
          querystring: FormerWardQuery,
          response: { 200: Answer(AddressConversion) },
        },
      },
      async (request) => answer(await addresses.convert(request.query)),
    );

    app.get(
      '/address/countries',
      {
        schema: {
          tags,
          summary: 'Countries, named in the language of the request',
          response: { 200: Answer(Type.Array(Country)) },
        },
      },
      async (request) => answer(countriesIn(request.language)),
    );
  };
