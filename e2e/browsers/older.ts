import type { BrowserContext } from '@playwright/test';

/** What the oldest browsers of `browserslist` in package.json lack, by the object that has it. */
const newer: Record<string, readonly string[]> = {
  Array: ['fromAsync'],
  'Array.prototype': ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'ArrayBuffer.prototype': ['resize', 'transfer', 'transferToFixedLength'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'union'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  Math: ['sumPrecise'],
  Error: ['isError'],
  Intl: ['DurationFormat', 'Segmenter'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  'AbortSignal.prototype': ['throwIfAborted'],
  'Element.prototype': ['checkVisibility', 'getHTML', 'onscrollend', 'setHTML', 'setHTMLUnsafe'],
  'Document.prototype': ['onscrollend', 'startViewTransition', 'prerendering'],
  'HTMLElement.prototype': ['hidePopover', 'inert', 'popover', 'showPopover', 'togglePopover'],
  'HTMLButtonElement.prototype': [
    'command',
    'commandForElement',
    'popoverTargetAction',
    'popoverTargetElement',
  ],
  'HTMLInputElement.prototype': ['popoverTargetAction', 'popoverTargetElement', 'showPicker'],
  'HTMLSelectElement.prototype': ['showPicker'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'Navigator.prototype': ['connection', 'setAppBadge', 'share', 'userAgentData', 'windowControlsOverlay'],
  'ReadableStream.prototype': ['values'],
  // Before their owner, by whose name they are found.
  'Iterator.prototype': [
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ],
  window: [
    'CloseWatcher',
    'Iterator',
    'Navigation',
    'ToggleEvent',
    'cancelIdleCallback',
    'navigation',
    'onscrollend',
    'requestIdleCallback',
    'scheduler',
  ],
};

/** Deletes these interfaces from every page of the context before its first script runs. */
export async function deleteNewerApis(context: BrowserContext): Promise<void> {
  await context.addInitScript((names) => {
    for (const [owner, all] of Object.entries(names)) {
      const object = owner
        .split('.')
        .reduce<object | undefined>((inner, key) => inner && (Reflect.get(inner, key) as object), window);
      for (const name of all) if (object) Reflect.deleteProperty(object, name);
    }
    // An older browser has no style of its own that hides what only the polyfill opened.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[popover].\\:popover-open { display: block }');
    document.adoptedStyleSheets = [sheet];
  }, newer);
}
