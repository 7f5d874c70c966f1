import pg from 'pg';

type Listener = (text: string | null) => void;

const AGAIN_AFTER_MS = 1_000;

/** Listens to announcements on a dedicated connection, which is reopened when it breaks. */
export class PostgresListener {
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(private readonly connection: pg.ClientConfig) {}

  /** `onMessage` gets null once it listens, and when announcements may have been missed. */
  listen(channel: string, onMessage: Listener): () => void {
    this.#listeners.set(channel, (this.#listeners.get(channel) ?? new Set()).add(onMessage));
    if (!this.#client && !this.#again) void this.#open();
    else if (this.#client) void this.#listenOn(this.#client, channel, onMessage);
    return () => void this.#listeners.get(channel)?.delete(onMessage);
  }

  async #listenOn(client: pg.Client, channel: string, onMessage: Listener) {
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      // The connection is opened again, and then listens on every channel.
      return;
    }
    // Announcements may have been missed until now.
    if (this.#listeners.get(channel)?.has(onMessage)) onMessage(null);
  }

  async #open() {
    const client = new pg.Client(this.connection);
    this.#client = client;
    client.on('notification', ({ channel, payload = '' }) => {
      for (const onMessage of this.#listeners.get(channel) ?? []) onMessage(payload);
    });
    client.on('error', () => this.#openAgain(client));
    client.on('end', () => this.#openAgain(client));
    try {
      await client.connect();
      for (const channel of this.#listeners.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      // Announcements may have been missed while the connection was down.
      for (const listeners of this.#listeners.values()) for (const onMessage of listeners) onMessage(null);
    } catch {
      this.#openAgain(client);
    }
  }

  #openAgain(client: pg.Client) {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    this.#again = setTimeout(() => {
      this.#again = undefined;
      void this.#open();
    }, AGAIN_AFTER_MS);
    this.#again.unref();
  }

  /** Checks the connection, which sends nothing itself and may be dead unnoticed. */
  reopen() {
    if (this.#client) this.#openAgain(this.#client);
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }
}
