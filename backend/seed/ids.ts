import { v5 } from 'uuid';

const DEMO_SHOP = '5b1f6a52-1d0e-4c53-9a53-2f6c3ab0d1e4';

/** The same thing has the same id in every demo shop, so that seeding twice changes nothing. */
export const seedId = (kind: string, key: string) => v5(`${kind}:${key}`, DEMO_SHOP);
