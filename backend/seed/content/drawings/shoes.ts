import { folds, panel, seam, stitch } from './cloth';
import type { Drawing } from './drawing';
import type { Pen } from './pen';
import { circle, ellipse, group, line, path, times } from './shapes';
import { groundShadow } from './scene';

const upper =
  'M136,1000 C124,940 160,880 262,850 C360,824 436,776 500,704 C556,642 610,590 668,556 C700,600 800,660 900,630 C950,612 984,584 1006,566 C1044,580 1056,630 1048,700 C1042,780 1056,880 1066,980 C800,1030 400,1040 136,1000 Z';
const sole =
  'M126,994 C300,1030 520,1024 700,1010 C840,1000 960,984 1068,962 C1082,1000 1082,1050 1066,1082 C1040,1098 980,1100 900,1102 C640,1110 360,1108 190,1098 C140,1092 112,1050 126,994 Z';
const toeCap = 'M136,1000 C124,940 160,880 262,850 C320,880 346,950 340,1020 C270,1018 190,1010 136,1000 Z';
const eyestay =
  'M384,812 C436,780 474,734 500,704 C556,642 610,590 668,556 L724,622 C676,660 640,700 610,760 C584,806 540,850 470,880 C440,860 410,840 384,812 Z';
const heelCounter =
  'M884,1000 C872,900 888,800 946,720 C980,690 1020,690 1048,700 C1042,780 1056,880 1066,980 C1000,994 940,1000 884,1000 Z';
const tongue =
  'M590,628 C574,560 580,500 604,462 C640,448 680,456 704,480 C712,530 716,580 720,626 C690,590 650,590 610,640 Z';
const collar =
  'M660,560 C700,600 800,660 900,630 C950,612 984,584 1006,560 C1020,540 1014,520 996,520 C960,560 880,590 820,580 C760,570 720,540 690,520 Z';
const stripe =
  'M520,1000 C620,960 760,880 880,746 C884,770 880,800 872,830 C800,910 690,980 600,1012 C570,1014 540,1010 520,1000 Z';

function lace(rubber: Pen, x: number, y: number): string {
  const d = `M${x},${y} C${x - 12},${y - 26} ${x - 36},${y - 52} ${x - 62},${y - 56}`;
  return (
    line(d, '#1C1917', 22, { opacity: 0.28, transform: 'translate(4 9)' }) +
    line(d, rubber.t(-0.3), 20) +
    line(d, rubber.t(0.3), 15) +
    line(d, rubber.t(-0.25), 13, { strokeDasharray: '2 5', opacity: 0.4 })
  );
}

export const sneaker: Drawing = {
  detail: { x: 330, y: 530, width: 500 },
  scale: 1.06,
  draw(pen, view) {
    return view === 'back' ? fromAbove(pen) : fromTheSide(pen);
  },
};

function fromTheSide(pen: Pen): string {
  const rubber = pen.as('#F4F1EA');
  const accent = pen.as(pen.t(pen.dark ? 0.75 : -0.35));
  const grain = pen.pattern(
    6,
    6,
    circle(2, 2, 0.9, pen.t(-0.7), { opacity: 0.2 }) + circle(5, 4.6, 0.8, pen.t(0.8), { opacity: 0.25 }),
  );
  const holes = times(3, (row) =>
    times(
      5 - row,
      (column) =>
        circle(218 + column * 22 + row * 10, 900 + row * 26 + column * 3, 5, pen.t(-0.75)) +
        circle(219 + column * 22 + row * 10, 902 + row * 26 + column * 3, 3.4, '#0C0A09', { opacity: 0.4 }),
    ),
  );
  const eyelets = [
    [448, 842],
    [504, 800],
    [552, 748],
    [594, 694],
    [644, 642],
    [694, 604],
  ] as const;
  const shoe =
    panel(pen, 'M690,500 C720,560 900,560 1000,512 C1000,600 960,660 860,664 C760,664 700,600 690,500 Z', {
      tone: -0.5,
      depth: 0.6,
    }) +
    panel(pen, tongue, {
      depth: 0.5,
      weave: grain,
      on:
        stitch(pen, 'M604,476 C640,462 676,470 694,490') +
        group(path('M620,486 L676,492 L676,530 L618,522 Z', accent.t(0), { opacity: 0.9 })),
    }) +
    panel(pen, upper, {
      weave: grain,
      depth: 1.2,
      on:
        folds(pen, [
          { d: 'M360,840 C390,880 400,930 392,990', width: 18, strength: 0.26 },
          { d: 'M420,900 C440,930 446,960 440,1000', width: 14, strength: 0.2 },
          { d: 'M760,660 C740,740 760,820 800,880', width: 26, strength: 0.2 },
        ]) + pen.soft(6, path(stripe, pen.t(-0.8), { opacity: 0.35, transform: 'translate(4 6)' })),
    }) +
    panel(accent, stripe, { depth: 0.3 }) +
    stitch(pen, 'M536,1000 C640,962 770,884 876,770') +
    pen.soft(6, path(toeCap, pen.t(-0.8), { opacity: 0.35, transform: 'translate(6 2)' }), toeCap) +
    panel(pen, toeCap, {
      depth: 0.7,
      tone: 0.06,
      weave: grain,
      on:
        holes +
        stitch(pen, 'M258,860 C310,888 334,950 329,1020') +
        stitch(pen, 'M250,862 C300,890 324,950 319,1020'),
    }) +
    pen.soft(7, path(heelCounter, pen.t(-0.8), { opacity: 0.35, transform: 'translate(-6 4)' })) +
    panel(pen, heelCounter, {
      depth: 0.7,
      tone: -0.1,
      weave: grain,
      on: stitch(pen, 'M896,1000 C884,900 900,806 954,732 C984,704 1020,702 1046,712'),
    }) +
    panel(
      accent,
      'M986,560 C1010,550 1040,580 1052,640 L1048,704 C1030,692 1000,690 972,698 C966,650 970,600 986,560 Z',
      { depth: 0.4, on: stitch(accent, 'M980,690 C976,650 982,606 994,574') },
    ) +
    panel(pen, collar, {
      depth: 0.5,
      tone: 0.08,
      on: times(4, (index) =>
        folds(
          pen,
          [
            {
              d: `M${740 + index * 62},${556 + index * 14 - index * index * 4} C${736 + index * 62},580 ${738 + index * 62},600 ${744 + index * 62},${628 + (index % 2) * 8}`,
              width: 9,
              strength: 0.24,
            },
          ],
          4,
        ),
      ),
    }) +
    pen.soft(7, path(eyestay, pen.t(-0.85), { opacity: 0.4, transform: 'translate(5 8)' })) +
    panel(pen, eyestay, {
      depth: 0.5,
      tone: 0.05,
      weave: grain,
      on:
        stitch(pen, 'M470,868 C540,838 576,800 600,756 C632,694 668,654 712,620') +
        stitch(pen, 'M400,814 C446,784 484,740 512,708 C566,648 616,600 664,570'),
    }) +
    eyelets.map(([x, y]) => circle(x, y, 10, pen.t(-0.7)) + lace(rubber, x, y)).join('') +
    line(
      'M600,566 C560,540 540,560 552,590 C566,610 600,590 612,566 C630,530 610,510 596,530',
      rubber.t(-0.3),
      15,
    ) +
    line(
      'M600,566 C560,540 540,560 552,590 C566,610 600,590 612,566 C630,530 610,510 596,530',
      rubber.t(0.3),
      11,
    ) +
    panel(rubber, sole, {
      depth: 0.6,
      on:
        line('M120,1074 C400,1092 800,1090 1080,1066', accent.t(-0.05), 7) +
        times(44, (index) =>
          line(`M${150 + index * 21},1086 L${146 + index * 21},1108`, rubber.t(-0.5), 3.4, { opacity: 0.6 }),
        ) +
        times(9, (index) =>
          line(
            `M${140 + index * 7},${1034 + index * 0.7} L${139 + index * 7},${1058 + index * 0.7}`,
            rubber.t(-0.45),
            2,
            { opacity: 0.7 },
          ),
        ),
    }) +
    stitch(rubber, 'M134,1012 C300,1046 520,1040 700,1026 C840,1016 960,1000 1072,978', rubber.t(-0.5), 2.4) +
    seam(rubber, 'M122,1040 C300,1064 700,1064 1076,1030', 0.35);
  return (
    groundShadow(pen, 606, 1106, 520, 34) +
    group(shoe, { transform: 'translate(0 1106) scale(1 0.86) translate(0 -1106)' })
  );
}

/** The pair seen from above. */
function fromAbove(pen: Pen): string {
  const rubber = pen.as('#F4F1EA');
  const accent = pen.as(pen.t(pen.dark ? 0.75 : -0.35));
  const lining = pen.as(pen.t(-0.45));
  const outline =
    'M350,330 C440,330 500,420 504,540 C506,640 486,700 484,790 C484,900 500,980 488,1070 C474,1150 430,1190 366,1190 C296,1190 252,1150 242,1070 C232,980 250,900 238,790 C228,690 196,620 206,530 C222,410 270,330 350,330 Z';
  const mouth =
    'M362,800 C430,800 452,860 456,940 C460,1050 440,1140 366,1146 C296,1140 272,1050 276,940 C280,860 300,800 362,800 Z';
  const tongueShape =
    'M296,560 C330,546 390,546 424,560 C436,660 440,780 432,880 C400,900 330,900 300,880 C286,780 286,660 296,560 Z';
  const insole =
    'M366,900 C420,900 436,960 434,1020 C430,1090 410,1124 366,1126 C322,1124 302,1090 298,1020 C296,960 312,900 366,900 Z';
  const shoe =
    panel(rubber, outline, { depth: 0.5 }) +
    group(
      panel(pen, outline, {
        depth: 1,
        on: folds(pen, [{ d: 'M250,560 C300,600 330,590 350,570', width: 14, strength: 0.2 }]),
      }) +
        stitch(pen, 'M232,500 C300,560 420,560 486,500') +
        stitch(pen, 'M230,512 C300,572 420,572 488,512') +
        times(3, (row) =>
          times(5 - row, (column) => circle(318 + column * 20 + row * 10, 400 + row * 24, 4.6, pen.t(-0.75))),
        ),
      { transform: 'translate(358 760) scale(0.93 0.955) translate(-358 -760)' },
    ) +
    panel(pen, 'M270,1080 C300,1180 430,1180 462,1080 L470,1130 C440,1190 290,1190 260,1130 Z', {
      depth: 0.3,
      tone: -0.1,
    }) +
    panel(pen, mouth, { depth: 0.4, tone: 0.1 }) +
    path(mouth, lining.t(-0.2), { transform: 'translate(366 974) scale(0.84 0.88) translate(-366 -974)' }) +
    pen.soft(
      12,
      line(mouth, '#0C0A09', 22, {
        opacity: 0.5,
        transform: 'translate(366 980) scale(0.84 0.86) translate(-366 -974)',
      }),
    ) +
    path(insole, rubber.t(-0.12)) +
    ellipse(366, 1050, 26, 20, accent.t(0), { opacity: 0.55 }) +
    panel(pen, tongueShape, { depth: 0.5, tone: 0.05 }) +
    [
      [292, 1],
      [430, -1],
    ]
      .map(([x = 0, side = 1]) =>
        panel(
          pen,
          `M${x - 22 * side},560 C${x - 10 * side},640 ${x - 10 * side},740 ${x - 16 * side},830 L${x + 18 * side},830 C${x + 24 * side},740 ${x + 20 * side},640 ${x + 16 * side},556 Z`,
          {
            depth: 0.25,
            on: stitch(
              pen,
              `M${x + 8 * side},560 C${x + 12 * side},640 ${x + 16 * side},740 ${x + 10 * side},826`,
            ),
          },
        ),
      )
      .join('') +
    times(5, (index) => {
      const y = 588 + index * 54;
      const bar = `M290,${y} C330,${y - 14} 392,${y - 14} 432,${y}`;
      return (
        line(bar, '#1C1917', 19, { opacity: 0.3, transform: 'translate(3 8)' }) +
        line(bar, rubber.t(-0.3), 18) +
        line(bar, rubber.t(0.3), 13) +
        line(bar, rubber.t(-0.25), 11, { strokeDasharray: '2 5', opacity: 0.4 })
      );
    });
  return (
    pen.soft(
      18,
      path(outline, '#44403C', { opacity: 0.4, transform: 'translate(26 30)' }) +
        group(path(outline, '#44403C', { opacity: 0.4 }), { transform: 'matrix(-1 0 0 1 1226 30)' }),
    ) +
    group(shoe, { transform: 'translate(20 0)' }) +
    group(shoe, { transform: 'matrix(-1 0 0 1 1180 0)' })
  );
}
