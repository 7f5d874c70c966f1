import { castShadow, folds, knit, panel, rib, seam, stitch } from './cloth';
import type { Drawing } from './drawing';
import { hardware } from './metal';
import type { Pen } from './pen';
import { circle, group, line, mirror, path, rect, times, whole } from './shapes';
import { groundShadow } from './scene';
import { longSleeves } from './tops';

const sleeve =
  'M880,352 C960,376 1006,440 1024,540 C1044,670 1062,820 1074,960 C1082,1040 1082,1090 1078,1146 C1040,1166 986,1168 944,1160 C934,1060 918,900 902,780 C892,710 882,660 876,624 C862,530 864,430 880,352 Z';
const body = whole(
  'M600,372 C650,366 700,330 716,300 L884,352 C864,430 862,530 880,626 C872,780 872,960 886,1150 C890,1200 886,1240 878,1266 C780,1286 690,1290 600,1290',
);
const bodyFolds = [
  { d: 'M872,620 C800,640 750,700 736,800', width: 30 },
  { d: 'M884,720 C810,770 780,860 782,960', width: 24, strength: 0.28 },
  { d: 'M328,620 C400,650 450,710 462,800', width: 30, strength: 0.28 },
  { d: 'M318,740 C380,800 404,900 404,990', width: 22, strength: 0.26 },
  { d: 'M340,1190 C420,1150 500,1150 560,1190', width: 18, strength: 0.24 },
  { d: 'M860,1180 C790,1130 710,1140 650,1190', width: 22, strength: 0.28 },
];

const wristRib = (pen: Pen, side: (d: string) => string) => {
  const band = side('M936,1082 C980,1092 1040,1090 1084,1074 L1090,1180 L936,1180 Z');
  return (
    path(band, pen.t(-0.06)) +
    path(band, rib(pen)) +
    seam(pen, side('M936,1084 C980,1094 1040,1092 1084,1076'), 0.9)
  );
};

const hemRib = (pen: Pen) => {
  const band = 'M300,1172 C420,1196 500,1200 600,1200 C700,1200 780,1196 900,1172 L900,1300 L300,1300 Z';
  return (
    path(band, pen.t(-0.06)) +
    path(band, rib(pen)) +
    seam(pen, 'M300,1174 C420,1198 500,1202 600,1202 C700,1202 780,1198 900,1174', 0.9)
  );
};

const armholes = (pen: Pen) =>
  ['M880,356 C862,430 860,530 878,622', mirror('M880,356 C862,430 860,530 878,622')]
    .map((d) => seam(pen, d, 0.75))
    .join('');

const shadows = (pen: Pen) =>
  groundShadow(pen, 600, 1400, 350, 22, 0.6) + castShadow(pen, [body, sleeve, mirror(sleeve)]);

export const hoodie: Drawing = {
  scale: 1.06,
  detail: { x: 372, y: 214, width: 470 },
  draw(pen, view) {
    const back = view === 'back';
    const grain = knit(pen, 0.12);
    const hood = whole('M600,150 C690,148 758,196 772,280 C776,330 758,372 716,404 C680,424 640,432 600,432');
    const opening = whole('M600,204 C664,204 706,240 712,296 C712,346 668,392 600,436');
    const edge =
      'M600,440 C668,396 716,346 714,296 C708,238 664,200 600,200 C536,200 492,238 486,296 C484,346 532,396 600,440';
    const hoodBack = whole('M600,160 C690,158 760,210 772,300 C778,380 730,440 600,462');
    const pocket = whole('M600,868 L706,868 C740,920 770,970 790,1030 L790,1160 L600,1160');
    const cord = (d: string) =>
      line(d, '#000000', 11, { opacity: 0.25, transform: 'translate(6 6)' }) +
      line(d, pen.t(pen.dark ? 0.4 : -0.3), 10) +
      line(d, pen.t(pen.dark ? 0.75 : 0.15), 6, { strokeDasharray: '3 6' });
    return (
      shadows(pen) +
      longSleeves(pen, grain, (side) => wristRib(pen, side), sleeve) +
      (back
        ? ''
        : panel(pen, hood, {
            weave: grain,
            depth: 0.8,
            on: folds(pen, [
              { d: 'M730,230 C744,290 730,340 690,380', width: 18 },
              { d: 'M480,210 C460,270 466,320 500,370', width: 18 },
            ]),
          })) +
      panel(pen, body, {
        weave: grain,
        on:
          folds(pen, bodyFolds, 9) +
          hemRib(pen) +
          (back
            ? pen.soft(14, path(hoodBack, pen.t(-0.85), { opacity: 0.5, transform: 'translate(10 22)' }))
            : ''),
      }) +
      armholes(pen) +
      (back
        ? panel(pen, hoodBack, {
            weave: grain,
            on:
              folds(pen, [
                { d: 'M480,330 C520,400 560,430 600,440', width: 20 },
                { d: 'M720,330 C690,400 650,420 620,432', width: 20 },
                { d: 'M520,230 C560,250 640,250 690,226', width: 18, strength: 0.22 },
              ]) +
              seam(pen, 'M600,158 L600,462', 0.6) +
              stitch(pen, 'M608,158 L608,462'),
          })
        : pen.soft(10, path(pocket, pen.t(-0.85), { opacity: 0.4, transform: 'translate(5 10)' })) +
          panel(pen, pocket, {
            weave: grain,
            depth: 0.5,
            on:
              stitch(pen, mirror('M696,870 C730,922 760,972 778,1030 L778,1150')) +
              stitch(pen, 'M696,870 C730,922 760,972 778,1030 L778,1150') +
              stitch(pen, 'M494,880 L706,880') +
              folds(pen, [{ d: 'M520,1120 C560,1080 640,1080 690,1120', width: 16, strength: 0.22 }]),
          }) +
          pen.soft(
            14,
            path(
              'M470,380 C500,440 560,466 600,470 C660,464 710,430 730,380 C700,420 640,440 600,440 C560,440 500,420 470,380 Z',
              pen.t(-0.85),
              { opacity: 0.6 },
            ),
          ) +
          panel(pen, whole('M600,150 C690,148 762,200 774,290 C778,350 740,410 600,462'), {
            weave: grain,
            depth: 0.8,
            on: folds(pen, [
              { d: 'M736,230 C752,290 734,350 680,400', width: 22 },
              { d: 'M474,220 C452,290 470,350 520,400', width: 20 },
              { d: 'M540,166 C580,180 640,178 680,164', width: 14, strength: 0.2 },
            ]),
          }) +
          path(opening, pen.t(-0.5)) +
          pen.clip(
            opening,
            pen.soft(
              22,
              line(edge, pen.t(-0.9), 60, { opacity: 0.7 }) +
                path('M540,330 C560,300 640,300 660,330 L640,400 L560,400 Z', pen.t(-0.2), { opacity: 0.5 }),
            ) +
              line('M600,200 L600,330', pen.t(-0.75), 3) +
              rect(572, 330, 56, 34, pen.t(0.3), 3) +
              rect(584, 341, 32, 4, pen.t(-0.5)) +
              rect(584, 350, 20, 4, pen.t(-0.5)),
          ) +
          line(edge, pen.t(-0.02), 26) +
          line(edge, pen.t(0.35), 5, { opacity: 0.6, transform: 'translate(-5 -5)' }) +
          stitch(
            pen,
            'M600,462 C690,412 738,350 734,292 C726,226 672,182 600,182 C528,182 474,226 466,292 C462,350 510,412 600,462',
          ) +
          [546, 654]
            .map((x) => circle(x, 412, 11, hardware(pen, x, 412, 11)) + circle(x, 412, 5, '#1C1917'))
            .join('') +
          cord('M546,412 C538,480 534,540 540,612') +
          cord('M654,412 C664,480 668,560 658,650') +
          rect(533, 606, 14, 34, hardware(pen, 540, 620, 16), 3) +
          rect(651, 644, 14, 34, hardware(pen, 658, 660, 16), 3))
    );
  },
};

export const jacket: Drawing = {
  scale: 1.06,
  detail: { x: 420, y: 250, width: 460 },
  draw(pen, view) {
    const back = view === 'back';
    const shell = pen.pattern(3, 3, rect(0, 0, 1.2, 1.2, pen.t(0.7), 0, { opacity: 0.08 }));
    const inside = 'M496,300 C540,280 660,280 704,300 C690,340 650,372 600,374 C550,372 510,340 496,300 Z';
    const flap = 'M688,880 L806,962 L790,996 L672,914 Z';
    const backBody = body
      .replace('M600,372 C650,366 700,330 716,300', 'M600,318 C650,318 700,312 716,300')
      .replace('L484,300 C500,330 550,366 600,372', 'L484,300 C500,312 550,318 600,318');
    const zip = (x: number, from: number, to: number) =>
      rect(x - 9, from, 18, to - from, '#3F3A36') +
      times(
        Math.floor((to - from) / 9),
        (index) =>
          rect(x - 6, from + index * 9, 7, 4.5, '#D6D3D1', 1) +
          rect(x - 1, from + 4.5 + index * 9, 7, 4.5, '#A8A29E', 1),
      );
    return (
      shadows(pen) +
      longSleeves(pen, shell, (side) => wristRib(pen, side), sleeve) +
      (back ? '' : path(inside, pen.as('#57534E').t(-0.4))) +
      panel(pen, back ? backBody : body, {
        weave: shell,
        on:
          folds(
            pen,
            [
              ...bodyFolds,
              { d: 'M700,420 C760,470 790,540 790,600', width: 30, strength: 0.24 },
              { d: 'M470,420 C430,470 410,540 410,590', width: 26, strength: 0.2 },
            ],
            9,
          ) +
          pen.soft(
            10,
            line('M400,380 C380,560 384,900 380,1150', pen.t(1), 20, { opacity: pen.dark ? 0.3 : 0.5 }),
          ) +
          hemRib(pen) +
          (back
            ? seam(pen, 'M324,430 C480,452 720,452 876,430', 0.6) +
              stitch(pen, 'M324,440 C480,462 720,462 876,440') +
              seam(pen, 'M600,1202 L600,450', 0.3)
            : pen.soft(6, rect(590, 372, 34, 930, pen.t(-0.85), 0, { opacity: 0.5 })) +
              zip(600, 372, 1296) +
              path('M574,372 L590,372 L590,1296 L574,1296 Z', pen.t(0.08)) +
              path('M610,372 L626,372 L626,1296 L610,1296 Z', pen.t(-0.12)) +
              stitch(pen, 'M568,376 L568,1200') +
              stitch(pen, 'M632,376 L632,1200') +
              [(d: string) => d, mirror]
                .map(
                  (side) =>
                    pen.soft(
                      5,
                      path(side(flap), pen.t(-0.85), { opacity: 0.45, transform: 'translate(5 8)' }),
                    ) +
                    path(side(flap), pen.t(0.08), { stroke: pen.t(-0.6), strokeWidth: 2 }) +
                    stitch(pen, side('M692,890 L796,962 L786,986 L680,912 Z')),
                )
                .join('')),
      }) +
      armholes(pen) +
      (back
        ? panel(
            pen,
            whole('M600,266 C660,262 704,270 724,292 C726,312 722,322 714,330 C680,342 640,346 600,346'),
            { depth: 0.25, weave: rib(pen) },
          )
        : panel(
            pen,
            'M474,304 C478,262 530,254 600,254 C670,254 722,262 726,304 C690,320 510,320 474,304 Z',
            { depth: 0.2, tone: -0.15, weave: rib(pen) },
          ) +
          [mirror, (d: string) => d]
            .map((side) =>
              panel(
                pen,
                side(
                  'M608,394 C650,384 696,352 700,296 C704,276 722,280 728,296 C734,330 716,372 684,396 C662,412 632,420 608,422 Z',
                ),
                { depth: 0.25, weave: rib(pen) },
              ),
            )
            .join('') +
          group(
            rect(592, 400, 16, 26, hardware(pen, 600, 412, 14), 4) +
              rect(594, 424, 12, 44, hardware(pen, 600, 446, 20), 5) +
              circle(600, 458, 3, '#44403C'),
          ))
    );
  },
};
