/** Why a customer cancels; kept as the code, so that it is said in the language of anyone who reads it. */
export const cancelReasons = [
  'CHANGE_ITEMS',
  'CHANGE_ADDRESS',
  'CHANGE_PAYMENT',
  'FOUND_CHEAPER',
  'NO_LONGER_NEEDED',
  'OTHER',
] as const;

/** What an own reason may be long. */
export const maxReasonLength = 300;
