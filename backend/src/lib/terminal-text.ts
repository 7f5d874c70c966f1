/** Untrusted text for one line of a terminal: without line breaks and control characters. */
export const terminalText = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').trim();
