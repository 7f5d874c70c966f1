import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Opening an embedded database takes longer than most test files, and V8 has to compile its code again each time. So test
 * files reuse one database worker, truncated between files. A worker whose database differs from a new one afterwards
 * (tables, triggers, settings or statistics) is terminated, and the next file starts its own.
 */

/** @typedef {{ worker: Worker, tables: string[], fresh: Fingerprint }} PooledWorker */
/** @typedef {{ filled: string[], sequences: string[], rest: string }} Fingerprint */

/** @type {PooledWorker | undefined} */
let idle;
let serial = 0;

/** The `Worker` class that test files give to their database. */
export class PooledDbWorker extends EventEmitter {
  #pooled = idle;
  #worker;
  #isBack = false;

  /** @param {ConstructorParameters<typeof Worker>} made */
  constructor(...made) {
    super();
    idle = undefined;
    this.#worker = this.#pooled?.worker ?? new Worker(...made);
    this.#worker.ref();
    this.#worker.on('message', this.#receive).on('error', this.#fail).on('exit', this.#end);
    if (this.#pooled) setImmediate(() => this.emit('message', { type: 'ready' }));
  }

  #receive = async (message) => {
    if (isOurs(message)) return;
    if (message.type === 'ready') this.#pooled = await describe(this.#worker).catch(() => undefined);
    this.emit('message', message);
  };
  #fail = (error) => this.emit('error', error);
  #end = (code) => this.emit('exit', code);

  postMessage(message) {
    if (message.type === 'close') void this.#giveBack();
    else this.#worker.postMessage(message);
  }

  async #giveBack() {
    const isFresh = this.#pooled && (await empty(this.#pooled).catch(() => false));
    if (!isFresh || idle) return this.#worker.postMessage({ type: 'close' });
    idle = this.#pooled;
    this.#isBack = true;
    this.#worker.off('message', this.#receive).off('error', this.#fail).off('exit', this.#end);
    // The pooled worker must not keep Jest running.
    this.#worker.unref();
    this.emit('message', { type: 'closed' });
  }

  async terminate() {
    return this.#isBack ? 0 : this.#worker.terminate();
  }
}

const isOurs = ({ id }) => typeof id === 'string';

/**
 * @param {unknown[]} row
 * @param {{ name: string }[]} fields
 */
const named = (row, fields) => Object.fromEntries(fields.map(({ name }, at) => [name, row[at]]));

/**
 * @param {Worker} worker
 * @param {string} sql
 * @returns {Promise<Record<string, string>[]>}
 */
const ask = (worker, sql) =>
  new Promise((resolve, reject) => {
    const id = `pool ${++serial}`;
    const ended = () => reject(new Error('The thread of the database ended'));
    const answered = (message) => {
      if (message.id !== id) return;
      worker.off('message', answered).off('exit', ended);
      if (message.type === 'result') resolve(message.rows.map((row) => named(row, message.fields)));
      else reject(new Error(message.message));
    };
    worker.on('message', answered).once('exit', ended);
    worker.postMessage({ type: 'query', id, sql, parameters: [] });
  });

/** @returns {Promise<PooledWorker>} */
async function describe(/** @type {Worker} */ worker) {
  const rows = await ask(
    worker,
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const tables = rows.map(({ name }) => name);
  return { worker, tables, fresh: await fingerprint(worker, tables) };
}

/** Truncates what a test file has written; returns whether the database equals a new one. */
async function empty(/** @type {PooledWorker} */ { worker, tables, fresh }) {
  await ask(worker, 'rollback; select pg_advisory_unlock_all()');
  const written = (await filled(worker, tables)).filter((table) => !fresh.filled.includes(table));
  // In replica mode no triggers run.
  if (written.length > 0)
    await ask(
      worker,
      `set session_replication_role = replica; truncate ${written.join()} cascade; reset session_replication_role`,
    );
  for (const sequence of await usedSequences(worker))
    if (!fresh.sequences.includes(sequence)) await ask(worker, `alter sequence ${sequence} restart`);
  return JSON.stringify(await fingerprint(worker, tables)) === JSON.stringify(fresh);
}

/** @returns {Promise<Fingerprint>} */
async function fingerprint(/** @type {Worker} */ worker, /** @type {string[]} */ tables) {
  const withRows = await filled(worker, tables);
  const parts = [
    ...withRows.map((table) => `select md5(string_agg(t::text, ' ' order by t::text)) from ${table} t`),
    "select count(*) || ' ' || sum(relnatts) from pg_class",
    'select count(*) from pg_attribute',
    'select count(*) from pg_constraint',
    'select count(*) from pg_proc',
    'select count(*) from pg_statistic',
    "select string_agg(tgenabled, '' order by oid) from pg_trigger",
    "select string_agg(name || setting, ' ' order by name) from pg_settings where source = 'session'",
  ];
  const [row] = await ask(worker, `select concat_ws(' ', (${parts.join('), (')})) as rest`);
  return { filled: withRows, sequences: await usedSequences(worker), rest: row?.rest ?? '' };
}

async function filled(/** @type {Worker} */ worker, /** @type {string[]} */ tables) {
  const each = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  return (await ask(worker, each.join(' union all '))).map(({ name }) => name);
}

async function usedSequences(/** @type {Worker} */ worker) {
  const rows = await ask(
    worker,
    'select quote_ident(sequencename) as name from pg_sequences where last_value is not null order by 1',
  );
  return rows.map(({ name }) => name);
}
