const BATCH = 1_000;
const MAX_BATCHES = 50;

/**
 * Deletes expired rows in batches, so that no statement locks many rows or takes long. The rest waits for the next run
 * of the job.
 */
export async function inBatches(
  deleteSome: (limit: number) => Promise<{ numDeletedRows: bigint }>,
): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { numDeletedRows } = await deleteSome(BATCH);
    if (numDeletedRows < BATCH) return;
  }
}
