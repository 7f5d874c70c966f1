import type { Pen } from './pen';
import { circle, group, rect } from './shapes';

/** The shop's one backdrop: `#F5F5F4` with light falling from the upper left. */
export const backdrop = (pen: Pen) =>
  rect(-1200, -1500, 3600, 4500, '#F5F5F4') +
  rect(
    0,
    0,
    1200,
    1500,
    pen.radial(430, 480, 1150, [0, '#FFFFFF', 0.75], [0.55, '#F5F5F4', 0.2], [1, '#E7E5E4', 0.55]),
  );

/** The soft ellipse under a thing: wide and faint, with a darker core where it nearly touches. */
export const groundShadow = (pen: Pen, cx: number, cy: number, rx: number, ry: number, strength = 1) =>
  pen.floor
    ? pool(pen, cx + 18, cy + 8, rx * 1.3, ry * 2.1, 0.34 * strength) +
      pool(pen, cx + 4, cy, rx * 1.02, ry, 0.5 * strength)
    : '';

const pool = (pen: Pen, cx: number, cy: number, rx: number, ry: number, opacity: number) =>
  group(
    circle(
      0,
      0,
      rx,
      pen.radial(
        0,
        0,
        rx,
        [0, '#292524', opacity],
        [0.45, '#292524', opacity * 0.62],
        [0.75, '#44403C', opacity * 0.2],
        [1, '#44403C', 0],
      ),
    ),
    { transform: `translate(${cx} ${cy}) scale(1 ${(ry / rx).toFixed(3)})` },
  );
