import type { Db } from '../../plugins/db';
import { notFound } from '../../plugins/errors';
import type { AuthService } from '../auth/auth.service';
import { createCustomerRepository } from './customers.repository';
import type { Me } from './customers.schema';

export type CustomerService = ReturnType<typeof createCustomerService>;

export function createCustomerService({ db, auth }: { db: Db; auth: AuthService }) {
  const customers = createCustomerRepository(db);

  return {
    /** The account of whoever calls; staff may have no profile. */
    async me(userId: string): Promise<Me> {
      const account = await auth.findAccount(userId);
      if (!account) throw notFound('USER_NOT_FOUND');
      const { id, email, role } = account;
      const profile = await customers.findProfile(userId);
      if (!profile) return { id, email, role };
      const { firstName, lastName, phone } = profile;
      return { id, email, role, profile: { firstName, lastName, email, ...(phone && { phone }) } };
    },

    /** Both in the transaction of a sign-up. */
    isPhoneTaken: customers.isPhoneTaken,
    addProfile: customers.addProfile,
  };
}
