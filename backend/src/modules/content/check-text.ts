import type { FieldError } from '../../lib/errors';
import { plainText } from '../../lib/plain-text';
import type { WrittenBlock } from './content.schema';
import { isSafeHref } from './safe-href';
import { asksForUnknown } from './shop-words';

export type TextCheck = ReturnType<typeof createTextCheck>;

type Span = Extract<WrittenBlock, { kind: 'paragraph' }>['text'][number];

/**
 * Reads texts that staff wrote, collecting in `errors` what cannot be kept. Text stays text: signs of markup are kept
 * and shown as they are, so nothing has to be taken out; only where a link leads, and what cannot be printed, is refused.
 */
export function createTextCheck() {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: FieldError['code']) => void errors.push({ field, code });

  /** One line, in the form in which it is stored. */
  function line(text: string, field: string): string {
    const printed = plainText(text);
    if (printed === null) refuse(field, 'invalid');
    else if (printed === '') refuse(field, 'required');
    else if (asksForUnknown(printed)) refuse(field, 'unknownWord');
    return printed ?? '';
  }

  function href<T extends string | undefined>(given: T, field: string): T {
    if (given !== undefined && !isSafeHref(given)) refuse(field, 'unsafe');
    return given;
  }

  /** Pieces of one text: what is between them belongs to it. */
  function spans(given: Span[], field: string): Span[] {
    const whole = given.map(({ text }) => text).join('');
    line(whole, field);
    return given.map((span, at) => {
      href(span.href, `${field}[${at}].href`);
      return { ...span, text: span.text.normalize('NFC').replace(/[\s\u200b\ufeff]+/gu, ' ') };
    });
  }

  function block(given: WrittenBlock, field: string): WrittenBlock {
    const named = (more: { caption?: string }) =>
      more.caption === undefined ? {} : { caption: line(more.caption, `${field}.caption`) };
    switch (given.kind) {
      case 'heading':
        return { ...given, text: line(given.text, `${field}.text`) };
      case 'paragraph':
        return { ...given, text: spans(given.text, `${field}.text`) };
      case 'list':
        return { ...given, items: given.items.map((item, at) => spans(item, `${field}.items[${at}]`)) };
      case 'link':
        return { ...given, text: line(given.text, `${field}.text`), href: href(given.href, `${field}.href`) };
      case 'image':
        href(given.href, `${field}.href`);
        return { ...given, alt: given.alt && line(given.alt, `${field}.alt`), ...named(given) };
      case 'table':
        return {
          ...given,
          caption: line(given.caption, `${field}.caption`),
          head: given.head.map((cell, at) => line(cell, `${field}.head[${at}]`)),
          rows: given.rows.map((row, at) => {
            const place = `${field}.rows[${at}]`;
            if (row.length !== given.head.length) refuse(place, 'columns');
            return row.map((cell, column) => cell && line(cell, `${place}[${column}]`));
          }),
        };
    }
  }

  const blocks = (given: WrittenBlock[], field: string) =>
    given.map((one, at) => block(one, `${field}[${at}]`));
  return {
    errors,
    refuse,
    line,
    href,
    blocks,
    /** One line that a draft may lack, and what is published may not. */
    lineOf: (text: string, field: string, isNeeded: boolean) =>
      isNeeded || plainText(text) !== '' ? line(text, field) : '',
    /** A text that a draft may lack, and what is published may not. */
    blocksOf(given: WrittenBlock[], field: string, isNeeded: boolean): WrittenBlock[] {
      if (isNeeded && given.length === 0) refuse(field, 'required');
      return blocks(given, field);
    },
  };
}

/** Everything that is read of a text, for counting its words and searching in them. */
export const wordsOf = (blocks: WrittenBlock[]): string => blocks.map(wordsOfBlock).join(' ');

const joined = (spans: Span[]) => spans.map(({ text }) => text).join('');

function wordsOfBlock(block: WrittenBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'link':
      return block.text;
    case 'paragraph':
      return joined(block.text);
    case 'list':
      return block.items.map(joined).join(' ');
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
    case 'image':
      return block.caption ?? '';
  }
}
