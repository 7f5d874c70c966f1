import { box } from './hard';
import type { Pen } from './pen';
import { line, path, rect, times } from './shapes';

export function tyre(pen: Pen, x: number, y: number, w: number, h: number): string {
  const rubber = pen.as('#292524');
  const d = box(x, y, w, h, 38);
  return (
    path(
      d,
      pen.linear(
        x,
        0,
        x + w,
        0,
        [0, rubber.t(0.1)],
        [0.3, rubber.t(0.45)],
        [0.7, rubber.t(0)],
        [1, rubber.t(-0.6)],
      ),
    ) +
    pen.clip(
      d,
      times(
        Math.floor(h / 26),
        (i) =>
          line(
            `M${x - 4},${y + 12 + i * 26} L${x + w / 2},${y + 24 + i * 26} L${x + w + 4},${y + 12 + i * 26}`,
            '#0C0A09',
            8,
            { opacity: 0.8 },
          ) +
          line(`M${x - 4},${y + 18 + i * 26} L${x + w / 2},${y + 30 + i * 26}`, '#78716C', 2.4, {
            opacity: 0.6,
          }),
      ) +
        rect(x, y, w, 60, pen.linear(0, y, 0, y + 60, [0, '#78716C', 0.6], [1, '#78716C', 0])) +
        rect(
          x,
          y + h - 90,
          w,
          90,
          pen.linear(0, y + h - 90, 0, y + h, [0, '#0C0A09', 0], [1, '#0C0A09', 0.8]),
        ),
    ) +
    line(d, '#0C0A09', 2)
  );
}
