import type { Rule } from 'eslint';

/** Files that still have private words, by their path in the repository. */
export const plainWordsExceptions: readonly string[];
export const ownRules: { rules: Record<string, Rule.RuleModule> };
