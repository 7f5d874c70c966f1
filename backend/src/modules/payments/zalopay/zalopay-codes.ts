import type { OwnCodes } from '../provider';

export const ownZalopayCodes: OwnCodes = {
  paid: '1',
  review: '3',
  cancelled: '-49',
  expired: '-54',
  other: '2',
};

/** A payment that ZaloPay had asked for before. */
export const ASKED_BEFORE = '-68';

/** ZaloPay could not say now; the same may be asked again. */
export const isPassing = (code: string) => ['-429', '-500', '-999'].includes(code);

/** It would not understand or believe the question, which says nothing of the payment. */
export const isOurMistake = (code: string) => ['-401', '-402'].includes(code);

/** Every code that an attempt can carry. */
export const zalopayCodes: readonly string[] = ['1', '2', '3', '-49', '-54', ASKED_BEFORE, '-401', '-402'];

export const knownZalopayCode = (code: string | undefined) =>
  code !== undefined && zalopayCodes.includes(code) ? code : ownZalopayCodes.other;
