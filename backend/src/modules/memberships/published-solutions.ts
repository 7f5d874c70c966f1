import type { Db } from '../../db';

/** What memberships ask of solutions, and tell them. Solutions own the rows and pass this in. */
export interface PublishedSolutions {
  /** How many of a provider are published, seen or hidden: what counts against the limit. */
  count(from: Db, providerId: string): Promise<number>;
  /**
   * Lets the newest `limit` published ones be seen and hides the others, in the transaction that changed the limit; 0
   * hides all. Nothing is unpublished or deleted. The caller holds the lock of the provider.
   */
  show(tx: Db, providerId: string, limit: number): Promise<void>;
}
