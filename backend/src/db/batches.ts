const BATCH = 1_000;
const MAX_BATCHES = 50;

/**
 * Deletes what is old a part at a time, so that no statement holds many rows or takes long. What is left then waits for
 * the next sweep.
 */
export async function inBatches(
  deleteSome: (limit: number) => Promise<{ numDeletedRows: bigint }>,
): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { numDeletedRows } = await deleteSome(BATCH);
    if (numDeletedRows < BATCH) return;
  }
}
