import type { Db } from '../db';

/** Whose data it is. */
export interface Person {
  userId: string;
  /**
   * Mailboxes that they have shown to be theirs, now and before. A telephone number proves nothing of the kind, so
   * nothing is found by it.
   */
  emails: string[];
}

/** What one module keeps of people. Every table with something personal belongs to one of these. */
export interface PersonalData {
  /** Its name in the file that people get. */
  section: string;
  /** All of it, as its owner may read it: no hashes, and nobody else's. */
  read(person: Person): Promise<unknown>;
  /** Forgets it, or what in it tells of a person, in the transaction that ends the account. */
  erase(tx: Db, person: Person): Promise<void>;
  /** Whether the shop needs it still, to do what it owes. */
  isNeeded?(person: Person): Promise<boolean>;
}

/** Whose an order is when nobody may know any more. */
export const nobody = '00000000-0000-0000-0000-000000000000';
