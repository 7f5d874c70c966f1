import type { ContentKey } from './schemas';

/** The policies, in the order in which they are listed. */
export const policyKeys = [
  'shopping-guide',
  'payment',
  'transportation',
  'exchange-return',
  'warranty',
  'purchase-offers',
  'security',
  'quick-consultation',
] as const satisfies readonly ContentKey[];

/** The pages about the company, each with an address of its own. */
export const companyKeys = [
  'about',
  'store-system',
  'careers',
  'contact',
] as const satisfies readonly ContentKey[];

export type PolicyKey = (typeof policyKeys)[number];
export type CompanyKey = (typeof companyKeys)[number];

export const isPolicyKey = (text: string): text is PolicyKey => policyKeys.some((key) => key === text);
