/** Text inside of HTML: whatever looks like markup is shown as it was written. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The same with the line breaks of the text. */
export const escapeLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
