/** Does the work for all rows at once. One that fails, or takes its time, does not keep the others from being done. */
export async function settleAll<T>(rows: T[], work: (row: T) => Promise<unknown>): Promise<void> {
  const ends = await Promise.allSettled(rows.map(work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
