import type { Drawing } from './drawing';
import { box, header, screw, shell, usbPort, wire } from './hard';
import { hardware } from './metal';
import type { Pen } from './pen';
import { groundShadow } from './scene';
import { circle, ellipse, line, path, rect, times } from './shapes';
import { tyre } from './wheels';

function eye(pen: Pen, x: number, y: number, r: number): string {
  const mesh = pen.pattern(9, 9, circle(4.5, 4.5, 2.9, '#1C1917'));
  return (
    pen.soft(8, circle(x + 8, y + 12, r * 1.04, '#0C0A09', { opacity: 0.5 })) +
    circle(
      x,
      y,
      r,
      pen.linear(
        x - r,
        y - r,
        x + r,
        y + r,
        [0, '#FAFAF9'],
        [0.4, '#A8A29E'],
        [0.6, '#E7E5E4'],
        [1, '#57534E'],
      ),
    ) +
    circle(x, y, r * 0.8, '#8C857F') +
    circle(x, y, r * 0.8, mesh) +
    circle(
      x,
      y,
      r * 0.8,
      pen.radial(
        x - r * 0.3,
        y - r * 0.4,
        r * 1.2,
        [0, '#FFFFFF', 0.45],
        [0.6, '#FFFFFF', 0],
        [1, '#0C0A09', 0.4],
      ),
    )
  );
}

export const rover: Drawing = {
  scale: 1.04,
  detail: { x: 380, y: 560, width: 440 },
  draw(pen, view) {
    const back = view === 'back';
    const dark = pen.as('#3F3A36');
    const tyres = tyre(pen, 176, 700, 150, 480) + tyre(pen, 874, 700, 150, 480);
    const axle = rect(300, 910, 600, 56, hardware(pen, 600, 930, 40, '#8C857F'), 10);
    const hull =
      'M372,640 C440,612 760,612 828,640 C862,700 868,800 858,930 C846,1010 820,1050 790,1064 L410,1064 C380,1050 354,1010 342,930 C332,800 338,700 372,640 Z';
    const deck = shell(pen.as('#E7E5E4'), box(352, 584, 496, 64, 20), { gloss: 0.3 });
    const mast = [
      [400, 1],
      [800, -1],
    ]
      .map(([x = 0]) => rect(x - 9, 470, 18, 124, hardware(pen, x, 530, 20, '#D9B25A'), 4))
      .join('');
    const upper = pen.as('#1D4E89');
    const brain =
      rect(368, 436, 472, 40, '#0C0A09', 10, { opacity: 0.3 }) +
      shell(upper, box(362, 428, 476, 38, 10), { gloss: 0.3, depth: 0.4 }) +
      header(pen, 400, 404, 9, 26, false) +
      header(pen, 660, 404, 6, 26, false) +
      screw(pen, 384, 446, 10) +
      screw(pen, 816, 446, 10);
    const wires =
      wire('#B91C1C', 'M460,414 C450,330 560,320 566,400', 11) +
      wire('#F59E0B', 'M500,414 C500,350 610,340 640,410', 11) +
      wire('#15803D', 'M700,414 C720,340 780,350 770,560', 11);
    return (
      groundShadow(pen, 606, 1186, 480, 36) +
      axle +
      tyres +
      ellipse(600, 1120, 60, 46, hardware(pen, 600, 1120, 50, '#A8A29E')) +
      rect(548, 1056, 104, 46, dark.t(0), 10) +
      mast +
      wires +
      brain +
      deck +
      shell(pen, hull, {
        on: back
          ? rect(430, 720, 340, 210, '#292524', 16, { stroke: pen.t(-0.5), strokeWidth: 3 }) +
            times(
              2,
              (i) =>
                rect(
                  452,
                  744 + i * 86,
                  296,
                  72,
                  pen.linear(
                    0,
                    744 + i * 86,
                    0,
                    816 + i * 86,
                    [0, '#57534E'],
                    [0.3, '#FAFAF9'],
                    [0.45, i ? '#15803D' : '#F97316'],
                    [1, '#44403C'],
                  ),
                  34,
                ) + rect(736, 764 + i * 86, 22, 32, '#D6D3D1', 5),
            ) +
            rect(430, 960, 92, 50, '#1C1917', 8) +
            rect(434, 964, 44, 42, '#B91C1C', 6) +
            usbPort(pen, 672, 958, 96, 46)
          : path(
              'M360,900 L840,900 L836,960 C820,1030 800,1050 780,1064 L420,1064 C400,1050 380,1030 364,960 Z',
              '#1C1917',
              { opacity: 0.88 },
            ) +
            times(
              5,
              (i) =>
                circle(480 + i * 60, 984, 16, '#0C0A09') +
                circle(
                  480 + i * 60,
                  984,
                  11,
                  pen.radial(476 + i * 60, 980, 12, [0, i % 2 ? '#57534E' : '#A5B4FC'], [1, '#1C1917']),
                ),
            ) +
            rect(466, 876, 268, 6, pen.t(-0.5), 3) +
            line('M372,668 C440,644 760,644 828,668', pen.t(0.75), 4, { opacity: 0.6 }),
      }) +
      (back
        ? ''
        : rect(408, 676, 384, 184, '#0C0A09', 24, { opacity: 0.28 }) +
          shell(pen.as('#1D4E89'), box(400, 664, 400, 188, 22), { gloss: 0.3 }) +
          [
            [422, 686],
            [778, 686],
            [422, 830],
            [778, 830],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 9, '#D9B25A') + circle(x, y, 5, '#E7E5E4'))
            .join('') +
          eye(pen, 500, 758, 78) +
          eye(pen, 700, 758, 78) +
          rect(576, 690, 48, 22, hardware(pen, 600, 700, 20), 10)) +
      [
        [390, 616],
        [810, 616],
      ]
        .map(([x = 0, y = 0]) => screw(pen, x, y, 13))
        .join('') +
      [
        [326, 1],
        [874, -1],
      ]
        .map(([x = 0, side = 1]) =>
          rect(x - (side > 0 ? 0 : 40), 880, 40, 110, pen.as('#EAB308').t(-0.05), 8, {
            stroke: '#A16207',
            strokeWidth: 2,
          }),
        )
        .join('')
    );
  },
};
