import type { Language } from '../../lib/language';
import { blocksText, mailPage, type MailBlock, type MailFact } from './mail-page';
import { mailText, paragraphsAt, type MailKey, type MailTextKey, type MailValues } from './mail-texts';
import { plainMail } from './plain-mail';

export interface MailData {
  /** What the texts name in double braces. */
  values?: MailValues;
  /** Texts that only some mails of the kind have; they follow the mail's own. */
  paragraphs?: MailTextKey[];
  facts?: MailFact[];
  /** Where the mail's button leads. */
  button?: string | undefined;
  /** What follows everything else. */
  blocks?: MailBlock[];
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * A mail of the catalogues in `locales`: `subject`, and as far as the mail has them `text`, `button` and `after`. Its
 * group, the first part of the key, may have the `hello` and the `button` of all its mails; a group with a `footer` is
 * laid out as a page of the shop, any other as plain paragraphs.
 */
export function renderMail(key: MailKey, data: MailData, language: Language): RenderedMail {
  const { values = {}, paragraphs = [], facts, button, blocks = [] } = data;
  const [group = ''] = key.split('.');
  const at = (path: string) => paragraphsAt(path, language, values);
  const own = [...at(`${key}.text`), ...paragraphs.map((text) => mailText(text, language, values))];
  const [buttonText = ''] = [...at(`${key}.button`), ...at(`${group}.button`)];

  const subject = oneLine(mailText(`${key}.subject`, language, values));
  const all: MailBlock[] = [
    ...asBlocks([...at(`${group}.hello`), ...own]),
    ...(facts ? [{ kind: 'facts' as const, facts }] : []),
    ...(button ? [{ kind: 'button' as const, text: buttonText, href: button }] : []),
    ...asBlocks(at(`${key}.after`)),
    ...blocks,
  ];
  const [footer] = at(`${group}.footer`);
  if (footer === undefined) return { subject, text: blocksText(all), html: plainMail(all, language) };
  const { siteName = '' } = values;
  const page = { siteName, language, title: subject, preview: own[0] ?? subject, blocks: all, footer };
  const text = [subject, blocksText(all), footer].join('\n\n');
  return { subject, text, html: mailPage(page) };
}

/** The address of a page of the shop in the reader's language; `path` is without its prefix. */
export const pageAddress = (publicUrl: string, language: Language, path: string) =>
  `${publicUrl.replace(/\/$/, '')}${language === 'en' ? '/en' : ''}${path}`;

const asBlocks = (texts: string[]) => texts.map((text): MailBlock => ({ kind: 'text', text }));

/** A subject is one line, whatever a product or its buyer is called. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
