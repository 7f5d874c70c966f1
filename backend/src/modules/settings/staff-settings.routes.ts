import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type, type TProperties } from 'typebox';
import { answer, Answer } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { PaymentProviderCode } from '../../lib/payment-methods';
import { settingGroupNames, settingGroups, type SettingGroup, type SettingValues } from './setting-groups';
import type { SettingsService } from './settings.service';
import type { WrittenSettings } from './write-settings';

const tags = ['staff'];
const version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'Of the group; 0 where nobody wrote it yet.',
});
const updatedAt = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
/** Names of the schemas in the contract. */
const titles: Record<SettingGroup, string> = {
  shop: 'ShopGroup',
  face: 'FaceGroup',
  announcement: 'AnnouncementGroup',
  payments: 'PaymentsGroup',
  orders: 'OrdersGroup',
  shipping: 'ShippingGroup',
  offers: 'OffersGroup',
  providers: 'ProvidersGroup',
};

/** Under /api/main/admin: a route for each group, so that each has its schema and its row of permissions. */
export const staffSettingsRoutes =
  (settings: SettingsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const group of settingGroupNames) {
      const { properties } = settingGroups[group].schema;
      const Body = Type.Object(
        { ...Type.Partial(Type.Object<TProperties>(properties)).properties, version },
        { $id: `${titles[group]}Body`, additionalProperties: false },
      );
      const fields: TProperties = {
        ...properties,
        version,
        updatedAt,
        ...(group === 'payments' && { configuredProviders: Type.Array(PaymentProviderCode) }),
      };
      const Group = Type.Object(fields, { $id: titles[group] });
      const shown = ({ value, ...state }: WrittenSettings<SettingGroup>) => ({
        ...value,
        ...state,
        ...(group === 'payments' && { configuredProviders: [...settings.configuredProviders] }),
      });

      app.get(
        `/setting/${group}`,
        { schema: { tags, summary: `Settings: ${group}`, response: { 200: Answer(Group) } } },
        async () => answer(shown(await settings.group(group))),
      );
      app.put(
        `/setting/${group}`,
        {
          schema: {
            tags,
            summary: `Change settings: ${group}; 409 EDIT_CONFLICT when \`version\` is not the latest`,
            body: Body,
            response: { 200: Answer(Group) },
          },
          // A form sends the whole group. What it leaves as it is stored needs no check, so that a value that an older
          // version or a person in the database wrote does not hold up the other fields.
          async preValidation(request) {
            const body: unknown = request.body;
            if (typeof body !== 'object' || body === null) return;
            const sent = body as Record<string, unknown>;
            const stored = Object.entries<unknown>((await settings.group(group)).value);
            for (const [field, value] of stored)
              if (Object.hasOwn(sent, field) && isDeepStrictEqual(sent[field], value)) delete sent[field];
          },
        },
        async (request) => {
          const { version: seen, ...value } = request.body as Partial<SettingValues[SettingGroup]> & {
            version: number;
          };
          return answer(shown(await settings.write(group, value, staffOf(request), seen)));
        },
      );
    }
  };
