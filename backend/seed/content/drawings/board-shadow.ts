import type { Pen } from './pen';
import { rect } from './shapes';

export const boardShadow = (pen: Pen, x: number, y: number, w: number, h: number) =>
  pen.soft(20, rect(x + 18, y + 26, w, h, '#44403C', 20, { opacity: 0.34 })) +
  pen.soft(6, rect(x + 4, y + 8, w, h, '#292524', 20, { opacity: 0.3 }));
