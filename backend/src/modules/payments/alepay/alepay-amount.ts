/** Whole đồng, which Alepay writes as a double; null for anything that is nobody's amount. */
export const dongOfDouble = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,12}(\.0+)?$/.test(text) ? Number(text) : null;
