import { bases, type Bases } from '../http';

/** The backend's address in tests: MSW handles `${testApi}/main/product/public` and so on. */
export const testApi = 'http://shop.test/api';

/** The same for `createApp`. */
export const testBases = Object.fromEntries(bases.map((base) => [base, `${testApi}/${base}`])) as Bases;
