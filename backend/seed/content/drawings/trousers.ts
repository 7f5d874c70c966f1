import { castShadow, folds, seam, stitch, twill } from './cloth';
import type { Drawing } from './drawing';
import { legFolds, legs, waistband } from './legs';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { circle, line, mirror, path, rect } from './shapes';
import { button } from './tops';

const jeansLeg =
  'M596,236 L786,214 C826,316 846,430 850,560 C856,820 850,1100 836,1370 C776,1382 710,1384 654,1378 C650,1100 634,820 604,612 L596,560 Z';

const trouserLeg =
  'M596,236 L782,214 C824,316 842,430 844,560 C846,820 826,1120 800,1372 C752,1382 704,1384 660,1378 C654,1100 634,820 604,612 L596,560 Z';

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
