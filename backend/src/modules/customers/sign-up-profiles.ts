import type { Db } from '../../db';
import type { SignUpProfiles } from '../auth/sign-up.service';
import { createCustomerRepository } from './customers.repository';

/** Profiles, as a sign-up and its activation make them. */
export const createSignUpProfiles = (db: Db): SignUpProfiles => createCustomerRepository(db);
