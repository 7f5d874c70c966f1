import type { Drawing } from './drawing';
import { screw, shell } from './hard';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { circle, ellipse, group, line, path, rect, times } from './shapes';
import { tyre } from './wheels';

export const vacuum: Drawing = {
  scale: 1.05,
  detail: { x: 380, y: 480, width: 440 },
  draw(pen, view) {
    const dark = pen.as('#292524');
    if (view === 'back') {
      const wheel = (x: number) =>
        rect(x - 44, 640, 88, 210, '#0C0A09', 30) + tyre(pen, x - 36, 652, 72, 186);
      return (
        pen.soft(22, circle(624, 786, 440, '#44403C', { opacity: 0.4 })) +
        circle(
          600,
          750,
          440,
          pen.linear(290, 440, 910, 1060, [0, dark.t(0.75)], [0.5, dark.t(0.35)], [1, dark.t(-0.1)]),
        ) +
        circle(600, 750, 440, 'none', { stroke: pen.t(0), strokeWidth: 14 }) +
        path(
          'M600,320 C900,320 1020,560 1026,740 L940,740 C930,560 830,420 600,410 C370,420 270,560 260,740 L174,740 C180,560 300,320 600,320 Z',
          '#0C0A09',
          { opacity: 0.35 },
        ) +
        circle(600, 450, 66, '#0C0A09') +
        circle(600, 450, 48, hardware(pen, 600, 450, 48, '#78716C')) +
        rect(560, 432, 80, 36, '#1C1917', 10) +
        wheel(300) +
        wheel(900) +
        rect(404, 690, 392, 150, '#0C0A09', 20) +
        rect(
          420,
          706,
          360,
          118,
          pen.linear(0, 706, 0, 824, [0, '#57534E'], [0.4, '#292524'], [1, '#0C0A09']),
          50,
        ) +
        times(11, (i) =>
          line(
            `M${440 + i * 33},820 C${456 + i * 33},790 ${430 + i * 33},740 ${452 + i * 33},710`,
            i % 2 ? '#F97316' : '#E7E5E4',
            7,
            { opacity: 0.85 },
          ),
        ) +
        times(3, (i) => rect(470 + i * 110, 690, 12, 150, '#57534E', 4)) +
        times(3, (i) =>
          group(
            times(9, (b) =>
              line('M0,0 C50,8 100,6 150,-16', '#A8A29E', 2.4, { transform: `rotate(${b * 2.4 - 10})` }),
            ),
            { transform: `translate(862 470) rotate(${i * 120 - 30})` },
          ),
        ) +
        circle(862, 470, 30, pen.t(0)) +
        screw(pen, 862, 470, 14) +
        rect(440, 900, 320, 190, dark.t(0.15), 20, { stroke: '#0C0A09', strokeWidth: 3 }) +
        times(3, (i) => rect(480, 944 + i * 26, 160 - i * 30, 8, '#78716C', 3)) +
        [
          [462, 922],
          [738, 922],
          [462, 1068],
          [738, 1068],
        ]
          .map(([x = 0, y = 0]) => screw(pen, x, y, 11))
          .join('') +
        [
          [420, 420],
          [780, 400],
        ]
          .map(([x = 0, y = 0]) => rect(x - 30, y - 12, 60, 24, '#D9B25A', 6))
          .join('')
      );
    }
    const side =
      'M146,760 C146,900 150,940 156,960 C220,1150 420,1230 600,1230 C780,1230 980,1150 1044,960 C1050,940 1054,900 1054,760 Z';
    return (
      groundShadow(pen, 606, 1200, 500, 62) +
      shell(dark, side, {
        on:
          path(
            'M150,880 C220,1080 420,1160 600,1160 C780,1160 980,1080 1050,880 L1054,930 C980,1130 780,1206 600,1206 C420,1206 220,1130 146,930 Z',
            pen.t(-0.15),
          ) + times(5, (i) => rect(520 + i * 36, 1128, 20, 10, '#0C0A09', 4)),
      }) +
      ellipse(
        600,
        760,
        456,
        340,
        pen.linear(240, 480, 900, 1060, [0, pen.t(0.55)], [0.4, pen.t(0.08)], [1, pen.t(-0.4)]),
        { stroke: pen.t(-0.6), strokeWidth: 2.4 },
      ) +
      ellipse(600, 764, 432, 318, 'none', { stroke: pen.t(0.75), strokeWidth: 4, opacity: 0.5 }) +
      ellipse(600, 762, 400, 294, 'none', { stroke: pen.t(-0.4), strokeWidth: 2.4, opacity: 0.6 }) +
      pen.soft(
        30,
        path(
          'M300,600 C380,500 520,460 640,460 C520,520 400,640 360,780 C300,740 280,660 300,600 Z',
          '#FFFFFF',
          { opacity: pen.dark ? 0.16 : 0.4 },
        ),
      ) +
      line('M214,852 C420,900 780,900 986,852', pen.t(-0.5), 2.6, { opacity: 0.6 }) +
      pen.soft(12, ellipse(618, 690, 168, 120, '#0C0A09', { opacity: 0.45 })) +
      shell(dark, 'M446,640 C446,560 754,560 754,640 L754,690 C740,790 460,790 446,690 Z') +
      rect(462, 668, 276, 20, '#0C0A09', 10, { opacity: 0.55 }) +
      ellipse(
        600,
        636,
        154,
        102,
        pen.linear(460, 560, 740, 720, [0, pen.t(0.4)], [0.6, pen.t(-0.05)], [1, pen.t(-0.35)]),
        { stroke: pen.t(-0.6), strokeWidth: 2 },
      ) +
      ellipse(600, 636, 118, 76, 'none', { stroke: '#F97316', strokeWidth: 6 }) +
      [
        [520, 0],
        [600, 1],
        [680, 2],
      ]
        .map(
          ([x = 0, i = 0]) =>
            ellipse(x, 940 - Math.abs(i - 1) * 6, 30, 21, pen.t(-0.18), {
              stroke: pen.t(-0.5),
              strokeWidth: 2,
            }) +
            (i === 1
              ? line(`M${x},928 L${x},940`, '#FFFFFF', 4) +
                line(
                  `M${x - 10},934 C${x - 16},946 ${x - 6},952 ${x},952 C${x + 6},952 ${x + 16},946 ${x + 10},934`,
                  '#FFFFFF',
                  4,
                )
              : i === 0
                ? path(`M${x - 11},936 L${x},924 L${x + 11},936 L${x + 11},946 L${x - 11},946 Z`, 'none', {
                    stroke: '#FFFFFF',
                    strokeWidth: 3.6,
                    strokeLinejoin: 'round',
                  })
                : circle(x, 935, 8, 'none', { stroke: '#FFFFFF', strokeWidth: 3.6 })),
        )
        .join('') +
      circle(600, 880, 6, '#86EFAC')
    );
  },
};
