import { castShadow, folds, knit, panel, rib, seam, stitch, weave } from './cloth';
import type { Drawing } from './drawing';
import type { Pen } from './pen';
import { circle, group, line, mirror, path, rect, times, whole } from './shapes';
import { groundShadow } from './scene';

const body = whole(
  'M600,386 C668,384 712,340 728,290 L902,350 C884,420 872,520 884,622 C878,780 874,1010 888,1236 C800,1262 700,1270 600,1270',
);
const backBody = whole(
  'M600,318 C660,318 706,306 728,290 L902,350 C884,420 872,520 884,622 C878,780 874,1010 888,1236 C800,1262 700,1270 600,1270',
);
const sleeve =
  'M898,348 C972,376 1006,440 1032,512 C1052,568 1072,628 1088,684 C1040,716 986,736 930,744 C916,700 900,660 880,624 C870,540 880,440 898,348 Z';
const cuff = 'M1076,650 C1030,682 978,702 920,710';

const bodyFolds = [
  { d: 'M872,610 C800,640 760,700 742,790', width: 26 },
  { d: 'M880,690 C820,740 790,820 780,930', width: 20, strength: 0.26 },
  { d: 'M328,612 C400,650 440,720 452,810', width: 26, strength: 0.28 },
  { d: 'M322,720 C380,790 408,880 414,1000', width: 18, strength: 0.22 },
  { d: 'M690,1268 C706,1120 700,1000 676,900', width: 30, strength: 0.3 },
  { d: 'M505,1268 C492,1140 500,1050 520,950', width: 26, strength: 0.26 },
  { d: 'M812,1258 C824,1160 820,1080 806,1000', width: 22, strength: 0.26 },
];
const sleeveFolds = [
  { d: 'M900,600 C940,590 980,560 1010,520', width: 18, strength: 0.32 },
  { d: 'M915,668 C965,650 1010,620 1040,580', width: 16, strength: 0.28 },
];

function shortSleeves(pen: Pen, cuffBand: boolean): string {
  const grain = knit(pen);
  const on = (side: (d: string) => string) =>
    folds(
      pen,
      sleeveFolds.map((fold) => ({ ...fold, d: side(fold.d) })),
      9,
    ) +
    (cuffBand
      ? path(side('M1076,650 C1030,682 978,702 920,710 L936,756 L1100,700 Z'), rib(pen), { opacity: 0.9 }) +
        seam(pen, side(cuff))
      : stitch(pen, side('M1080,662 C1034,694 982,714 922,722')) +
        stitch(pen, side('M1077,654 C1031,686 979,706 919,714')));
  return (
    panel(pen, mirror(sleeve), { on: on(mirror), weave: grain, depth: 0.8 }) +
    panel(pen, sleeve, { on: on((d) => d), weave: grain, depth: 0.8 })
  );
}

const armholes = (pen: Pen) =>
  ['M900,352 C882,420 870,520 882,620', mirror('M900,352 C882,420 870,520 882,620')]
    .map((d) => seam(pen, d, 0.7))
    .join('');

const hem = (pen: Pen) =>
  stitch(pen, 'M313,1206 C400,1232 500,1240 600,1240 C700,1240 800,1232 887,1206') +
  stitch(pen, 'M313,1214 C400,1240 500,1248 600,1248 C700,1248 800,1240 887,1214');

const insideNeck = 'M472,290 C520,274 680,274 728,290 C712,350 668,392 600,392 C532,392 488,350 472,290 Z';

const insideBack = (pen: Pen) =>
  path(insideNeck, pen.t(-0.42)) +
  pen.clip(
    insideNeck,
    pen.soft(14, line('M478,300 C520,372 680,372 722,300', pen.t(-0.85), 26, { opacity: 0.55 })) +
      line('M482,304 C540,322 660,322 718,304', pen.t(-0.3), 9) +
      rect(578, 318, 44, 30, pen.t(0.25), 3) +
      rect(586, 326, 28, 3, pen.t(-0.5), 1) +
      rect(586, 334, 18, 3, pen.t(-0.5), 1),
  );

/** The collar's far side, seen through the neck. */
const collarBehind = (pen: Pen) =>
  panel(pen, 'M470,296 C478,236 722,236 730,296 C700,318 500,318 470,296 Z', { depth: 0.25, tone: -0.12 });

const shadows = (pen: Pen, outlines: string[]) =>
  groundShadow(pen, 600, 1394, 340, 22, 0.6) + castShadow(pen, outlines);

export const tshirt: Drawing = {
  scale: 1.1,
  detail: { x: 388, y: 232, width: 470 },
  draw(pen, view) {
    const back = view === 'back';
    const outline = back ? backBody : body;
    const collar = back
      ? 'M470,290 C520,322 680,322 730,290 L716,282 C664,304 536,304 484,282 Z'
      : 'M468,292 C486,352 536,396 600,396 C664,396 714,352 732,292 L706,284 C692,330 652,362 600,362 C548,362 508,330 494,284 Z';
    return (
      shadows(pen, [outline, sleeve, mirror(sleeve)]) +
      shortSleeves(pen, false) +
      (back ? '' : insideBack(pen)) +
      panel(pen, outline, {
        weave: knit(pen),
        on:
          folds(pen, back ? [...bodyFolds, ...shoulderBlades] : bodyFolds) +
          hem(pen) +
          (back ? seam(pen, 'M486,300 C540,330 660,330 714,300', 0.4) : ''),
      }) +
      armholes(pen) +
      panel(pen, collar, { depth: 0.16, weave: rib(pen, 0.28) }) +
      stitch(
        pen,
        back
          ? 'M462,300 C520,332 680,332 738,300'
          : 'M462,296 C480,362 532,406 600,406 C668,406 720,362 738,296',
      )
    );
  },
};

const shoulderBlades = [
  { d: 'M430,430 C480,470 500,520 505,580', width: 26, strength: 0.16 },
  { d: 'M770,430 C730,470 715,520 710,580', width: 26, strength: 0.2 },
];

export const polo: Drawing = {
  scale: 1.1,
  detail: { x: 372, y: 220, width: 480 },
  draw(pen, view) {
    const back = view === 'back';
    const outline = back ? backBody : body;
    const wing =
      'M600,394 C640,368 682,326 694,284 C698,262 716,258 732,268 C750,280 760,294 762,312 C744,380 706,430 662,470 C644,440 622,414 600,394 Z';
    const stand = whole('M600,262 C650,262 690,262 712,270 L764,306 C720,338 660,350 600,350');
    const placket = 'M572,392 L632,392 L632,668 L572,668 Z';
    return (
      shadows(pen, [outline, sleeve, mirror(sleeve)]) +
      shortSleeves(pen, true) +
      (back ? '' : collarBehind(pen) + insideBack(pen)) +
      panel(pen, outline, {
        weave: pique(pen),
        on:
          folds(pen, back ? [...bodyFolds, ...shoulderBlades] : bodyFolds) +
          hem(pen) +
          (back
            ? pen.soft(8, line('M440,318 C520,366 680,366 760,318', pen.t(-0.8), 22, { opacity: 0.4 }))
            : pen.soft(7, path(placket, pen.t(-0.8), { opacity: 0.4, transform: 'translate(7 6)' }))),
      }) +
      armholes(pen) +
      (back
        ? panel(pen, stand, { depth: 0.3, weave: rib(pen, 0.22) }) +
          seam(pen, 'M474,280 C540,296 660,296 726,280', 0.35)
        : panel(pen, placket, { depth: 0.12, weave: pique(pen) }) +
          stitch(pen, 'M580,400 L580,660 L624,660 L624,400') +
          line('M572,628 L632,628', pen.t(-0.5), 1.6, { opacity: 0.6 }) +
          [468, 560].map((y) => button(pen, 602, y, 11)).join('') +
          pen.soft(9, path(wing, '#000000', { opacity: 0.22, transform: 'translate(8 14)' })) +
          panel(pen, mirror(wing), { depth: 0.3, weave: rib(pen, 0.18) }) +
          panel(pen, wing, { depth: 0.3, weave: rib(pen, 0.18) }))
    );
  },
};

const pique = (pen: Pen) =>
  pen.pattern(
    8,
    8,
    circle(2, 2, 1.7, pen.t(-0.55), { opacity: 0.2 }) +
      circle(6, 6, 1.7, pen.t(-0.55), { opacity: 0.2 }) +
      circle(5.4, 1.4, 1, pen.t(0.8), { opacity: 0.2 }),
  );

/** A four-hole button of pale shell, or dark horn on pale cloth. */
export function button(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  rgb = pen.dark ? '#D6D3D1' : '#F5F0E8',
): string {
  const shell = pen.as(rgb);
  return (
    circle(x + r * 0.2, y + r * 0.35, r * 1.08, '#1C1917', { opacity: 0.32 }) +
    circle(x, y, r, pen.linear(x - r, y - r, x + r, y + r, [0, shell.t(0.8)], [1, shell.t(-0.35)])) +
    circle(x, y, r * 0.68, shell.t(-0.08), { stroke: shell.t(-0.35), strokeWidth: r * 0.1 }) +
    [-1, 1]
      .flatMap((sx) =>
        [-1, 1].map((sy) => circle(x + sx * r * 0.24, y + sy * r * 0.24, r * 0.12, shell.t(-0.75))),
      )
      .join('')
  );
}

const shirtBody = whole(
  'M600,420 C650,380 700,330 716,284 L888,346 C874,430 868,530 882,626 C868,760 864,900 884,1140 C884,1190 866,1222 830,1246 C780,1272 690,1290 600,1290',
);
const longSleeve =
  'M886,344 C950,366 986,430 1000,520 C1018,640 1034,800 1046,960 C1052,1030 1056,1090 1060,1150 C1026,1168 980,1174 940,1170 C934,1060 922,900 900,760 C892,710 886,660 880,624 C866,530 872,430 886,344 Z';
const longSleeveFolds = [
  { d: 'M884,600 C930,600 970,570 992,520', width: 18, strength: 0.3 },
  { d: 'M900,720 C944,716 990,690 1012,650', width: 18, strength: 0.3 },
  { d: 'M1030,800 C1000,850 960,860 920,850', width: 20, strength: 0.32 },
  { d: 'M925,900 C960,930 1010,930 1040,900', width: 18, strength: 0.28 },
  { d: 'M1046,1010 C1010,1050 970,1060 936,1050', width: 16, strength: 0.28 },
];

/** Both long sleeves, with what `cuffs` draws at the wrist of the right one (mirrored for the left). */
export function longSleeves(
  pen: Pen,
  grain: string,
  cuffs: (side: (d: string) => string) => string,
  shape = longSleeve,
): string {
  const one = (side: (d: string) => string) =>
    panel(pen, side(shape), {
      weave: grain,
      depth: 0.75,
      on:
        folds(
          pen,
          longSleeveFolds.map((fold) => ({ ...fold, d: side(fold.d) })),
          8,
        ) + cuffs(side),
    });
  return one(mirror) + one((d) => d);
}

export const shirt: Drawing = {
  scale: 1.1,
  detail: { x: 366, y: 226, width: 500 },
  draw(pen, view) {
    const back = view === 'back';
    const grain = weave(pen);
    const backOutline = whole(
      'M600,322 C650,322 700,306 716,284 L888,346 C874,430 868,530 882,626 C868,760 864,900 884,1140 C884,1190 866,1222 830,1246 C780,1272 690,1290 600,1290',
    );
    const shape = back ? backOutline : shirtBody;
    const wing =
      'M600,402 C632,378 676,328 688,282 C692,260 710,256 726,264 C744,274 752,288 754,304 C742,370 720,430 690,486 C664,452 632,424 600,402 Z';
    const stand = whole('M600,256 C650,254 690,258 706,266 L756,304 C716,330 660,340 600,340');
    const pocket = 'M672,586 L800,580 L804,716 L740,744 L676,722 Z';
    const placket = 'M572,412 L630,412 L630,1292 L572,1292 Z';
    const cuffs = (side: (d: string) => string) =>
      seam(pen, side('M934,1072 C974,1082 1020,1078 1058,1064'), 0.8) +
      stitch(pen, side('M935,1084 C974,1094 1020,1090 1059,1076')) +
      stitch(pen, side('M940,1158 C976,1164 1020,1158 1060,1140'));
    return (
      shadows(pen, [shape, longSleeve, mirror(longSleeve)]) +
      longSleeves(pen, grain, cuffs) +
      (back ? '' : collarBehind(pen) + insideBack(pen)) +
      panel(pen, shape, {
        weave: grain,
        on:
          folds(pen, [...bodyFolds, ...(back ? shoulderBlades : [])]) +
          stitch(pen, 'M318,1190 C330,1226 420,1276 600,1276 C780,1276 870,1226 882,1190') +
          (back
            ? seam(pen, 'M326,420 C480,440 720,440 874,420', 0.8) +
              stitch(pen, 'M326,430 C480,450 720,450 874,430') +
              folds(
                pen,
                [
                  { d: 'M588,440 C586,640 584,900 580,1280', width: 12 },
                  { d: 'M618,440 C618,640 620,900 624,1280', width: 12 },
                ],
                5,
              ) +
              seam(pen, 'M590,438 L590,560', 0.7) +
              seam(pen, 'M612,438 L612,560', 0.7) +
              pen.soft(8, line('M446,312 C520,352 680,352 754,312', pen.t(-0.8), 20, { opacity: 0.4 }))
            : pen.soft(6, path(placket, pen.t(-0.8), { opacity: 0.34, transform: 'translate(6 2)' })) +
              path(placket, pen.t(0.06)) +
              path(placket, grain) +
              folds(
                pen,
                [
                  { d: 'M560,760 C590,780 620,770 650,750', width: 14, strength: 0.2 },
                  { d: 'M566,1010 C596,1020 620,1010 640,996', width: 14, strength: 0.2 },
                ],
                7,
              ) +
              line('M572,412 L572,1292', pen.t(-0.6), 2, { opacity: 0.6 }) +
              line('M630,412 L630,1292', pen.t(-0.6), 2, { opacity: 0.6 }) +
              stitch(pen, 'M580,412 L580,1290') +
              stitch(pen, 'M622,412 L622,1290') +
              pen.soft(5, path(pocket, pen.t(-0.8), { opacity: 0.3, transform: 'translate(5 6)' })) +
              path(pocket, pen.t(0.05), { stroke: pen.t(-0.55), strokeWidth: 1.6 }) +
              path(pocket, grain) +
              stitch(pen, 'M680,594 L683,718 L740,738 L797,712 L793,588') +
              stitch(pen, 'M673,608 L802,602')),
      }) +
      armholes(pen).replaceAll('900,352', '886,350') +
      (back
        ? panel(pen, stand, { depth: 0.3, weave: grain }) + stitch(pen, 'M462,302 C520,326 680,326 738,302')
        : times(6, (index) => button(pen, 601, 500 + index * 138, 10.5)) +
          pen.soft(
            9,
            path(wing, '#000000', { opacity: 0.2, transform: 'translate(6 14)' }) +
              path(mirror(wing), '#000000', { opacity: 0.2, transform: 'translate(6 14)' }),
          ) +
          path('M560,366 C580,390 620,390 640,366 L632,420 L572,420 Z', pen.t(-0.08)) +
          panel(pen, mirror(wing), {
            depth: 0.28,
            weave: grain,
            on: stitch(pen, mirror('M612,400 C640,424 668,452 688,472 C716,420 734,366 744,306')),
          }) +
          panel(pen, wing, {
            depth: 0.28,
            weave: grain,
            on: stitch(pen, 'M612,400 C640,424 668,452 688,472 C716,420 734,366 744,306'),
          }) +
          button(pen, 601, 408, 10)) +
      group(button(pen, 1044, 1118, 8) + button(pen, 156, 1118, 8))
    );
  },
};
