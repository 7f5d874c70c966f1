import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMail, type ParsedMail } from './parse-mail';

export interface Message extends ParsedMail {
  id: string;
  receivedAt: Date;
  /** The addresses of the SMTP conversation, which decide where a mail really goes. */
  envelope: Envelope;
}

export interface Envelope {
  from: string;
  to: string[];
}

export interface Mailbox {
  receive(envelope: Envelope, raw: Buffer): Promise<Message>;
  /** Newest first; `to` is a recipient's address. */
  list(to?: string): Message[];
  find(id: string): Message | undefined;
  clear(): Promise<number>;
}

const kept = 500;

/** Mail in memory, and in a folder where one is given, so that a restart keeps it. */
export async function openMailbox(folder: string | null, now: () => Date): Promise<Mailbox> {
  let messages = folder ? await load(folder) : [];

  return {
    async receive(envelope, raw) {
      const message = { id: randomUUID(), receivedAt: now(), envelope, ...(await parseMail(raw)) };
      if (folder) await save(folder, message, raw);
      messages.unshift(message);
      const dropped = messages.splice(kept);
      if (folder) await Promise.all(dropped.map(({ id }) => remove(folder, id)));
      return message;
    },
    list(to) {
      const wanted = to?.trim().toLowerCase();
      return messages.filter(
        ({ envelope }) => !wanted || envelope.to.some((address) => address.toLowerCase() === wanted),
      );
    },
    find: (id) => messages.find((message) => message.id === id),
    async clear() {
      const cleared = messages;
      messages = [];
      if (folder) await Promise.all(cleared.map(({ id }) => remove(folder, id)));
      return cleared.length;
    },
  };
}

async function save(folder: string, { id, receivedAt, envelope }: Message, raw: Buffer) {
  await writeFile(join(folder, `${id}.eml`), raw);
  await writeFile(join(folder, `${id}.json`), JSON.stringify({ receivedAt, envelope }));
}

async function remove(folder: string, id: string) {
  await Promise.all(['eml', 'json'].map((ending) => rm(join(folder, `${id}.${ending}`), { force: true })));
}

async function load(folder: string): Promise<Message[]> {
  await mkdir(folder, { recursive: true });
  const ids = (await readdir(folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5));
  const messages = await Promise.all(ids.map((id) => loadOne(folder, id)));
  return messages
    .filter((message) => message !== undefined)
    .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())
    .slice(0, kept);
}

/** A message that a crash left half written is skipped. */
async function loadOne(folder: string, id: string): Promise<Message | undefined> {
  try {
    const stored = JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as {
      receivedAt: string;
      envelope: Envelope;
    };
    const raw = await readFile(join(folder, `${id}.eml`));
    return {
      id,
      receivedAt: new Date(stored.receivedAt),
      envelope: stored.envelope,
      ...(await parseMail(raw)),
    };
  } catch {
    return undefined;
  }
}
