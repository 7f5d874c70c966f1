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

export const ownRules = {
  rules: {
    'owned-todo': ownedTodo,
    'kebab-case-files': kebabCaseFiles,
    'explained-disable': explainedDisable,
  },
};
