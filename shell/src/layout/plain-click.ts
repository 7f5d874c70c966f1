import type { MouseEvent } from 'react';

/** Not one that opens the link in another tab or window, or downloads it. */
export const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);
