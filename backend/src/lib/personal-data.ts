import type { Db } from '../db';

/** The person that the data is about. */
export interface Person {
  userId: string;
  /**
   * Verified e-mail addresses, current and former ones. Telephone numbers are not verified, so data is not looked up by
   * them.
   */
  emails: string[];
}

/** The personal data of one module. Every table with personal data belongs to exactly one of these. */
export interface PersonalData {
  /** Its key in the exported file. */
  section: string;
  /** Everything stored about the person, in readable form: no hashes, no data of other people. */
  read(person: Person): Promise<unknown>;
  /** Locks what other transactions lock first, before anything is erased: two who wait for each other would both fail. */
  lock?(tx: Db, person: Person): Promise<void>;
  /** Deletes or anonymises the data, in the transaction that deletes the account. */
  erase(tx: Db, person: Person): Promise<void>;
  /** Whether the shop still needs the data to fulfil an obligation, such as an open order. */
  isNeeded?(person: Person): Promise<boolean>;
}

/** Placeholder for the customer of an order after erasure. */
export const nobody = '00000000-0000-0000-0000-000000000000';
