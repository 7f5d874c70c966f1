import { castShadow, folds, panel, seam, stitch, weave } from './cloth';
import type { Drawing } from './drawing';
import type { Pen } from './pen';
import { circle, ellipse, group, line, mirror, path, rect, times, whole } from './shapes';
import { groundShadow } from './scene';

const sides = [mirror, (d: string) => d];

export const dress: Drawing = {
  scale: 1.03,
  detail: { x: 372, y: 196, width: 456 },
  draw(pen, view) {
    const back = view === 'back';
    const grain = weave(pen, 0.1);
    const neck = back ? 'M600,262 C650,262 680,250 694,230' : 'M600,440 C640,372 676,300 694,230';
    const bodice = whole(
      `${neck} L806,268 C790,340 776,410 790,474 C778,540 760,590 752,650 C700,664 650,668 600,668`,
    );
    const skirtShape =
      'M448,650 C520,672 680,672 752,650 C790,800 868,1080 930,1312 C900,1352 866,1330 836,1350 C800,1376 770,1346 730,1362 C690,1380 660,1352 618,1368 C580,1380 550,1352 506,1366 C470,1378 440,1346 400,1356 C360,1364 330,1334 270,1312 C332,1080 410,800 448,650 Z';
    const puff =
      'M804,268 C870,278 926,330 950,400 C962,440 960,480 950,508 C906,536 850,540 800,520 C786,480 780,420 786,370 C790,330 796,300 804,268 Z';
    const belt = whole('M600,640 C660,640 710,632 754,622 L758,676 C710,688 660,694 600,694');
    const skirtFolds = [
      { d: 'M520,680 C490,860 450,1100 412,1350', width: 34, strength: 0.34 },
      { d: 'M566,690 C552,900 530,1100 520,1362', width: 26, strength: 0.28 },
      { d: 'M630,690 C640,900 640,1100 628,1366', width: 34, strength: 0.34 },
      { d: 'M680,684 C710,860 740,1100 748,1358', width: 30, strength: 0.36 },
      { d: 'M726,680 C770,860 820,1080 856,1340', width: 32, strength: 0.38 },
      { d: 'M470,690 C440,840 390,1040 344,1320', width: 22, strength: 0.24 },
    ];
    const gathers = times(17, (index) =>
      line(`M${462 + index * 17},684 L${455 + index * 18},${740 + (index % 3) * 22}`, pen.t(-0.6), 3, {
        opacity: 0.32,
      }),
    );
    return (
      groundShadow(pen, 600, 1420, 360, 20, 0.7) +
      castShadow(pen, [bodice, skirtShape, puff, mirror(puff)], 22) +
      sides
        .map((side) =>
          panel(pen, side(puff), {
            weave: grain,
            depth: 0.8,
            on:
              folds(
                pen,
                [
                  { d: side('M820,300 C850,360 860,420 856,480'), width: 16 },
                  { d: side('M850,300 C900,350 914,420 908,490'), width: 16 },
                  { d: side('M800,330 C812,400 816,450 812,510'), width: 12 },
                ],
                6,
              ) + seam(pen, side('M798,506 C850,524 906,520 954,492'), 0.7),
          }),
        )
        .join('') +
      (back
        ? ''
        : path(
            'M506,230 C540,214 660,214 694,230 C676,300 640,372 600,440 C560,372 524,300 506,230 Z',
            pen.t(-0.45),
          ) + pen.soft(10, line('M512,236 C560,262 640,262 688,236', pen.t(-0.85), 14, { opacity: 0.5 }))) +
      panel(pen, skirtShape, {
        weave: grain,
        depth: 1.1,
        on:
          folds(pen, skirtFolds, 9) +
          pen.soft(1.5, gathers) +
          stitch(pen, 'M274,1296 C360,1346 460,1350 600,1348 C740,1346 850,1340 926,1296'),
      }) +
      panel(pen, bodice, {
        weave: grain,
        depth: 0.85,
        on:
          folds(pen, [
            { d: 'M786,470 C730,490 700,540 690,630', width: 20 },
            { d: 'M414,470 C470,490 500,540 512,630', width: 18, strength: 0.28 },
            { d: 'M640,470 C650,540 650,590 640,640', width: 14, strength: 0.22 },
          ]) +
          (back
            ? line('M600,264 L600,668', pen.t(-0.65), 3) +
              seam(pen, 'M500,300 C520,420 530,540 520,640', 0.5) +
              seam(pen, 'M700,300 C680,420 670,540 680,640', 0.5)
            : stitch(pen, 'M500,244 C524,312 562,388 600,456 C638,388 676,312 700,244') +
              seam(pen, 'M600,444 L600,668', 0.45)),
      }) +
      sides.map((side) => seam(pen, side('M804,272 C790,340 778,410 790,472'), 0.7)).join('') +
      panel(pen, belt, { tone: -0.16, depth: 0.3, weave: grain }) +
      (back
        ? bow(pen)
        : stitch(pen, 'M446,634 C520,650 680,650 754,634') +
          stitch(pen, 'M442,668 C520,684 680,684 758,668') +
          rect(574, 632, 52, 66, 'none', 10, { stroke: pen.t(pen.dark ? 0.4 : -0.5), strokeWidth: 9 }) +
          line('M600,640 L600,690', pen.t(pen.dark ? 0.4 : -0.5), 6))
    );
  },
};

function bow(pen: Pen): string {
  const tail = 'M604,672 C630,740 640,820 632,900 L664,886 C668,800 650,730 616,664 Z';
  const loop = 'M604,664 C640,620 690,616 704,640 C714,668 690,706 650,704 C630,700 614,686 604,664 Z';
  return (
    sides
      .map(
        (side) =>
          panel(pen, side(tail), { depth: 0.3, tone: -0.12 }) +
          panel(pen, side(loop), { depth: 0.35, tone: -0.1 }),
      )
      .join('') + ellipse(600, 666, 18, 22, pen.t(-0.22), { stroke: pen.t(-0.6), strokeWidth: 2 })
  );
}

export const aodai: Drawing = {
  scale: 1.02,
  detail: { x: 380, y: 122, width: 450 },
  draw(pen, view) {
    const back = view === 'back';
    const silk = pen.as('#F7F3EC');
    const half = 'L776,246 C764,320 752,400 758,470 C744,550 724,600 720,650';
    const neck = back ? 'M600,196 C640,196 660,190 672,182' : 'M600,218 C640,212 662,200 672,182';
    const bodice = `${neck} ${half}`;
    const tunic = whole(
      `${bodice} C730,700 738,740 740,780 C744,960 750,1180 756,1372 C710,1386 660,1392 600,1392`,
    );
    const sleeve =
      'M776,246 C830,262 860,310 876,390 C896,520 920,680 944,830 C956,910 966,990 972,1068 C940,1084 908,1086 880,1080 C866,960 840,800 806,650 C784,570 768,510 758,470 C750,400 760,320 776,246 Z';
    const collar = back
      ? whole('M600,112 C640,110 664,114 674,122 L682,186 C664,200 640,206 600,206')
      : whole('M600,150 C624,136 654,122 674,118 L684,184 C668,204 640,218 600,224');
    const trouserLeg = 'M620,720 L728,690 C786,900 846,1200 868,1418 C800,1434 700,1436 628,1430 Z';
    const sleeveFolds = [
      { d: 'M764,480 C800,480 850,450 880,410', width: 14, strength: 0.3 },
      { d: 'M790,590 C830,590 880,560 900,520', width: 14, strength: 0.3 },
      { d: 'M930,740 C900,770 870,770 836,750', width: 14, strength: 0.3 },
      { d: 'M860,900 C890,920 930,910 950,880', width: 12, strength: 0.28 },
      { d: 'M966,1000 C940,1020 910,1020 878,1010', width: 12, strength: 0.28 },
    ];
    const tunicFolds = [
      { d: 'M756,480 C720,500 700,560 704,640', width: 18, strength: 0.3 },
      { d: 'M444,480 C480,500 500,560 498,640', width: 16, strength: 0.24 },
      { d: 'M540,700 C520,900 500,1150 480,1390', width: 28, strength: 0.26 },
      { d: 'M660,700 C690,900 710,1150 720,1390', width: 30, strength: 0.3 },
      { d: 'M600,760 C606,960 610,1180 604,1390', width: 22, strength: 0.2 },
      { d: 'M760,800 C780,960 790,1180 800,1370', width: 18, strength: 0.3 },
    ];
    return (
      groundShadow(pen, 600, 1452, 330, 16, 0.75) +
      castShadow(pen, [tunic, sleeve, mirror(sleeve), trouserLeg, mirror(trouserLeg)], 20) +
      sides
        .map((side) =>
          panel(silk, side(trouserLeg), {
            depth: 0.7,
            on: folds(
              silk,
              [
                { d: side('M800,900 C820,1080 830,1250 836,1420'), width: 18 },
                { d: side('M740,900 C740,1100 760,1250 770,1420'), width: 18 },
              ],
              7,
            ),
          }),
        )
        .join('') +
      sides
        .map((side) =>
          panel(pen, side('M700,660 C744,740 752,1000 772,1352 C756,1370 742,1378 724,1384 Z'), {
            tone: -0.2,
            depth: 0.5,
          }),
        )
        .join('') +
      pen.soft(10, path(tunic, '#1C1917', { opacity: 0.28, transform: 'translate(7 10)' }), tunic) +
      sides
        .map((side) =>
          panel(pen, side(sleeve), {
            depth: 0.7,
            on:
              folds(
                pen,
                sleeveFolds.map((fold) => ({ ...fold, d: side(fold.d) })),
                7,
              ) + stitch(pen, side('M880,1066 C908,1074 940,1070 971,1056')),
          }),
        )
        .join('') +
      panel(pen, tunic, {
        depth: 0.95,
        on:
          folds(pen, tunicFolds, 9) +
          pen.soft(
            26,
            path('M500,300 C470,420 500,560 520,640 C540,560 540,400 560,300 Z', pen.t(1), { opacity: 0.3 }),
          ) +
          (back ? line('M600,210 L600,700', pen.t(-0.6), 2.4, { opacity: 0.6 }) : blossoms(pen)) +
          stitch(pen, 'M446,1356 C500,1370 550,1376 600,1376 C650,1376 700,1370 754,1356'),
      }) +
      sides.map((side) => seam(pen, side('M676,190 C700,290 736,390 758,468'), 0.5)).join('') +
      sides
        .map((side) => line(side('M722,652 C732,694 738,730 740,776'), pen.t(-0.7), 3, { opacity: 0.7 }))
        .join('') +
      (back
        ? ''
        : seam(pen, 'M604,224 C640,262 690,330 756,470', 0.75) +
          [
            [628, 252],
            [664, 300],
            [700, 358],
            [732, 416],
          ]
            .map(
              ([x = 0, y = 0]) =>
                circle(x + 1.5, y + 2.5, 7, '#1C1917', { opacity: 0.35 }) +
                circle(x, y, 6.5, pen.radial(x - 2, y - 2, 9, [0, pen.t(0.9)], [1, pen.t(-0.35)])),
            )
            .join('')) +
      (back
        ? ''
        : path(
            'M526,122 C560,104 640,104 674,122 C660,140 624,150 600,152 C576,150 540,140 526,122 Z',
            pen.t(-0.5),
          )) +
      panel(pen, collar, { depth: 0.3, on: back ? '' : line('M600,150 L600,224', pen.t(-0.65), 2.4) }) +
      stitch(
        pen,
        back
          ? 'M520,178 C560,196 640,196 680,178'
          : 'M520,176 C546,196 572,208 600,214 C628,208 654,196 680,176',
      )
    );
  },
};

/** Embroidered apricot blossom climbing the front panel. */
function blossoms(pen: Pen): string {
  const thread = pen.dark ? pen.as('#E8C27A') : pen.as(pen.t(-0.4));
  // Mai is yellow, whatever the silk.
  const petalTone = '#F6C945';
  const flower = (x: number, y: number, size: number, turn: number) =>
    group(
      times(
        5,
        (index) =>
          `<g transform="rotate(${index * 72})">${ellipse(0, -size * 0.62, size * 0.4, size * 0.56, petalTone, { stroke: thread.t(-0.1), strokeWidth: 1.6 })}${line(`M0,${-size * 0.2} L0,${-size * 0.8}`, thread.t(0.1), 1.2, { opacity: 0.6 })}</g>`,
      ) +
        circle(0, 0, size * 0.22, '#D97706') +
        times(
          8,
          (index) =>
            `<g transform="rotate(${index * 45})">${circle(0, -size * 0.36, size * 0.05, '#B45309')}</g>`,
        ),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  const leaf = (x: number, y: number, turn: number) =>
    group(
      path('M0,0 C10,-16 34,-20 50,-6 C36,8 14,12 0,0 Z', thread.t(0.05), { opacity: 0.9 }) +
        line('M2,-1 L44,-6', thread.t(0.5), 1.4, { opacity: 0.7 }),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  return (
    line('M470,1372 C490,1260 560,1200 570,1090 C576,1010 640,980 650,890', thread.t(-0.15), 5) +
    line('M552,1170 C600,1150 640,1160 690,1120', thread.t(-0.15), 4) +
    line('M573,1060 C540,1030 520,1010 500,960', thread.t(-0.15), 3.5) +
    [
      [540, 1204, 200],
      [576, 1090, -20],
      [520, 1000, 190],
      [622, 976, 10],
      [640, 1150, 30],
      [488, 1300, 170],
      [500, 1270, 10],
    ]
      .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, turn))
      .join('') +
    flower(486, 1332, 34, 8) +
    flower(566, 1126, 40, 20) +
    flower(692, 1116, 34, -12) +
    flower(498, 952, 28, 30) +
    flower(650, 884, 32, 0) +
    flower(606, 1010, 22, 14) +
    [
      [530, 930],
      [674, 850],
      [724, 1090],
      [632, 1130],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 8, petalTone, { stroke: thread.t(-0.1), strokeWidth: 1.4 }))
      .join('')
  );
}
