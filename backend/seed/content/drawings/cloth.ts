import type { Pen } from './pen';
import { line, path } from './shapes';

interface Panel {
  /** Drawn on the cloth, cut at its outline: folds, seams, pockets. */
  on?: string;
  /** How round the cloth lies; 0 is flat. */
  depth?: number;
  /** Lighter or darker than the garment, for linings and undersides. */
  tone?: number;
  weave?: string;
}

/** One piece of cloth: its colour, the light from the upper left, the shadow at the lower right, an edge. */
export function panel(pen: Pen, d: string, { on = '', depth = 1, tone = 0, weave = '' }: Panel = {}): string {
  const light = pen.dark ? 0.38 : 0.6;
  const volume = pen.soft(
    26 * depth,
    line(d, pen.t(-0.78), 74 * depth, {
      opacity: 0.5,
      transform: `translate(${-20 * depth} ${-18 * depth})`,
    }) +
      line(d, pen.t(1), 46 * depth, { opacity: light, transform: `translate(${26 * depth} ${28 * depth})` }),
    d,
  );
  return (
    path(d, pen.t(tone)) +
    pen.clip(d, (weave && path(d, weave)) + (depth > 0 ? volume : '') + on) +
    line(d, pen.t(-0.62), 2, { opacity: 0.55 })
  );
}

export interface Fold {
  d: string;
  width?: number;
  strength?: number;
}

/** Soft creases: a shadow that swells and dies away, with the light it throws up on its left. */
export function folds(pen: Pen, creases: Fold[], deviation = 7): string {
  const shadow = pen.t(-0.75);
  const light = pen.t(1);
  return pen.soft(
    deviation,
    creases
      .map(({ d, width = 24, strength = 0.34 }) => {
        const lens = swell(d, width * 0.8);
        return (
          path(lens, light, {
            opacity: strength * (pen.dark ? 0.75 : 1.3),
            transform: `translate(${-width * 0.85} ${-width * 0.3})`,
          }) + path(lens, shadow, { opacity: strength * 1.25 })
        );
      })
      .join(''),
  );
}

/** A curve made into a blade: pointed at both ends, `width` to each side in the middle. */
function swell(d: string, width: number): string {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = (d.match(/-?[\d.]+/g) ?? []).map(
    Number,
  );
  const length = Math.hypot(x3 - x0, y3 - y0) || 1;
  const nx = ((y3 - y0) / length) * width;
  const ny = (-(x3 - x0) / length) * width;
  return `M${x0},${y0} C${x1 + nx},${y1 + ny} ${x2 + nx},${y2 + ny} ${x3},${y3} C${x2 - nx},${y2 - ny} ${x1 - nx},${y1 - ny} ${x0},${y0} Z`;
}

/** Where two pieces meet: a dark line and the light on the lower piece's edge. */
export const seam = (pen: Pen, d: string, strength = 0.6) =>
  line(d, pen.t(-0.68), 2.6, { opacity: strength }) +
  line(d, pen.t(0.7), 2, { opacity: strength * 0.55, transform: 'translate(2 2.6)' });

/** A row of sewing thread. */
export const stitch = (pen: Pen, d: string, color = pen.t(pen.dark ? 0.45 : -0.42), width = 2) =>
  line(d, color, width, { strokeDasharray: pen.close ? '8 4.5' : '9 5', opacity: 0.75 }) +
  (pen.close
    ? line(d, pen.t(-0.7), width, { strokeDasharray: '8 4.5', opacity: 0.35, transform: 'translate(1 1.6)' })
    : '');

/** The cast shadow of something that hangs just before the wall. */
export const castShadow = (pen: Pen, outlines: string[], drop = 26) =>
  pen.soft(
    22,
    outlines
      .map((d) => path(d, '#57534E', { opacity: 0.26, transform: `translate(${drop * 0.7} ${drop})` }))
      .join(''),
  ) +
  pen.soft(
    5,
    outlines.map((d) => path(d, '#57534E', { opacity: 0.22, transform: 'translate(3 5)' })).join(''),
  );

/** Fine vertical knit, seen as a faint grain from afar and as loops from near. */
export const knit = (pen: Pen, opacity = 0.16) =>
  pen.pattern(
    6,
    7,
    line('M0,0 L3,5 L6,0', pen.t(-0.6), 1.1, { opacity }) +
      line('M0,3.5 L3,8.5 L6,3.5', pen.t(0.8), 0.8, { opacity }),
  );

/** Plain weave: threads over and under, fainter from afar where they would beat with the pixels. */
export const weave = (pen: Pen, strength = 0.12) => {
  const opacity = pen.close ? strength : strength * 0.5;
  return pen.pattern(
    5,
    5,
    line('M0,1 L5,1', pen.t(-0.6), 0.8, { opacity }) +
      line('M1,0 L1,5', pen.t(-0.6), 0.8, { opacity: opacity * 0.8 }),
  );
};

/** Diagonal twill, as denim and chino have. */
export const twill = (pen: Pen, opacity = 0.22) =>
  pen.pattern(
    5,
    5,
    line('M-1,6 L6,-1', pen.t(-0.65), 1.2, { opacity }) +
      line('M1.5,6 L6,1.5', pen.t(0.8), 0.8, { opacity: opacity * 0.8 }),
  );

/** Ribbed knit for cuffs and hems. */
export const rib = (pen: Pen, opacity = 0.4) =>
  pen.pattern(
    12,
    12,
    line('M3,0 L3,12', pen.t(-0.6), 3.4, { opacity, strokeLinecap: 'butt' }) +
      line('M8,0 L8,12', pen.t(0.7), 2.4, { opacity: opacity * 0.7, strokeLinecap: 'butt' }),
  );
