export interface CustomerProfilesTable {
  userId: string;
  firstName: string;
  lastName: string;
  /** E.164 */
  phone: string | null;
  createdAt: Date;
  updatedAt: Date;
}
