import type { Pen } from './pen';

/** A kind's drawing on 1200 × 1500, and the part of its front that is worth a close look. */
export interface Drawing {
  draw(pen: Pen, view: 'front' | 'back'): string;
  /** Height follows as 4 : 5. */
  detail: { x: number; y: number; width: number };
  /** Grown about the middle to fill the frame; the close look is given in unscaled coordinates. */
  scale?: number;
}
