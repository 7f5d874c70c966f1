import { waitFor } from '@testing-library/react';
import { openRequests } from './server';

/** Elements that mean nothing to who reads the page; their text belongs to what is around them. */
const plain = new Set([
  'DIV',
  'SPAN',
  'B',
  'I',
  'STRONG',
  'EM',
  'SMALL',
  'PICTURE',
  'SOURCE',
  'BR',
  'WBR',
  'BDI',
]);
const unread = new Set(['STYLE', 'SCRIPT', 'TEMPLATE', 'NOSCRIPT']);
const read =
  /^(aria-.+|role|href|target|rel|type|name|alt|placeholder|title|tabindex|datetime|autocomplete|inputmode|enterkeyhint|maxlength|min|max|step|pattern|required|disabled|readonly|multiple|accept|download|lang|colspan|rowspan|scope|open|popovertarget|src|action|method)$/;
const references =
  /^(aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details)|popovertarget)$/;
/** Ids that React makes differ with all that is rendered before. */
const madeId = /_r_\w+_/g;

/**
 * What a part of the page is to its readers, as text: each element that means something on a line of its own with its
 * attributes, its state and its text. References to other elements are shown by the text of these. A test compares it
 * whole, and so notices whatever changes of labels, links, prices, states and the languages of them.
 */
export function outline(root: Element = document.body): string {
  const lines: string[] = [];
  let text = '';
  function end(depth: number): void {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words) lines.push(`${'  '.repeat(depth)}${words}`);
    text = '';
  }
  function visit(node: Node, depth: number): void {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? '';
    if (!(node instanceof Element) || unread.has(node.tagName)) return;
    if (node.hasAttribute('hidden') || node.getAttribute('aria-hidden') === 'true') return;
    if (node instanceof HTMLDialogElement && !node.open) return;
    const said = saidBy(node);
    const isPlain = plain.has(node.tagName) && said === '';
    if (node instanceof SVGElement && said === '') return;
    if (isPlain) {
      text += ' ';
      for (const child of node.childNodes) visit(child, depth);
      text += ' ';
      return;
    }
    end(depth);
    // What these say depends on when they are read.
    const isClock = node.matches('[role=timer], time[title]');
    const at = lines.push(`${'  '.repeat(depth)}${node.tagName.toLowerCase()}${said}`) - 1;
    if (!isClock) for (const child of node.childNodes) visit(child, depth + 1);
    // What has nothing but text within is one line with it.
    if (lines.length === at + 1) {
      const words = text.replaceAll(/\s+/g, ' ').trim();
      if (words) lines[at] = `${String(lines[at])}: ${words}`;
      text = '';
    } else end(depth + 1);
  }
  if (root === document.body) lines.push(...headOf(document));
  visit(root, 0);
  end(0);
  return lines.join('\n');
}

/** The event loop goes round so often before a page without open requests counts as drawn. */
const rounds = 10;

/** The outline of the page once it shows this, every request is answered and what came with it is drawn. */
export async function wholePage(last: string | RegExp = ''): Promise<string> {
  let whole = '';
  await waitFor(async () => {
    whole = outline();
    for (let round = 0; round < rounds; round += 1) {
      if (openRequests() > 0) throw new Error('A request is not answered yet.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const isWhole = new RegExp(last).test(whole) && !whole.includes('aria-busy=true');
    if (!isWhole || outline() !== whole) throw new Error(`The page is not whole yet.\n${whole}`);
  });
  return whole;
}

function headOf({ title, documentElement, head }: Document): string[] {
  const named = [...head.querySelectorAll<HTMLMetaElement>('meta[name=description], meta[name=robots]')];
  return [
    `title: ${title} (${documentElement.lang})`,
    ...named.map(({ name, content }) => `${name}: ${content}`).sort(),
  ];
}

function saidBy(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => read.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, value }) => {
      if (references.test(name)) return ` ${name}→${textOf(value)}`;
      if (name === 'href' && value.startsWith('#')) return ` href→${textOf(value.slice(1))}`;
      return value === '' ? ` ${name}` : ` ${name}=${value.replaceAll(madeId, '*')}`;
    });
  return [...attributes, ...stateOf(element)].join('');
}

function stateOf(element: Element): string[] {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    if (element.indeterminate) return [' mixed'];
    return element.checked ? [' checked'] : [];
  }
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    return element.value === '' ? [] : [` value=${element.value}`];
  return [];
}

function textOf(ids: string): string {
  const words = ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? 'nothing')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `"${words.length > 60 ? `${words.slice(0, 60)}…` : words}"`;
}
