import { expect } from '@playwright/test';

/** What an element is, as a script finds it without the browser's own tree of roles. */
const selectors = {
  heading: 'h1',
  link: 'a[href]',
  button: 'button, [role="button"], input[type="submit"]',
  field: 'input, select, textarea',
  text: 'main *, header *, [role="status"], [role="alert"]',
} as const;
export type Kind = keyof typeof selectors;

/** One element of a page, as a person can use it. */
export interface Element {
  click: () => Promise<void>;
  /** A line break presses Enter. */
  type: (text: string) => Promise<void>;
}

/** What a browser's driver can do. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** Makes the window as large as a phone's, for example, in pixels of CSS. */
  resize: (width: number, height: number) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** The element that the expression is; null when it is none. */
  element: (expression: string) => Promise<Element | null>;
  /** What the browser wrote to its console as an error or a warning. */
  messages: () => string[];
  close: () => Promise<void>;
}

const waitMs = 30_000;

/** The first visible element of the kind with that name, as an expression that every browser can run. */
function expressionOf(kind: Kind, name: string | RegExp): string {
  const [source, flags] =
    typeof name === 'string'
      ? [`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, '']
      : [name.source, name.flags];
  return `(() => {
    const wanted = new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags)});
    const textOf = (node) => (node.innerText ?? node.textContent ?? '').replace(/\\s+/g, ' ').trim();
    const nameOf = (node) =>
      node.getAttribute('aria-label') ?? (node.labels?.[0] ? textOf(node.labels[0]).replace(/ ?\\*$/, '') : textOf(node) || node.value || '');
    const isSeen = (node) => {
      const box = (node.type === 'radio' ? (node.labels?.[0] ?? node) : node).getBoundingClientRect();
      return box.width > 0 && box.height > 0 && getComputedStyle(node).visibility === 'visible';
    };
    const all = [...document.querySelectorAll(${JSON.stringify(selectors[kind])})];
    const one = all.find((node) => wanted.test(nameOf(node)) && isSeen(node));
    return (one?.type === 'radio' && one.labels?.[0]) || one || null;
  })()`;
}

/** A tab in which a person reads and presses, in any browser. */
export function createTab(driver: Driver) {
  async function find(kind: Kind, name: string | RegExp): Promise<Element> {
    const found: Element[] = [];
    await expect
      .poll(
        async () => {
          const element = await driver.element(expressionOf(kind, name));
          if (element !== null) found.push(element);
          return found.length;
        },
        { message: `${kind} ${String(name)}`, timeout: waitMs },
      )
      .toBeGreaterThan(0);
    const [first] = found;
    if (!first) throw new Error(`There is no ${kind} ${String(name)}.`);
    return first;
  }
  return {
    ...driver,
    find,
    /** A page that is just being made ready may replace what is pressed: it is looked for again. */
    async click(kind: Kind, name: string | RegExp): Promise<void> {
      await expect(async () => (await find(kind, name)).click()).toPass({ timeout: waitMs });
    },
    async type(name: string | RegExp, text: string): Promise<void> {
      await (await find('field', name)).type(text);
    },
    async path(): Promise<string> {
      return String(await driver.evaluate('location.pathname'));
    },
  };
}
export type Tab = ReturnType<typeof createTab>;
