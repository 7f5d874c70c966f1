import { killLoop } from '../testing/kill-loop';
import { ledgerFiles } from '../testing/test-database';

test('confirmed writes of the embedded database survive a kill -9, also during its first start', async () => {
  const report = await killLoop(ledgerFiles, 3, () => undefined);

  expect(report).toMatchObject({ kills: 3, lost: [], halves: [] });
  expect(report.promised).toBeGreaterThan(0);
}, 240_000);
