import { castShadow, folds, panel, stitch, weave } from './cloth';
import type { Drawing } from './drawing';
import { hardware } from './metal';
import type { Pen } from './pen';
import { circle, group, line, mirror, path, rect, times, whole } from './shapes';
import { groundShadow } from './scene';

const sides = [mirror, (d: string) => d];

function zip(pen: Pen, d: string, pullX: number, pullY: number): string {
  return (
    line(d, pen.t(-0.7), 20, { opacity: 0.9 }) +
    line(d, '#57534E', 9, { strokeDasharray: '5 4', strokeLinecap: 'butt' }) +
    line(d, '#D6D3D1', 3.4, { strokeDasharray: '5 4', strokeLinecap: 'butt' }) +
    rect(pullX - 9, pullY - 9, 18, 20, hardware(pen, pullX, pullY, 12), 4) +
    rect(pullX - 6, pullY + 8, 12, 46, pen.t(-0.55), 5, { transform: `rotate(8 ${pullX} ${pullY})` }) +
    line(`M${pullX - 1},${pullY + 20} L${pullX - 4},${pullY + 46}`, pen.t(0.5), 2, { opacity: 0.5 })
  );
}

export const backpack: Drawing = {
  scale: 1.04,
  detail: { x: 392, y: 690, width: 440 },
  draw(pen, view) {
    const grain = weave(pen, 0.2);
    const body = whole(
      'M600,286 C720,284 812,330 846,430 C872,560 886,800 886,1040 C886,1160 880,1240 858,1284 C800,1310 700,1318 600,1318',
    );
    const sidePocket =
      'M868,900 C920,910 940,960 938,1060 C936,1180 930,1260 900,1290 C880,1294 862,1290 850,1284 C880,1200 880,1020 868,900 Z';
    const handle = 'M530,296 C530,196 670,196 670,296';
    const topHandle =
      line(handle, '#1C1917', 34, { opacity: 0.2, transform: 'translate(6 8)' }) +
      line(handle, pen.t(-0.55), 34) +
      line(handle, pen.t(-0.15), 27) +
      line(handle, pen.t(0.5), 5, { opacity: 0.5, transform: 'translate(-6 -7)' }) +
      stitch(pen, 'M540,296 C540,210 660,210 660,296');
    const pocketMesh = pen.pattern(
      9,
      9,
      line('M0,0 L9,9', pen.t(-0.7), 1.4, { opacity: 0.4 }) +
        line('M9,0 L0,9', pen.t(-0.7), 1.4, { opacity: 0.4 }),
    );
    const sidePockets = sides
      .map(
        (side) =>
          panel(pen, side(sidePocket), { tone: -0.14, depth: 0.5, weave: pocketMesh }) +
          line(side('M868,902 C914,912 936,956 938,1010'), pen.t(-0.6), 12),
      )
      .join('');
    if (view === 'back') {
      const strap =
        'M664,380 C740,400 790,520 800,700 C808,860 800,960 780,1060 L704,1050 C720,940 724,840 712,720 C704,620 680,540 630,470 Z';
      const pad = whole(
        'M600,360 C700,360 770,400 790,480 C804,640 806,900 796,1130 C780,1180 700,1196 600,1196',
      );
      return (
        groundShadow(pen, 600, 1330, 370, 30) +
        castShadow(pen, [body], 20) +
        topHandle +
        sidePockets +
        panel(pen, body, { weave: grain, depth: 1.2 }) +
        panel(pen, pad, {
          tone: -0.12,
          weave: pocketMesh,
          on: folds(
            pen,
            [
              { d: 'M600,480 C596,700 596,900 600,1180', width: 26, strength: 0.5 },
              { d: 'M440,780 C520,790 680,790 760,780', width: 20, strength: 0.4 },
            ],
            8,
          ),
        }) +
        stitch(pen, 'M420,1130 C440,1170 520,1184 600,1184 C680,1184 760,1170 780,1130') +
        sides
          .map(
            (side) =>
              line(side('M742,1050 C760,1120 800,1190 850,1230'), pen.t(-0.7), 30) +
              line(side('M742,1050 C760,1120 800,1190 850,1230'), pen.t(-0.3), 24),
          )
          .join('') +
        pen.soft(
          12,
          sides
            .map((side) => path(side(strap), pen.t(-0.9), { opacity: 0.55, transform: 'translate(8 16)' }))
            .join(''),
        ) +
        sides
          .map((side) =>
            panel(pen, side(strap), {
              depth: 0.6,
              weave: pocketMesh,
              on:
                stitch(pen, side('M668,396 C730,416 776,520 786,700 C794,860 786,960 768,1056')) +
                stitch(pen, side('M646,480 C692,546 716,620 724,720 C736,840 732,940 718,1048')),
            }),
          )
          .join('') +
        sides
          .map((side) => {
            const [, x = 0, y = 0] = (/M(-?[\d.]+),(-?[\d.]+)/.exec(side('M742,1056')) ?? []).map(Number);
            return (
              rect(x - 44, y - 16, 88, 34, pen.as('#292524').t(0.1), 8) +
              rect(x - 30, y - 6, 60, 10, '#0C0A09', 4)
            );
          })
          .join('') +
        panel(pen, whole('M600,340 C660,340 700,352 716,372 L700,420 C670,432 640,436 600,436'), {
          depth: 0.4,
        }) +
        stitch(pen, 'M500,424 C560,440 640,440 700,424')
      );
    }
    const frontPocket = whole(
      'M600,770 C700,770 770,780 796,800 C812,920 812,1080 800,1220 C780,1244 690,1252 600,1252',
    );
    const flap = whole('M600,560 C700,560 770,572 790,590 C800,640 800,690 794,730 C740,748 670,752 600,752');
    return (
      groundShadow(pen, 600, 1330, 380, 30) +
      castShadow(pen, [body], 20) +
      topHandle +
      sidePockets +
      panel(pen, body, {
        weave: grain,
        depth: 1.3,
        on:
          folds(
            pen,
            [
              { d: 'M420,520 C400,700 400,900 410,1200', width: 26, strength: 0.24 },
              { d: 'M800,520 C830,700 836,900 826,1200', width: 30, strength: 0.34 },
              { d: 'M480,470 C560,490 660,490 740,462', width: 16, strength: 0.24 },
            ],
            10,
          ) +
          zip(pen, 'M372,620 C384,480 440,380 600,376 C760,380 816,480 828,620', 476, 410) +
          stitch(pen, 'M346,640 C356,470 420,348 600,344 C780,348 844,470 854,640'),
      }) +
      pen.soft(9, path(flap, pen.t(-0.9), { opacity: 0.4, transform: 'translate(6 10)' })) +
      panel(pen, flap, { weave: grain, depth: 0.6, on: stitch(pen, 'M420,600 C520,572 680,572 780,600') }) +
      zip(pen, 'M424,600 C520,578 680,578 776,600', 744, 592) +
      pen.soft(12, path(frontPocket, pen.t(-0.9), { opacity: 0.5, transform: 'translate(8 12)' })) +
      panel(pen, frontPocket, {
        weave: grain,
        depth: 0.9,
        on:
          folds(
            pen,
            [
              { d: 'M430,1150 C500,1120 620,1120 690,1160', width: 18, strength: 0.24 },
              { d: 'M770,860 C750,960 754,1080 770,1180', width: 20, strength: 0.24 },
            ],
            8,
          ) +
          stitch(
            pen,
            'M412,840 C408,940 408,1100 418,1210 C440,1232 520,1238 600,1238 C680,1238 760,1232 782,1210 C792,1100 792,940 788,840',
          ),
      }) +
      zip(pen, 'M410,812 C500,790 700,790 790,812', 452, 804) +
      rect(556, 900, 88, 60, pen.as('#7C4A23').t(0.05), 6, { stroke: '#4A2A12', strokeWidth: 2 }) +
      line('M562,906 L638,906 L638,954 L562,954 Z', '#D9A066', 1.8, {
        strokeDasharray: '6 4',
        opacity: 0.8,
      }) +
      circle(600, 930, 11, 'none', { stroke: '#D9A066', strokeWidth: 3 }) +
      sides
        .map(
          (side) =>
            line(side('M846,470 C880,490 896,560 892,640'), pen.t(-0.6), 22) +
            line(side('M846,470 C880,490 896,560 892,640'), pen.t(-0.2), 15),
        )
        .join('')
    );
  },
};

export const tote: Drawing = {
  scale: 1.02,
  detail: { x: 396, y: 560, width: 400 },
  draw(pen, view) {
    const back = view === 'back';
    const grain = weave(pen, 0.3);
    const body = whole(
      'M600,600 C720,604 820,600 884,590 C900,800 922,1060 934,1290 C920,1322 880,1330 840,1334 C760,1340 680,1342 600,1342',
    );
    const mouth = whole('M600,566 C700,566 820,574 884,590 C820,602 720,606 600,606');
    const handle = (d: string, tone: number) =>
      line(d, '#1C1917', 44, { opacity: 0.16, transform: 'translate(8 12)' }) +
      line(d, pen.t(-0.55), 44, { strokeLinecap: 'butt' }) +
      line(d, pen.t(tone), 40, { strokeLinecap: 'butt' }) +
      line(d, grain, 40, { strokeLinecap: 'butt' });
    const far = 'M452,580 C450,380 500,270 600,268 C700,270 750,380 748,580';
    const near = 'M416,640 C400,400 470,226 600,222 C730,226 800,400 784,640';
    const patch = (x: number) =>
      path(`M${x - 24},600 L${x + 24},600 L${x + 24},760 L${x - 24},760 Z`, pen.t(0.04), {
        stroke: pen.t(-0.5),
        strokeWidth: 1.6,
      }) +
      path(`M${x - 24},600 L${x + 24},600 L${x + 24},760 L${x - 24},760 Z`, grain) +
      stitch(
        pen,
        `M${x - 16},690 L${x + 16},690 L${x + 16},752 L${x - 16},752 Z M${x - 16},690 L${x + 16},752 M${x + 16},690 L${x - 16},752`,
      );
    const pocket = whole('M600,840 C680,840 740,838 780,834 L800,1180 C740,1190 680,1192 600,1192');
    return (
      groundShadow(pen, 606, 1346, 400, 32) +
      castShadow(pen, [body], 22) +
      handle(far, -0.28) +
      path(mouth, pen.t(-0.5)) +
      pen.clip(
        mouth,
        pen.soft(10, line('M320,610 C500,620 700,620 880,606', pen.t(-0.9), 20, { opacity: 0.6 })),
      ) +
      panel(pen, body, {
        weave: grain,
        depth: 1.2,
        on:
          folds(
            pen,
            [
              { d: 'M420,660 C440,800 420,1000 380,1180', width: 30, strength: 0.26 },
              { d: 'M784,660 C760,800 780,1000 840,1200', width: 34, strength: 0.3 },
              { d: 'M560,640 C540,740 500,800 440,840', width: 26, strength: 0.2 },
              { d: 'M880,1280 C800,1200 760,1180 680,1200', width: 28, strength: 0.28 },
              { d: 'M300,1290 C380,1210 440,1190 520,1220', width: 26, strength: 0.24 },
              { d: 'M900,900 C850,960 820,1040 830,1120', width: 22, strength: 0.24 },
            ],
            10,
          ) +
          stitch(pen, 'M318,652 C500,668 700,668 890,652') +
          stitch(pen, 'M317,662 C500,678 700,678 891,662') +
          stitch(pen, 'M268,1300 C500,1316 700,1316 932,1300'),
      }) +
      (back
        ? ''
        : pen.soft(8, path(pocket, pen.t(-0.9), { opacity: 0.34, transform: 'translate(6 9)' })) +
          panel(pen, pocket, {
            weave: grain,
            depth: 0.5,
            on:
              folds(pen, [{ d: 'M430,1150 C520,1120 640,1130 700,1170', width: 18, strength: 0.2 }], 8) +
              stitch(pen, 'M424,872 C540,880 680,880 778,868') +
              stitch(pen, 'M430,846 L410,1172 C520,1184 680,1184 790,1172 L772,846'),
          }) +
          leaves(pen)) +
      group(
        handle(near, 0.02) +
          stitch(pen, 'M402,640 C388,390 462,210 600,206 C738,210 812,390 798,640') +
          stitch(pen, 'M430,640 C414,410 480,242 600,238 C720,242 786,410 770,640'),
      ) +
      patch(416) +
      patch(784)
    );
  },
};

/** A printed sprig, the pocket's only ornament. */
const leaves = (pen: Pen) => {
  const ink = pen.t(pen.dark ? 0.8 : -0.6);
  return group(
    line('M600,1130 C598,1060 604,1000 600,930', ink, 4) +
      times(4, (index) => {
        const y = 1100 - index * 44;
        const leaf = `M600,${y} C620,${y - 36} 660,${y - 44} 684,${y - 36} C672,${y - 8} 636,${y + 8} 600,${y} Z`;
        return (
          path(leaf, 'none', { stroke: ink, strokeWidth: 3.4 }) +
          path(mirror(leaf), 'none', { stroke: ink, strokeWidth: 3.4 }) +
          line(`M606,${y - 2} L664,${y - 28}`, ink, 2) +
          line(mirror(`M606,${y - 2} L664,${y - 28}`), ink, 2)
        );
      }) +
      path('M600,930 C578,906 584,880 600,864 C616,880 622,906 600,930 Z', 'none', {
        stroke: ink,
        strokeWidth: 3.4,
      }),
    { opacity: 0.85, transform: 'translate(0 20)' },
  );
};
