import type { Pen } from './pen';

/** Brushed metal lit from the upper left, for a part around a point. */
export const hardware = (pen: Pen, x: number, y: number, r: number, rgb = '#A8A29E') => {
  const metal = pen.as(rgb);
  return pen.linear(
    x - r,
    y - r,
    x + r,
    y + r,
    [0, metal.t(0.85)],
    [0.35, metal.t(0.1)],
    [0.55, metal.t(0.6)],
    [1, metal.t(-0.5)],
  );
};
