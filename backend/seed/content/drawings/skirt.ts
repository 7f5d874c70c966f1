import { castShadow, folds, panel, stitch, weave } from './cloth';
import type { Drawing } from './drawing';
import { insideWaist, down } from './legs';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { line, path, rect, times, whole } from './shapes';
import { button } from './tops';

export const skirt: Drawing = {
  scale: 1.06,
  detail: { x: 390, y: 190, width: 420 },
  draw(pen, view) {
    const band = whole('M600,236 C670,236 730,228 768,218 L776,298 C730,312 670,318 600,318');
    const count = 11;
    const hemX = (k: number) => 600 + k * 372;
    const topX = (k: number) => 600 + k * 172;
    const hemY = (k: number) => 1296 - k * k * 62;
    const hem = times(count, (index) => {
      const from = 1 - (2 * index) / count;
      const to = 1 - (2 * (index + 1)) / count;
      const middle = (from + to) / 2;
      return ` L${hemX(from - 0.02).toFixed(1)},${(hemY(from) + 8).toFixed(1)} C${hemX(middle).toFixed(1)},${(hemY(middle) + 14).toFixed(1)} ${hemX(to + 0.04).toFixed(1)},${(hemY(to) + 8).toFixed(1)} ${hemX(to).toFixed(1)},${(hemY(to) - 10).toFixed(1)}`;
    });
    const outline = `M428,300 L772,300 C800,480 880,820 ${hemX(1)},${hemY(1)}${hem} C320,820 400,480 428,300 Z`;
    const edge = (k: number) =>
      `M${topX(k)},304 C${topX(k * 1.14)},560 ${hemX(k * 0.93)},900 ${hemX(k)},${hemY(k) + 10}`;
    const edges = Array.from({ length: count - 1 }, (_, index) => edge(1 - (2 * (index + 1)) / count));
    const pleats =
      pen.soft(
        7,
        edges
          .map(
            (d) =>
              line(d, pen.t(-0.75), 22, { opacity: 0.36, transform: 'translate(13 0)' }) +
              line(d, pen.t(1), 20, { opacity: pen.dark ? 0.3 : 0.6, transform: 'translate(-16 0)' }),
          )
          .join(''),
      ) + edges.map((d) => line(d, pen.t(-0.68), 2.6, { opacity: 0.75 })).join('');
    return (
      groundShadow(pen, 600, 1392, 370, 22, 0.62) +
      castShadow(pen, [outline], 22) +
      path(down(60, insideWaist), pen.t(-0.45)) +
      panel(pen, outline, {
        weave: weave(pen, 0.1),
        depth: 1.1,
        on:
          pleats +
          folds(pen, [
            { d: 'M520,330 C500,600 470,900 430,1240', width: 22, strength: 0.14 },
            { d: 'M690,330 C710,600 750,900 790,1220', width: 26, strength: 0.2 },
          ]) +
          pen.soft(9, line('M420,312 C520,334 680,334 780,312', pen.t(-0.85), 20, { opacity: 0.45 })),
      }) +
      panel(pen, band, { depth: 0.35, weave: weave(pen, 0.1) }) +
      stitch(pen, 'M434,228 C520,246 680,246 766,228') +
      stitch(pen, 'M426,290 C520,308 680,308 774,290') +
      (view === 'back'
        ? line('M600,238 L600,560', pen.t(-0.7), 3) +
          line('M603,238 L603,560', pen.t(0.6), 1.6, { opacity: 0.6 }) +
          rect(595, 236, 11, 30, hardware(pen, 600, 250, 14), 4)
        : button(pen, 690, 268, 13, '#B45309'))
    );
  },
};
