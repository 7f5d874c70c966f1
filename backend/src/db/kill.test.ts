import { killLoop } from '../testing/kill-loop';
import { ledgerFiles } from '../testing/test-database';

test('what the embedded database has confirmed survives a kill -9, in its first start too', async () => {
  const report = await killLoop(ledgerFiles, 3, () => undefined);

  expect(report).toMatchObject({ kills: 3, lost: [], halves: [] });
  expect(report.promised).toBeGreaterThan(0);
}, 240_000);
