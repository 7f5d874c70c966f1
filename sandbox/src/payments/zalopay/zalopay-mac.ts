import { createHmac } from 'node:crypto';

/** Every mac is over values joined by a bar, or over one text as it is. */
export const zalopayMac = (key: string, ...values: (string | undefined)[]) =>
  createHmac('sha256', Buffer.from(key, 'utf8'))
    .update(Buffer.from(values.map((value) => value ?? '').join('|'), 'utf8'))
    .digest('hex');
