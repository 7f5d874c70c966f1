import { paths } from './paths';
import type { ContentKey } from './schemas';

/** The pages under `/policies/:key`, in the order in which they are listed. */
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

const companyPaths: Record<CompanyKey, string> = {
  about: paths.about.to(),
  'store-system': paths.storeSystem.to(),
  careers: paths.careers.to(),
  contact: paths.contact.to(),
};

/** The address of a content page, without language prefix. The footer's content has no page of its own. */
export const contentPath = (key: Exclude<ContentKey, 'footer'>): string =>
  isPolicyKey(key) ? paths.policy.to(key) : companyPaths[key];
