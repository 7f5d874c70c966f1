import { Type, type Static } from 'typebox';

export const Upload = Type.Object(
  {
    id: Type.String(),
    url: Type.String({ description: 'As of any picture: `?w=` chooses the width.' }),
    width: Type.Integer(),
    height: Type.Integer(),
    color: Type.String({ description: 'The average colour, shown until the picture is there.' }),
  },
  { $id: 'Upload' },
);
export type Upload = Static<typeof Upload>;

/** What the multipart parser makes of a request. */
export const UploadBody = Type.Object(
  { file: Type.Unsafe<Buffer>({ format: 'binary', description: 'JPEG, PNG, WebP or AVIF, 5 MB at most.' }) },
  { additionalProperties: false },
);

/** Any text: one that can be no id is simply not found. */
export const UploadId = Type.Object({ id: Type.String({ maxLength: 200 }) }, { additionalProperties: false });
