import { setTimeout as wait } from 'node:timers/promises';
import { openProxied } from '../testing/proxied-database';
import { onPostgres } from '../testing/on-postgres';
import { openTestDatabase } from '../testing/test-database';

async function until(isSo: () => boolean) {
  const deadline = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 seconds');
    await wait(20);
  }
}

// The embedded database has no network connection that can break.
onPostgres('a process that reconnects is notified once that it may have missed announcements', async () => {
  const direct = await openTestDatabase();
  const cutOff = await openProxied(direct);
  const announce = (text: string) => direct.announce(direct.db, 'test_news', text);
  const received: (string | null)[] = [];
  try {
    cutOff.database.listen('test_news', (text) => void received.push(text));
    while (!received.includes('is it there?')) {
      await announce('is it there?');
      await wait(50);
    }
    await cutOff.proxy.become('refuse');
    await announce('said meanwhile');
    received.length = 0;

    await cutOff.proxy.become('pass');

    await until(() => received.length > 0);
    await announce('said later');
    await until(() => received.length > 1);
    expect(received).toEqual([null, 'said later']);
  } finally {
    await cutOff.close();
    await direct.close();
  }
});
