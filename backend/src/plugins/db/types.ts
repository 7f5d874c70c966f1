const int8 = (text: string) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what JavaScript counts exactly`);
  return value;
};

/**
 * How both databases hand over what their drivers would read differently: bigint and numeric (sums of money)
 * as numbers, a date without time as its text (a Date would shift it by the time zone).
 */
export const typeParsers: Record<number, (text: string) => unknown> = {
  20: int8,
  1700: Number,
  1082: (text) => text,
};
