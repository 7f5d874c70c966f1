import { castShadow, type Fold, folds, panel, seam, stitch, twill, weave } from './cloth';
import type { Drawing } from './drawing';
import { hardware } from './metal';
import type { Pen } from './pen';
import { circle, group, line, mirror, path, rect, times, whole } from './shapes';
import { groundShadow } from './scene';
import { button } from './tops';

const both = (draw: (side: (d: string) => string) => string) => draw(mirror) + draw((d) => d);

const jeansLeg =
  'M596,236 L786,214 C826,316 846,430 850,560 C856,820 850,1100 836,1370 C776,1382 710,1384 654,1378 C650,1100 634,820 604,612 L596,560 Z';
const trouserLeg =
  'M596,236 L782,214 C824,316 842,430 844,560 C846,820 826,1120 800,1372 C752,1382 704,1384 660,1378 C654,1100 634,820 604,612 L596,560 Z';
const shortsLeg =
  'M596,336 L796,314 C836,430 868,560 884,700 C896,800 904,900 910,1010 C820,1040 720,1050 640,1044 C634,940 622,820 606,730 L596,690 Z';
const waist = whole('M600,176 C680,176 740,168 776,158 L790,224 C740,238 680,246 600,246');
const insideWaist = whole('M600,140 C680,138 750,146 776,160 C740,172 680,180 600,180');
const down = (dy: number, d: string) =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${x},${Number(y) + dy}`);

const legFolds = [
  { d: 'M610,590 C660,600 720,570 770,520', width: 22, strength: 0.32 },
  { d: 'M612,640 C670,680 740,680 800,640', width: 22, strength: 0.28 },
  { d: 'M640,900 C690,930 760,930 840,880', width: 22, strength: 0.3 },
  { d: 'M838,960 C780,990 710,990 660,960', width: 20, strength: 0.26 },
  { d: 'M660,1290 C710,1310 770,1300 830,1260', width: 20, strength: 0.28 },
  { d: 'M700,700 C716,860 730,1050 724,1240', width: 24, strength: 0.16 },
];

function legs(
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

function waistband(pen: Pen, grain: string, dy: number, loops: string): string {
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

export const jeans: Drawing = {
  scale: 1.04,
  detail: { x: 560, y: 130, width: 330 },
  draw(pen, view) {
    const back = view === 'back';
    const grain = twill(pen, 0.26);
    const thread = '#C98A3A';
    const faded = (side: (d: string) => string) =>
      pen.soft(
        34,
        path(
          side('M690,380 C760,420 780,640 760,860 C740,900 690,880 680,820 C660,660 650,480 690,380 Z'),
          pen.t(1),
          { opacity: pen.dark ? 0.22 : 0.38 },
        ) +
          path(side('M700,980 C750,990 770,1100 750,1220 C720,1240 690,1200 690,1120 Z'), pen.t(1), {
            opacity: 0.2,
          }),
      );
    const loop = (x: number) =>
      rect(x - 10, 152, 20, 104, pen.t(0.04), 3, { stroke: pen.t(-0.6), strokeWidth: 1.6 }) +
      stitch(pen, `M${x - 6},158 L${x - 6},250`, thread, 1.8) +
      stitch(pen, `M${x + 6},158 L${x + 6},250`, thread, 1.8);
    const rivet = (x: number, y: number) =>
      circle(x + 1, y + 2, 6.5, '#1C1917', { opacity: 0.4 }) +
      circle(x, y, 6, hardware(pen, x, y, 6, '#B45309'));
    const backPocket = 'M654,350 L796,336 L800,462 L732,516 L662,476 Z';
    return (
      groundShadow(pen, 600, 1412, 330, 18, 0.7) +
      castShadow(pen, [jeansLeg, mirror(jeansLeg)], 20) +
      legs(
        pen,
        jeansLeg,
        grain,
        legFolds,
        (side) =>
          faded(side) +
          stitch(pen, side('M656,1346 C712,1352 780,1350 838,1338'), thread) +
          seam(pen, side('M612,640 C640,820 660,1100 668,1376'), 0.4) +
          (back
            ? seam(pen, side('M600,300 C680,330 750,320 822,296'), 0.7) +
              stitch(pen, side('M600,310 C680,340 750,330 824,306'), thread) +
              pen.soft(
                5,
                path(side(backPocket), pen.t(-0.85), { opacity: 0.4, transform: 'translate(4 7)' }),
              ) +
              path(side(backPocket), pen.t(0.06), { stroke: pen.t(-0.6), strokeWidth: 1.6 }) +
              path(side(backPocket), grain) +
              stitch(pen, side('M661,358 L669,472 L732,507 L793,458 L789,345'), thread) +
              stitch(pen, side('M656,366 L796,352'), thread) +
              stitch(pen, side('M668,420 C700,446 720,430 732,416 C746,430 770,438 794,408'), thread)
            : path(side('M664,236 C672,300 720,344 824,330 L812,230 Z'), pen.t(-0.16)) +
              path(side('M664,236 C672,300 720,344 824,330 L812,230 Z'), grain) +
              pen.soft(
                5,
                line(side('M664,240 C672,302 720,346 824,332'), pen.t(-0.85), 9, { opacity: 0.5 }),
              ) +
              seam(pen, side('M664,238 C672,302 720,346 824,332'), 0.8) +
              stitch(pen, side('M656,238 C664,308 716,356 826,342'), thread) +
              stitch(pen, side('M648,238 C656,314 712,364 828,350'), thread) +
              seam(pen, side('M842,470 C850,700 848,1000 836,1340'), 0.35) +
              (side('M1,1') === 'M1,1'
                ? seam(pen, 'M700,290 L806,278', 0.7) + stitch(pen, 'M700,298 L806,286', thread)
                : '')),
      ) +
      (back
        ? seam(pen, 'M600,240 L600,612', 0.8) + stitch(pen, 'M608,246 L608,606', thread)
        : seam(pen, 'M600,240 L600,612', 0.8) +
          stitch(pen, 'M608,246 L608,604', thread) +
          stitch(pen, 'M650,246 L650,440 C648,500 630,528 610,540', thread) +
          stitch(pen, 'M642,246 L642,440 C640,490 626,518 610,528', thread)) +
      waistband(
        pen,
        grain,
        0,
        stitch(pen, 'M424,168 C500,184 700,184 776,168', thread) +
          stitch(pen, 'M414,224 C500,240 700,240 786,224', thread) +
          (back
            ? [600, 470, 730].map(loop).join('') +
              rect(640, 186, 74, 44, '#8B5A2B', 4, { stroke: '#5B3716', strokeWidth: 2 }) +
              rect(652, 200, 50, 4, '#5B3716', 2) +
              rect(652, 212, 34, 4, '#5B3716', 2)
            : [500, 706].map(loop).join('') +
              circle(612, 212, 17, hardware(pen, 612, 212, 16, '#A87B4F')) +
              circle(612, 212, 11, 'none', { stroke: '#57351B', strokeWidth: 1.6 }) +
              circle(612, 212, 4, '#57351B')),
      ) +
      (back ? '' : [rivet(670, 262), rivet(812, 330), rivet(530, 262), rivet(388, 330)].join(''))
    );
  },
};

export const trousers: Drawing = {
  scale: 1.04,
  detail: { x: 520, y: 132, width: 330 },
  draw(pen, view) {
    const back = view === 'back';
    const grain = twill(pen, 0.12);
    const loop = (x: number) =>
      rect(x - 8, 154, 16, 100, pen.t(0.06), 2, { stroke: pen.t(-0.55), strokeWidth: 1.6 });
    return (
      groundShadow(pen, 600, 1412, 310, 18, 0.7) +
      castShadow(pen, [trouserLeg, mirror(trouserLeg)], 20) +
      legs(
        pen,
        trouserLeg,
        grain,
        legFolds.slice(0, 3),
        (side) =>
          pen.soft(
            5,
            line(side('M716,330 C730,640 734,1000 728,1380'), pen.t(-0.75), 6, {
              opacity: 0.5,
              transform: 'translate(5 0)',
            }) +
              line(side('M716,330 C730,640 734,1000 728,1380'), pen.t(1), 7, {
                opacity: pen.dark ? 0.4 : 0.75,
                transform: 'translate(-4 0)',
              }),
          ) +
          (back
            ? seam(pen, side('M670,346 L792,336'), 0.9) +
              line(side('M668,352 L794,342'), pen.t(-0.5), 2) +
              line(side('M716,246 L724,340'), pen.t(-0.5), 2, { opacity: 0.6 })
            : seam(pen, side('M752,240 C772,310 798,380 830,440'), 0.95) +
              stitch(pen, side('M742,242 C762,312 790,386 826,452')) +
              folds(pen, [{ d: side('M690,246 C696,300 704,340 712,380'), width: 12, strength: 0.4 }], 5)),
      ) +
      seam(pen, 'M600,240 L600,612', 0.8) +
      (back
        ? [476, 724].map((x) => button(pen, x, 366, 9, pen.t(-0.5))).join('')
        : stitch(pen, 'M644,246 L644,440 C642,500 626,524 608,536')) +
      waistband(
        pen,
        grain,
        0,
        (back ? [600, 480, 720] : [496, 704]).map(loop).join('') +
          (back
            ? ''
            : line('M600,178 L600,246', pen.t(-0.6), 2) +
              path('M598,180 L652,180 L660,210 L652,244 L598,244 Z', pen.t(0.07), {
                stroke: pen.t(-0.55),
                strokeWidth: 1.6,
              }) +
              button(pen, 632, 212, 11, pen.t(-0.55))),
      )
    );
  },
};

export const shorts: Drawing = {
  scale: 1.16,
  detail: { x: 400, y: 240, width: 420 },
  draw(pen, view) {
    const back = view === 'back';
    const grain = weave(pen, 0.16);
    const creases = [
      { d: 'M612,730 C680,740 750,700 800,640', width: 24 },
      { d: 'M618,800 C690,840 780,830 860,780', width: 24, strength: 0.28 },
      { d: 'M730,520 C744,680 760,850 752,1030', width: 28, strength: 0.26 },
      { d: 'M830,560 C850,700 862,860 860,1010', width: 22, strength: 0.24 },
      { d: 'M664,1040 C668,960 662,900 650,840', width: 20, strength: 0.24 },
    ];
    const gathers = times(19, (index) => {
      const x = 424 + index * 19.5;
      const dip = 250 + Math.sin((index / 18) * Math.PI) * 18;
      return (
        line(`M${x},${dip + 18} L${x - 1},${dip + 78}`, pen.t(-0.6), 5, { opacity: 0.35 }) +
        line(`M${x - 6},${dip + 18} L${x - 7},${dip + 78}`, pen.t(0.8), 4, { opacity: 0.35 })
      );
    });
    return (
      groundShadow(pen, 600, 1190, 340, 20, 0.6) +
      castShadow(pen, [shortsLeg, mirror(shortsLeg)], 22) +
      legs(
        pen,
        shortsLeg,
        grain,
        creases,
        (side) =>
          stitch(pen, side('M636,1006 C720,1012 820,1002 908,972')) +
          stitch(pen, side('M636,1014 C720,1020 820,1010 909,980')) +
          (back
            ? path(side('M666,470 L806,456 L814,600 L680,618 Z'), pen.t(0.05), {
                stroke: pen.t(-0.55),
                strokeWidth: 1.6,
              }) +
              stitch(pen, side('M674,478 L688,608 L806,592 L799,466')) +
              seam(pen, side('M668,494 L808,480'), 0.5)
            : seam(pen, side('M764,336 C782,410 810,480 862,540'), 0.95) +
              stitch(pen, side('M753,338 C772,416 802,490 862,556')) +
              line(side('M848,520 L870,560'), '#000000', 3, { opacity: 0.2 })),
      ) +
      seam(pen, 'M600,340 L600,728', 0.8) +
      stitch(pen, 'M608,350 L608,720') +
      waistband(pen, grain, 100, pen.soft(2, gathers)) +
      (back
        ? ''
        : group(
            [570, 630]
              .map((x) => circle(x, 312, 8, hardware(pen, x, 312, 8)) + circle(x, 312, 3.6, '#1C1917'))
              .join('') +
              ['M570,314 C566,380 556,430 566,500', 'M630,314 C640,380 636,450 646,530']
                .map(
                  (d) =>
                    line(d, '#000000', 9, { opacity: 0.22, transform: 'translate(5 6)' }) +
                    line(d, pen.t(pen.dark ? 0.6 : -0.35), 8) +
                    line(d, pen.t(pen.dark ? 0.9 : 0.3), 4, { strokeDasharray: '3 5' }),
                )
                .join('') +
              rect(560, 496, 12, 26, hardware(pen, 566, 508, 12), 3) +
              rect(640, 526, 12, 26, hardware(pen, 646, 538, 12), 3),
          ))
    );
  },
};

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
