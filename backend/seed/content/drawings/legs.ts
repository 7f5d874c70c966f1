import { type Fold, folds, panel } from './cloth';
import type { Pen } from './pen';
import { line, mirror, path, whole } from './shapes';

const both = (draw: (side: (d: string) => string) => string) => draw(mirror) + draw((d) => d);

export const legFolds = [
  { d: 'M610,590 C660,600 720,570 770,520', width: 22, strength: 0.32 },
  { d: 'M612,640 C670,680 740,680 800,640', width: 22, strength: 0.28 },
  { d: 'M640,900 C690,930 760,930 840,880', width: 22, strength: 0.3 },
  { d: 'M838,960 C780,990 710,990 660,960', width: 20, strength: 0.26 },
  { d: 'M660,1290 C710,1310 770,1300 830,1260', width: 20, strength: 0.28 },
  { d: 'M700,700 C716,860 730,1050 724,1240', width: 24, strength: 0.16 },
];

export function legs(
  pen: Pen,
  leg: string,
  grain: string,
  creases: Fold[],
  on: (side: (d: string) => string) => string,
) {
  return both((side) =>
    panel(pen, side(leg), {
      weave: grain,
      depth: 0.95,
      on:
        folds(
          pen,
          creases.map((fold) => ({ ...fold, d: side(fold.d) })),
          8,
        ) + on(side),
    }),
  );
}

const waist = whole('M600,176 C680,176 740,168 776,158 L790,224 C740,238 680,246 600,246');

export const insideWaist = whole('M600,140 C680,138 750,146 776,160 C740,172 680,180 600,180');

export const down = (dy: number, d: string) =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${x},${Number(y) + dy}`);

export function waistband(pen: Pen, grain: string, dy: number, loops: string): string {
  return (
    path(down(dy, insideWaist), pen.t(-0.45)) +
    pen.clip(
      down(dy, insideWaist),
      pen.soft(
        8,
        line(`M420,${172 + dy} C500,${184 + dy} 700,${184 + dy} 780,${172 + dy}`, pen.t(-0.85), 16, {
          opacity: 0.6,
        }),
      ),
    ) +
    panel(pen, down(dy, waist), { weave: grain, depth: 0.3 }) +
    loops
  );
}
