import type { Language } from '../../lib/language';
import { escapeHtml, escapeLines } from './escape-html';
import { blockText, type MailBlock } from './mail-page';

/** A mail of plain paragraphs. A link stands alone, with its address readable in the text. */
export function plainMail(blocks: MailBlock[], language: Language): string {
  const paragraphs = blocks.map((block) =>
    'href' in block
      ? `<p><a href="${escapeHtml(block.href)}">${escapeHtml(block.text)}</a></p>`
      : `<p>${escapeLines(blockText(block))}</p>`,
  );
  return `<!doctype html><html lang="${language}"><body>${paragraphs.join('\n')}</body></html>`;
}
