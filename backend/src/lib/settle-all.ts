/** Runs the work for all rows concurrently and waits for all of them; throws the first error after the last has ended. */
export async function settleAll<T>(rows: T[], work: (row: T) => Promise<unknown>): Promise<void> {
  const ends = await Promise.allSettled(rows.map(work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
