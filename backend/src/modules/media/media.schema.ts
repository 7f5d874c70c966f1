import { Type, type Static } from 'typebox';

export const Picture = Type.Object(
  {
    url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    color: Type.String(),
    alt: Type.String(),
  },
  { $id: 'Picture' },
);
export type Picture = Static<typeof Picture>;

/** The widths a picture comes in; a closed list, or anyone could fill the disk. */
export const widths = [320, 480, 768, 1200] as const;
export type Width = (typeof widths)[number];

export const MediaParams = Type.Object(
  { id: Type.String({ maxLength: 64 }) },
  { additionalProperties: false },
);
export const MediaQuery = Type.Object(
  { w: Type.Optional(Type.Enum(widths.map(String), { description: 'Width in pixels, 1200 without it.' })) },
  { additionalProperties: false },
);
