/** Text inside of HTML: whatever looks like markup is shown as it was written. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A mail of plain paragraphs. A link stands alone, with its address readable in the text. */
export type MailPart = string | { text: string; href: string };

export const mailText = (parts: MailPart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `${part.text}: ${part.href}`)).join('\n\n');

export const mailHtml = (parts: MailPart[], language: string) => {
  const paragraphs = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
      : `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a></p>`,
  );
  return `<!doctype html><html lang="${language}"><body>${paragraphs.join('\n')}</body></html>`;
};
