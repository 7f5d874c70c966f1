import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { createLogger } from '../plugins/logging';

/** Shorter values are part of other words by chance. */
const MIN_LENGTH = 10;

/** Lists are longer, contain no tokens, and take long to search. */
const MAX_ANSWER_LENGTH = 20_000;

const secretName = /passw|secret|token|signature|securehash|checksum|^mac$|cardnumber|private_?key/i;
const secretHeader = /^x-.*(secret|token|key)|signature|-sig$/;
const inJson = /"(\w+)":"((?:[^"\\]|\\.)+)"/g;

const secrets = new Set<string>();
/** Since the last inspection, and all of this file before it. */
let lines: string[] = [];
const inspected: string[] = [];
let isInspecting = false;

/** From now on the secrets of all apps and the lines of their loggers are collected. */
export function startInspection() {
  isInspecting = true;
  // Before the first plugin: hooks that are added later miss the routes that exist already.
  subscribe('fastify.initialization', collectFromApp);
}

/** The channel belongs to the process, which runs other test files afterwards. */
export function stopInspection() {
  isInspecting = false;
  unsubscribe('fastify.initialization', collectFromApp);
}

/** A logger whose lines are inspected at every level; `write` gets those of `level` and above. */
export function createTestLogger(level = 'silent', write?: (line: string) => void): FastifyBaseLogger {
  if (!isInspecting) return createLogger(level, write && { write });
  const lowest = pino.levels.values[level] ?? Infinity;
  return createLogger('trace', {
    write(line) {
      lines.push(line);
      if (write && (pino.levels.values[levelOf(line)] ?? 0) >= lowest) write(line);
    },
  });
}

const levelOf = (line: string) => /^\{"level":"(\w+)"/.exec(line)?.[1] ?? '';

function addSecret(value: unknown) {
  if (typeof value !== 'string' || value.length < MIN_LENGTH) return;
  secrets.add(value);
  // As a line of JSON has it.
  secrets.add(asJson(value));
  // The signature of a token, without which its other parts are worth nothing.
  const last = value.slice(value.lastIndexOf('.') + 1);
  if (last.length >= 40) secrets.add(last);
}

/** Adds every value of a configuration that is named as a key or a secret. */
export function addSecretsOfConfig(config: object) {
  for (const [name, value] of Object.entries(config)) {
    if (typeof value === 'object' && value !== null) addSecretsOfConfig(value as object);
    // A name, not a secret: pages contain that of the chat, requests to MoMo theirs.
    else if (/secret|key\d?$/i.test(name) && name !== 'accessKey') addSecret(value);
    else if (/url$/i.test(name) && typeof value === 'string')
      addSecret(/:\/\/[^/@]*:([^/@]+)@/.exec(value)?.[1]);
  }
}

/** The sentences of a mail and the tokens in its links, which are longer than the id of an order. */
const secretsOfMail = (text: string) => [
  ...text.split('\n').filter((sentence) => sentence.length >= 30),
  ...[...text.matchAll(/[\w.~-]{40,}/g)].map(([token]) => token),
];

/** Adds what of a mail may be in no log. */
export function addMail(text: string) {
  for (const secret of secretsOfMail(text)) addSecret(secret);
}

/** Throws if any line of this test file contains something of these mails, which nothing has sent. */
export function expectNoMailInLogs(mails: readonly string[]) {
  const all = [...inspected, ...lines];
  const text = all.join('');
  for (const secret of new Set(mails.flatMap((mail) => secretsOfMail(mail))))
    if (text.includes(asJson(secret))) throw leakOf(secret, all);
}

/** Throws if a line since the last call contains a secret that was seen before or meanwhile. */
export function expectNoSecretInLogs() {
  const text = lines.join('');
  const written = lines;
  inspected.push(...written);
  lines = [];
  for (const secret of secrets) if (text.includes(secret)) throw leakOf(secret, written);
}

const asJson = (value: string) => JSON.stringify(value).slice(1, -1);

function leakOf(secret: string, written: readonly string[]) {
  const line = written.find((each) => each.includes(secret) || each.includes(asJson(secret)));
  return new Error(`A log line contains the secret ${secret}:\n${line ?? ''}`);
}

function collectFromApp(message: unknown) {
  const { fastify: app } = message as { fastify: FastifyInstance };
  app.addHook('onRequest', (request, _reply, done) => {
    collectFromHeaders(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    collectFromValues(request.body);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    collectFromCookies(reply);
    // A token that a test made up is refused.
    if (reply.statusCode < 400)
      for (const values of [request.query, request.params]) collectFromValues(values);
    if (typeof payload === 'string' && payload.length <= MAX_ANSWER_LENGTH)
      for (const [, name = '', value] of payload.matchAll(inJson))
        if (secretName.test(name)) addSecret(value);
    done();
  });
}

function collectFromHeaders({ headers }: FastifyRequest) {
  addSecret(headers.authorization?.split(' ').at(-1));
  for (const cookie of headers.cookie?.split(/; */) ?? []) addSecret(cookie.slice(cookie.indexOf('=') + 1));
  for (const [name, value] of Object.entries(headers)) if (secretHeader.test(name)) addSecret(value);
}

function collectFromCookies(reply: FastifyReply) {
  for (const cookie of [reply.getHeader('set-cookie') ?? []].flat())
    addSecret(/^[^=]+=([^;]+)/.exec(String(cookie))?.[1]);
}

function collectFromValues(values: unknown) {
  // No recursion, because tests send bodies of a hundred thousand levels.
  const left = [values];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null || Buffer.isBuffer(next)) continue;
    for (const [name, value] of Object.entries(next))
      if (typeof value === 'object') left.push(value);
      else if (secretName.test(name)) addSecret(value);
  }
}
