import { bases, type Bases } from '../http';

/** Where tests find the backend: MSW answers `${testApi}/main/product/public` and so on. */
export const testApi = 'http://shop.test/api';

/** The same for `createApp`. */
export const testBases = Object.fromEntries(bases.map((base) => [base, `${testApi}/${base}`])) as Bases;
