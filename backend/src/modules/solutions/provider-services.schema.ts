import { Type, type Static } from 'typebox';
import { Count, Instant, MAX_MONEY, Money, Nullable } from '../offers/offers.schema';
import { closed } from './solutions.schema';

export const MAX_SERVICES = 50;

export const ProviderService = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    description: Type.String(),
    priceFrom: Nullable(Money),
    solutions: Type.Integer({ minimum: 0, description: 'How many drafts it is attached to.' }),
    createdAt: Instant,
    updatedAt: Instant,
  },
  { $id: 'ProviderService' },
);
export type ProviderService = Static<typeof ProviderService>;

export const ProviderServices = Type.Object(
  { data: Type.Array(ProviderService), total: Count },
  { $id: 'ProviderServices' },
);

export const ProviderServiceBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    description: Type.Optional(Type.String({ maxLength: 1000 })),
    priceFrom: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: MAX_MONEY }))),
  },
  { ...closed, $id: 'ProviderServiceBody' },
);
export type ProviderServiceBody = Static<typeof ProviderServiceBody>;
