import { castShadow, seam, stitch, weave } from './cloth';
import type { Drawing } from './drawing';
import { legs, waistband } from './legs';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { circle, group, line, mirror, path, rect, times } from './shapes';

const shortsLeg =
  'M596,336 L796,314 C836,430 868,560 884,700 C896,800 904,900 910,1010 C820,1040 720,1050 640,1044 C634,940 622,820 606,730 L596,690 Z';

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
