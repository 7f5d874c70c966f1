import type { SessionState } from '@storefront/shared/contracts';
import { aSession } from '@storefront/shared/testing';

type Role = NonNullable<SessionState['userInfo']>['role'];

const signedInAs = (role: Role): Partial<SessionState> => ({
  ...aSession,
  userInfo: { id: `${role}-1`, role, firstName: 'Hà', lastName: 'Trần' },
});

/** Staff who are signed in. */
export const anOperator = signedInAs('OPERATOR');
export const anAdmin = signedInAs('ADMIN');
export const aShopper = signedInAs('CUSTOMER');
