import type { CategoryNode } from '../catalogue/category-desk';
import { fold } from '../../lib/fold';

const MAX_STEPS = 20;

export type CategoryPaths = ReturnType<typeof createCategoryPaths>;

/** Categories as a file names them: `Thời trang > Áo thun`, in either language, or by their address. */
export function createCategoryPaths(nodes: CategoryNode[]) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const bySlug = new Map(nodes.map((node) => [node.slug, node]));

  /** From the root down to the category itself. */
  const stepsTo = (node: CategoryNode): CategoryNode[] => {
    const steps = [node];
    for (let above = node.parentId; above !== null && steps.length < MAX_STEPS;) {
      const parent = byId.get(above);
      if (!parent) break;
      steps.unshift(parent);
      above = parent.parentId;
    }
    return steps;
  };
  const keyOf = (names: string[]) => names.map((name) => fold(name)).join(' > ');

  const found = new Map<string, CategoryNode[]>();
  for (const node of nodes) {
    const steps = stepsTo(node);
    const keys = new Set([
      keyOf(steps.map(({ name }) => name.vi)),
      keyOf(steps.map(({ name }) => name.en)),
      steps.map(({ slug }) => slug).join(' > '),
    ]);
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), node]);
  }
  /** By its own name alone, where only one has it: files of other shops name no path. */
  const byName = new Map<string, CategoryNode | null>();
  for (const node of nodes) {
    for (const name of new Set([fold(node.name.vi), fold(node.name.en)]))
      byName.set(name, byName.has(name) ? null : node);
  }
  const partsOf = (text: string) =>
    text
      .split(/>|\//)
      .map((part) => part.trim())
      .filter(Boolean);

  function read(text: string): CategoryNode | 'circular' | null {
    const own = bySlug.get(text.trim().toLowerCase());
    if (own) return own;
    const parts = partsOf(text);
    const key = keyOf(parts);
    if (new Set(parts.map((part) => fold(part))).size < parts.length && !found.has(key)) return 'circular';
    const [match, ...others] = found.get(key) ?? found.get(parts.join(' > ').toLowerCase()) ?? [];
    if (match) return others.length === 0 ? match : null;
    return (parts.length === 1 && byName.get(key)) || null;
  }

  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (!node) return '';
    const text = stepsTo(node)
      .map(({ name }) => name.vi)
      .join(' > ');
    const same = read(text);
    return same !== null && same !== 'circular' && same.id === id ? text : node.slug;
  };

  const suggested = new Map<string, string | null>();
  let compared: ReturnType<typeof comparedNames> | null = null;

  return {
    read,
    /** What `read` understands, by names where they are not those of another. */
    textOf,
    /** The category that was probably meant: most of its letters are the same. */
    nearest(text: string): string | null {
      const name = fold(partsOf(text).at(-1) ?? '').slice(0, COMPARED_LETTERS);
      const known = suggested.get(name);
      if (known !== undefined) return known;
      // Comparing takes long with many categories; somebody who has this many wrong ones needs the list of them.
      if (suggested.size >= MAX_SUGGESTIONS) return null;
      const wanted = pairs(name);
      let best: { node: CategoryNode; score: number } | null = null;
      for (const { node, pairs: own } of (compared ??= nodes.flatMap(comparedNames))) {
        let shared = 0;
        for (const pair of own) if (wanted.has(pair)) shared += 1;
        const score = (2 * shared) / (own.size + wanted.size || 1);
        if (!best || score > best.score) best = { node, score };
      }
      const found = best ? textOf(best.node.id) : null;
      suggested.set(name, found);
      return found;
    },
  };
}

const MAX_SUGGESTIONS = 200;
const COMPARED_LETTERS = 100;

const comparedNames = (node: CategoryNode) =>
  [node.name.vi, node.name.en, node.slug].map((name) => ({
    node,
    pairs: pairs(fold(name).slice(0, COMPARED_LETTERS)),
  }));

const pairs = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
