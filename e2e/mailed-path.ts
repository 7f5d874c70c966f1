import { expect } from './fixtures';
import type { ShopAddresses } from './fixtures/shop';

/** The path and query of the first link of this form in a mail to this address, once the mail has come. */
export async function mailedPath({ inboxUrl }: ShopAddresses, to: string, link: RegExp): Promise<string> {
  const found = async () => {
    const answer = await fetch(`${inboxUrl}/api/messages?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: { text: string }[] };
    return messages.map(({ text }) => link.exec(text)?.[0] ?? '').find(Boolean) ?? '';
  };
  await expect.poll(found, { timeout: 40_000 }).not.toBe('');
  const { pathname, search } = new URL(await found());
  return `${pathname}${search}`;
}
