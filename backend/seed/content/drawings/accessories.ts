import { castShadow, folds, panel, rib, seam, stitch, twill } from './cloth';
import type { Drawing } from './drawing';
import { hardware } from './metal';
import { circle, ellipse, group, line, path, rect, times, whole } from './shapes';
import { groundShadow } from './scene';

export const cap: Drawing = {
  scale: 1.1,
  detail: { x: 420, y: 430, width: 470 },
  draw(pen, view) {
    const grain = twill(pen, 0.16);
    const dome = whole('M600,420 C780,420 900,540 930,720 C940,790 944,840 944,890 C860,920 740,930 600,930');
    const eyelets = (points: number[][]) =>
      points
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 11, pen.t(-0.35)) +
            circle(x, y, 9, 'none', { stroke: pen.t(pen.dark ? 0.4 : -0.5), strokeWidth: 3 }) +
            circle(x, y, 5, '#0C0A09', { opacity: 0.75 }),
        )
        .join('');
    const topButton = ellipse(
      600,
      420,
      24,
      13,
      pen.linear(580, 408, 620, 432, [0, pen.t(0.6)], [1, pen.t(-0.4)]),
      { stroke: pen.t(-0.6), strokeWidth: 1.6 },
    );
    const panelLines = (d: string) =>
      seam(pen, d, 0.75) +
      [-9, 9].map((dx) => group(stitch(pen, d), { transform: `translate(${dx} 0)` })).join('');
    if (view === 'back') {
      const arch = whole('M600,720 C680,720 730,780 736,866 C700,880 650,886 600,886');
      return (
        groundShadow(pen, 600, 968, 380, 26) +
        castShadow(pen, [dome], 18) +
        panel(pen, dome, {
          weave: grain,
          depth: 1.3,
          on:
            panelLines('M600,424 C600,520 600,620 600,724') +
            panelLines('M600,424 C440,500 370,700 372,900') +
            panelLines('M600,424 C760,500 830,700 828,900'),
        }) +
        path(arch, pen.t(-0.55)) +
        pen.clip(arch, pen.soft(12, line(arch, '#0C0A09', 34, { opacity: 0.5 }))) +
        line('M462,866 C470,780 520,718 600,718 C680,718 730,780 738,866', pen.t(0.05), 18) +
        stitch(pen, 'M462,866 C470,780 520,718 600,718 C680,718 730,780 738,866') +
        panel(pen, 'M262,872 C380,896 480,902 640,900 L640,940 C480,944 380,938 258,912 Z', { depth: 0.3 }) +
        panel(pen, 'M938,872 C830,896 730,902 600,900 L600,940 C730,944 830,938 942,912 Z', { depth: 0.3 }) +
        rect(628, 892, 56, 56, 'none', 8, { stroke: hardware(pen, 656, 920, 30), strokeWidth: 9 }) +
        stitch(pen, 'M270,884 C380,906 480,910 620,910') +
        stitch(pen, 'M700,912 C790,910 860,902 930,886') +
        eyelets([
          [500, 560],
          [700, 560],
          [350, 720],
          [850, 720],
        ]) +
        topButton
      );
    }
    const brim = whole(
      'M600,812 C760,812 880,836 950,884 C970,950 930,1010 880,1050 C820,1020 720,1000 600,1000',
    );
    const under = whole(
      'M600,960 C740,964 860,1000 906,1056 C890,1074 870,1066 840,1054 C770,1030 690,1018 600,1018',
    );
    return (
      groundShadow(pen, 606, 1072, 420, 26) +
      castShadow(pen, [dome, brim], 18) +
      panel(pen, dome, {
        weave: grain,
        depth: 1.4,
        on:
          folds(pen, [
            { d: 'M420,560 C390,660 380,760 390,860', width: 26, strength: 0.18 },
            { d: 'M800,560 C840,660 850,760 842,850', width: 30, strength: 0.26 },
          ]) +
          panelLines('M600,424 C600,560 600,700 600,900') +
          panelLines('M600,424 C440,480 330,640 300,890') +
          panelLines('M600,424 C760,480 870,640 900,890'),
      }) +
      eyelets([
        [470, 560],
        [730, 560],
        [330, 680],
        [870, 680],
      ]) +
      topButton +
      path('M552,640 L600,600 L648,640 L630,700 L570,700 Z', 'none', {
        stroke: pen.t(pen.dark ? 0.8 : -0.55),
        strokeWidth: 9,
        strokeLinejoin: 'round',
      }) +
      circle(600, 660, 12, '#F97316') +
      pen.soft(12, line('M262,872 C400,816 800,816 938,872', pen.t(-0.9), 26, { opacity: 0.6 })) +
      path(under, pen.t(-0.6)) +
      panel(pen, brim, {
        weave: grain,
        depth: 0.9,
        on:
          times(5, (index) =>
            stitch(
              pen,
              `M${262 - index * 1},${906 + index * 22} C400,${846 + index * 34} 800,${846 + index * 34} ${938 + index},${906 + index * 22}`,
            ),
          ) + pen.soft(14, line('M280,880 C420,830 780,830 920,880', pen.t(-0.9), 20, { opacity: 0.4 })),
      }) +
      line('M320,1050 C380,1020 480,1000 600,1000 C720,1000 820,1020 880,1050', pen.t(0.5), 3, {
        opacity: 0.5,
      })
    );
  },
};

export const socks: Drawing = {
  scale: 1.06,
  detail: { x: 430, y: 230, width: 380 },
  draw(pen, view) {
    const knitted = pen.pattern(
      10,
      9,
      line('M0,0 L5,6 L10,0', pen.t(-0.6), 1.6, { opacity: 0.24 }) +
        line('M0,4 L5,10 L10,4', pen.t(0.8), 1.2, { opacity: 0.24 }),
    );
    const accent = pen.as(pen.t(pen.dark ? 0.7 : -0.35));
    const sock =
      'M420,250 C480,240 590,240 650,250 C652,420 660,600 668,780 C676,860 660,930 620,1000 C560,1090 470,1190 400,1250 C340,1296 260,1290 222,1230 C196,1180 210,1130 260,1084 C330,1020 400,940 420,850 C434,700 424,470 420,250 Z';
    const one =
      castShadow(pen, [sock], 22) +
      panel(pen, sock, {
        weave: knitted,
        depth: 1,
        on:
          path('M410,230 L660,230 L660,420 L410,420 Z', pen.t(-0.04)) +
          path('M410,230 L660,230 L660,420 L410,420 Z', rib(pen)) +
          seam(pen, 'M410,420 C480,430 590,430 660,420', 0.7) +
          [470, 520]
            .map((y) =>
              line(`M410,${y} C480,${y + 12} 590,${y + 12} 670,${y}`, accent.t(0), 26, { opacity: 0.92 }),
            )
            .join('') +
          path('M690,760 C640,780 590,820 560,900 C590,960 620,990 640,1010 L720,900 Z', accent.t(0)) +
          seam(pen, 'M676,772 C630,790 580,830 558,900 C584,950 604,976 630,996', 0.6) +
          path('M180,1180 C240,1090 330,1130 388,1262 L300,1340 L160,1280 Z', accent.t(0)) +
          seam(pen, 'M226,1128 C300,1110 360,1170 392,1258', 0.6) +
          path('M180,230 L720,230 L720,1340 L160,1340 Z', knitted) +
          folds(
            pen,
            [
              { d: 'M430,900 C480,860 560,840 620,860', width: 22, strength: 0.28 },
              { d: 'M400,960 C470,930 530,940 580,990', width: 20, strength: 0.26 },
              { d: 'M600,460 C590,560 596,660 610,760', width: 26, strength: 0.2 },
            ],
            9,
          ),
      });
    return (
      groundShadow(pen, 600, 1380, 350, 20, 0.55) +
      (view === 'back'
        ? group(one, { transform: 'matrix(-1 0 0 1 1050 0)' })
        : group(one, { transform: 'translate(240 -30) rotate(6 500 700)' }) +
          group(one, { transform: 'translate(-30 20)' }))
    );
  },
};

export const scarf: Drawing = {
  detail: { x: 372, y: 230, width: 456 },
  scale: 1.02,
  draw(pen, view) {
    const cloth = pen.as('#F5F2EC');
    const check = pen.pattern(
      56,
      56,
      rect(0, 0, 28, 56, pen.t(0), 0, { opacity: 0.62 }) +
        rect(0, 0, 56, 28, pen.t(0), 0, { opacity: 0.62 }) +
        rect(0, 0, 28, 28, pen.t(-0.2), 0, { opacity: 0.5 }) +
        times(14, (i) => line(`M0,${i * 4} L56,${i * 4}`, '#1C1917', 0.7, { opacity: 0.1 })),
    );
    const tilted = (angle: number) =>
      pen.pattern(
        56,
        56,
        rect(0, 0, 28, 56, pen.t(0), 0, { opacity: 0.62 }) +
          rect(0, 0, 56, 28, pen.t(0), 0, { opacity: 0.62 }) +
          rect(0, 0, 28, 28, pen.t(-0.2), 0, { opacity: 0.5 }),
        `rotate(${angle})`,
      );
    const fringe = (x1: number, y1: number, x2: number, y2: number) =>
      times(22, (i) => {
        const x = x1 + ((x2 - x1) * (i + 0.5)) / 22;
        const y = y1 + ((y2 - y1) * (i + 0.5)) / 22;
        const sway = Math.sin(i * 2.1) * 5;
        return (
          line(
            `M${x.toFixed(1)},${y.toFixed(1)} C${x},${y + 24} ${(x + sway).toFixed(1)},${y + 44} ${(x + sway * 1.6).toFixed(1)},${y + 66}`,
            i % 3 === 0 ? pen.t(-0.1) : cloth.t(-0.12),
            5,
          ) + circle(x, y + 14, 4.4, i % 3 === 0 ? pen.t(-0.25) : cloth.t(-0.25))
        );
      });
    const left =
      'M420,470 C470,500 520,520 560,530 C580,720 570,960 556,1236 C480,1250 400,1246 330,1232 C350,980 370,720 420,470 Z';
    const right =
      'M600,520 C660,520 730,490 780,460 C826,640 850,860 862,1096 C790,1116 710,1120 640,1112 C640,900 626,700 600,520 Z';
    const loopBack =
      'M392,380 C400,270 500,214 600,214 C700,214 800,270 808,380 C790,420 740,400 700,376 C640,350 560,350 500,376 C460,400 410,420 392,380 Z';
    const loopFront =
      'M392,360 C378,440 420,540 540,584 C620,610 720,590 780,520 C812,480 822,420 808,360 C790,420 730,462 640,470 C540,476 430,440 392,360 Z';
    const loopFront2 =
      'M396,420 C390,500 470,590 580,622 C660,640 740,610 786,550 C800,520 806,490 806,466 C770,540 690,566 610,556 C520,546 430,500 396,420 Z';
    const piece = (d: string, angle: number, creases: string[], tone = 0) =>
      panel(cloth, d, {
        tone,
        weave: angle === 0 ? check : tilted(angle),
        depth: 0.9,
        on: folds(
          pen.as('#57534E'),
          creases.map((crease) => ({ d: crease, width: 20, strength: 0.34 })),
          8,
        ),
      });
    const tails =
      piece(right, 4, ['M650,540 C690,700 700,900 700,1110', 'M740,510 C780,680 800,880 804,1100']) +
      fringe(640, 1112, 862, 1098) +
      piece(left, -5, ['M470,510 C450,700 430,960 410,1240', 'M530,540 C530,760 510,1000 496,1240']) +
      fringe(330, 1234, 556, 1238);
    const worn =
      groundShadow(pen, 600, 1400, 320, 20, 0.55) +
      castShadow(pen, [left, right, loopFront2, loopBack], 22) +
      piece(loopBack, 20, ['M440,340 C500,290 700,290 760,340'], -0.16) +
      tails +
      pen.soft(10, path(loopFront2, '#1C1917', { opacity: 0.3, transform: 'translate(4 16)' })) +
      piece(loopFront2, 24, ['M430,470 C500,560 640,600 760,560']) +
      pen.soft(8, path(loopFront, '#1C1917', { opacity: 0.22, transform: 'translate(2 10)' })) +
      piece(loopFront, -18, ['M410,420 C480,520 640,560 780,470', 'M440,440 C520,500 660,510 760,440']);
    return view === 'back' ? group(worn, { transform: 'matrix(-1 0 0 1 1200 0)' }) : worn;
  },
};
