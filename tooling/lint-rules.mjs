import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Rules of our own, for what no kept plugin says. */

/** @type {import('eslint').Rule.RuleModule} */
const ownedTodo = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      owner:
        'Say who will do it and where it is written down: TODO(name): … (#123). Otherwise do it, or drop it.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!/\b(TODO|FIXME|XXX|HACK)\b/.test(comment.value)) continue;
        if (/\bTODO\([\w.-]+\): .+ \(#\d+\)/.test(comment.value)) continue;
        context.report({ loc: comment.loc ?? { line: 1, column: 0 }, messageId: 'owner' });
      }
    },
  }),
};

/** @type {import('eslint').Rule.RuleModule} */
const kebabCaseFiles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: 'Files are named in kebab-case, with their role as suffix: cart-slice.ts, not {{ name }}.',
    },
  },
  create: (context) => ({
    Program(node) {
      const name = context.filename.split(/[/\\]/).at(-1) ?? '';
      if (!/^[a-z0-9]+([-.][a-z0-9]+)*\.(d\.)?[cm]?[jt]sx?$/.test(name))
        context.report({ node, messageId: 'name', data: { name } });
    },
  }),
};

/** @type {import('eslint').Rule.RuleModule} */
const explainedDisable = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reason: 'Say why beside it: `eslint-disable-next-line rule -- the reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value))
          context.report({ loc: comment.loc ?? { line: 1, column: 0 }, messageId: 'reason' });
      }
    },
  }),
};

/** Files that still have private words, by their path in the repository: the list may only get shorter. */
export const plainWordsExceptions = /** @type {string[]} */ (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'plain-words-exceptions.json'), 'utf8'))
);

/** Words that the field does not use in names, with what it says; `docs/glossary.md` has them all. */
const privateNames = [
  [/(^| )(anew|whoever|foremost)( |$)/, 'again, anyone, top'],
  [/(^| )deeds?( |$)/, 'action'],
  [/(^| )patience( |$)/, 'timeout'],
  [/^(most|longest|fewest)( |$)/, 'max, maxLength, min'],
  [/(^| )at most( |$)/, 'limit'],
  [/^forget old/, 'purgeExpired'],
  [/(^| )remembered( |$)/, 'cached'],
  [/(^| )(hearts?)( |$)/, 'favourite'],
  [/(^| )(tries)( |$)/, 'rate limiter, or attempts'],
  [/(^| )(doors?)( |$)/, 'entry point, or exposed module'],
  [/(^| )on trial( |$)/, 'canary'],
  [/(^| )sweeps?( |$)/, 'job'],
  [/(^| )(overtaken|lent)( |$)/, 'write conflict; pooled'],
  [/^(mover|suspect)( |$)/, 'actor, latest release'],
  [/(^| )(ahead)( |$)/, 'prefetch'],
  [/(^| )(happening|happenings)( |$)/, 'timeline entry'],
  [/(^| )kept( |$)/, 'stored, saved or cached'],
  [/(^| )take over( |$)/, 'hydrate'],
  [/(^| )signs of life( |$)/, 'interaction events'],
  [/(^| )front doors?( |$)/, 'home page, or document server'],
  [/(^| )written text( |$)/, 'rich text'],
  [/(^| )(is session over|session over)( |$)/, 'session ended'],
  [/(^| )lazy part( |$)/, 'lazy component'],
  [/(^| )looked at( |$)/, 'focused, or viewed'],
  [/(^| )(told|tell|tells|hear|heard|hears)( |$)/, 'notified, reported; received'],
];
/** The same in sentences. */
const privateProse = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who'],
  [/\b(deeds?)\b/i, 'action'],
  [/\bpatience\b/i, 'timeout'],
  [/\bforemost\b/i, 'top'],
  [/\bon trial\b/i, 'canary'],
  [/\bnobody's\b/i, 'without an owner'],
  [/\bnone of (its|their|the next one's) business\b/i, 'ignored'],
  [/\bof its own accord\b/i, 'automatically'],
  [/\bfront doors?\b/i, 'home page'],
  [/\b(signs of life|(sees|until|when) somebody is there)\b/i, 'interaction'],
  [/\bcannot be had\b/i, 'cannot be loaded, or is unavailable'],
];

/** `MOST_BYTES` and `mostBytes` are `most bytes`. @param {string} name */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.$]/g, ' ')
    .trim()
    .toLowerCase();

/** @type {import('eslint').Rule.RuleModule} */
const plainWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      word: '"{{ found }}" is a word of our own. The field says: {{ better }} (docs/glossary.md).',
      clean: 'This file has plain words only: take it out of tooling/plain-words-exceptions.json.',
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const isException = plainWordsExceptions.includes(file);
    let findings = 0;
    /** @type {(loc: import('eslint').AST.SourceLocation, text: string, list: (RegExp | string)[][], found?: string) => void} */
    const check = (loc, text, list, found) => {
      for (const [pattern, better] of /** @type {[RegExp, string][]} */ (list)) {
        const match = pattern.exec(text);
        if (!match) continue;
        findings += 1;
        if (!isException)
          context.report({ loc, messageId: 'word', data: { found: found ?? match[0].trim(), better } });
      }
    };
    const { sourceCode } = context;
    const start = { start: { line: 1, column: 0 }, end: { line: 1, column: 0 } };
    return {
      /** @param {Extract<import('eslint').Rule.Node, { type: 'CallExpression' }>} node */
      'CallExpression[callee.name=/^(test|it|describe)$/], CallExpression[callee.callee.object.name=/^(test|it|describe)$/]'(
        node,
      ) {
        const [title] = node.arguments;
        const text =
          title?.type === 'Literal'
            ? String(title.value)
            : title?.type === 'TemplateLiteral'
              ? title.quasis.map(({ value }) => value.raw).join(' ')
              : '';
        check(node.loc ?? start, text, privateProse);
      },
      'Program:exit'() {
        check(
          start,
          wordsOf(path.posix.basename(file).replace(/\..*$/, '')),
          privateNames,
          path.posix.basename(file),
        );
        for (const comment of sourceCode.getAllComments())
          check(comment.loc ?? start, comment.value, privateProse);
        for (const scope of sourceCode.scopeManager?.scopes ?? [])
          for (const { name, defs } of scope.variables) {
            const [definition] = defs;
            if (definition && definition.type !== 'ImportBinding')
              check(definition.name.loc ?? start, wordsOf(name), privateNames, name);
          }
        if (isException && findings === 0) context.report({ loc: start, messageId: 'clean' });
      },
    };
  },
};

export const ownRules = {
  rules: {
    'owned-todo': ownedTodo,
    'kebab-case-files': kebabCaseFiles,
    'explained-disable': explainedDisable,
    'plain-words': plainWords,
  },
};
