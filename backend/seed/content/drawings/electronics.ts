import type { Drawing } from './drawing';
import { box, chip, header, lens, parts, pcb, screw, shell, usbPort, wire } from './hard';
import { hardware } from './metal';
import type { Pen } from './pen';
import { circle, ellipse, group, line, path, rect, times } from './shapes';
import { groundShadow } from './scene';

const boardShadow = (pen: Pen, x: number, y: number, w: number, h: number) =>
  pen.soft(20, rect(x + 18, y + 26, w, h, '#44403C', 20, { opacity: 0.34 })) +
  pen.soft(6, rect(x + 4, y + 8, w, h, '#292524', 20, { opacity: 0.3 }));

const pins = (x: number, y: number, count: number, pitch: number, length: number) =>
  times(
    count,
    (i) =>
      rect(x + i * pitch + 5, y + 6, 11, length, '#0C0A09', 2, { opacity: 0.25 }) +
      rect(x + i * pitch, y, 11, length, '#D9B25A', 2) +
      rect(x + i * pitch + 1.5, y, 3, length, '#FDF3D0', 1, { opacity: 0.8 }),
  );

function transducer(pen: Pen, x: number, y: number, r: number): string {
  const mesh = pen.pattern(
    11,
    11,
    circle(5.5, 5.5, 3.6, '#292524') +
      circle(0, 0, 3.6, '#292524') +
      circle(11, 0, 3.6, '#292524') +
      circle(0, 11, 3.6, '#292524') +
      circle(11, 11, 3.6, '#292524'),
  );
  return (
    pen.soft(9, circle(x + 14, y + 20, r * 1.02, '#0C0A09', { opacity: 0.5 })) +
    circle(x + 7, y + 9, r, '#78716C') +
    circle(
      x,
      y,
      r,
      pen.linear(
        x - r,
        y - r,
        x + r,
        y + r,
        [0, '#FAFAF9'],
        [0.35, '#A8A29E'],
        [0.55, '#E7E5E4'],
        [1, '#57534E'],
      ),
    ) +
    circle(x, y, r * 0.86, pen.linear(x - r, y - r, x + r, y + r, [0, '#57534E'], [1, '#D6D3D1'])) +
    circle(x, y, r * 0.78, '#8C857F') +
    circle(x, y, r * 0.78, mesh) +
    circle(
      x,
      y,
      r * 0.78,
      pen.radial(
        x - r * 0.3,
        y - r * 0.4,
        r * 1.2,
        [0, '#FFFFFF', 0.45],
        [0.6, '#FFFFFF', 0],
        [1, '#0C0A09', 0.35],
      ),
    ) +
    circle(x, y, r * 0.2, '#57534E', { opacity: 0.5 })
  );
}

export const sensor: Drawing = {
  detail: { x: 590, y: 500, width: 440 },
  draw(pen, view) {
    const traces = [
      'M200,880 L300,880 L340,920 L520,920',
      'M520,930 L560,890 L700,890 L740,850',
      'M560,560 L560,640 L610,690',
      'M640,560 L640,620 L600,660',
      'M1000,880 L900,880 L860,920 L700,920',
      'M470,880 L470,960',
      'M540,840 L540,980',
      'M610,850 L610,980',
      'M680,870 L680,980',
    ];
    const holes: [number, number][] = [
      [182, 562],
      [1018, 562],
      [182, 948],
      [1018, 948],
    ];
    const base = boardShadow(pen, 140, 520, 920, 470) + pcb(pen, 140, 520, 920, 470, traces, holes);
    const legs = rect(506, 948, 190, 40, '#1C1917', 4) + pins(522, 984, 4, 46, 150);
    if (view === 'back') {
      return (
        base +
        [330, 870]
          .map((x) =>
            [-42, 42]
              .map(
                (dx) =>
                  circle(x + dx, 750, 24, '#D9B25A') +
                  circle(x + dx, 750, 16, hardware(pen, x + dx, 750, 16, '#D6D3D1')),
              )
              .join(''),
          )
          .join('') +
        chip(pen, 500, 600, 200, 84, 7) +
        chip(pen, 520, 770, 160, 76, 7) +
        chip(pen, 720, 590, 90, 66, 4) +
        parts([
          [440, 640],
          [440, 680, 'c'],
          [440, 720],
          [760, 730, 'c'],
          [760, 770],
          [760, 810],
          [460, 800, 'c'],
          [460, 840],
          [600, 900],
          [660, 900, 'c'],
          [540, 900],
        ]) +
        times(4, (i) => circle(527 + i * 46, 950, 14, '#D9B25A') + circle(527 + i * 46, 950, 8, '#E7E5E4')) +
        pins(522, 984, 4, 46, 150)
      );
    }
    return (
      base +
      rect(536, 574, 128, 54, '#0C0A09', 26, { opacity: 0.35, transform: 'translate(5 8)' }) +
      rect(536, 574, 128, 54, hardware(pen, 600, 600, 50, '#C4C0BA'), 26, {
        stroke: '#57534E',
        strokeWidth: 2,
      }) +
      rect(554, 588, 92, 26, 'none', 13, { stroke: '#78716C', strokeWidth: 1.6 }) +
      parts([
        [560, 700],
        [640, 700, 'c'],
        [600, 740],
        [600, 780, 'l'],
      ]) +
      transducer(pen, 340, 750, 178) +
      transducer(pen, 860, 750, 178) +
      legs
    );
  },
};

export const camera: Drawing = {
  scale: 1.05,
  detail: { x: 410, y: 420, width: 420 },
  draw(pen, view) {
    const traces = [
      'M360,480 L440,560 L440,640',
      'M840,480 L780,560 L780,640',
      'M420,940 L500,860 L560,860',
      'M780,940 L700,860 L660,860',
      'M380,700 L460,700',
      'M820,720 L740,720',
    ];
    const holes: [number, number][] = [
      [346, 446],
      [854, 446],
      [346, 954],
      [854, 954],
    ];
    const ribbon =
      path(
        'M440,1010 L760,1010 L752,1300 C700,1322 500,1322 448,1300 Z',
        pen.linear(440, 0, 760, 0, [0, '#FAFAF9'], [0.5, '#F0EEEA'], [1, '#C9C5BF']),
        { stroke: '#A8A29E', strokeWidth: 1.6 },
      ) +
      times(18, (i) =>
        line(`M${458 + i * 17},1014 L${462 + i * 16.4},1306`, '#A8A29E', 2, { opacity: 0.6 }),
      ) +
      path('M448,1256 L752,1256 L752,1300 C700,1322 500,1322 448,1300 Z', '#2563EB', { opacity: 0.85 });
    const base =
      boardShadow(pen, 300, 400, 600, 600) +
      pen.soft(12, rect(456, 1030, 310, 290, '#44403C', 12, { opacity: 0.3 })) +
      ribbon +
      pcb(pen, 300, 400, 600, 600, traces, holes, 26);
    if (view === 'back')
      return (
        base +
        chip(pen, 480, 520, 240, 200, 10) +
        parts([
          [420, 560],
          [420, 600, 'c'],
          [420, 640],
          [790, 560, 'c'],
          [790, 600],
          [790, 640],
          [560, 790, 'c'],
          [620, 790],
          [680, 790, 'c'],
        ]) +
        rect(430, 900, 340, 80, '#F5F0E6', 6, { stroke: '#A8A29E', strokeWidth: 2 }) +
        rect(430, 944, 340, 40, '#292524', 5)
      );
    return (
      base +
      parts([
        [390, 540],
        [390, 580, 'c'],
        [390, 620],
        [812, 540, 'c'],
        [812, 580],
        [812, 620, 'l'],
        [430, 900],
        [480, 900, 'c'],
        [740, 900],
      ]) +
      rect(430, 930, 340, 66, '#F5F0E6', 6, { stroke: '#A8A29E', strokeWidth: 2 }) +
      rect(430, 966, 340, 34, '#292524', 5) +
      pen.soft(12, rect(466, 536, 300, 300, '#0C0A09', 26, { opacity: 0.55 })) +
      shell(pen.as('#292524'), box(452, 510, 296, 296, 26), { gloss: 0.35 }) +
      [
        [478, 536],
        [722, 536],
        [478, 780],
        [722, 780],
      ]
        .map(([x = 0, y = 0]) => screw(pen, x, y, 12))
        .join('') +
      circle(600, 658, 132, hardware(pen, 600, 658, 130, '#57534E')) +
      times(
        48,
        (i) =>
          `<g transform="rotate(${i * 7.5} 600 658)">${rect(597, 528, 5, 18, '#1C1917', 1, { opacity: 0.8 })}</g>`,
      ) +
      lens(pen, 600, 658, 110)
    );
  },
};

export const board: Drawing = {
  scale: 1.04,
  detail: { x: 400, y: 250, width: 400 },
  draw(pen, view) {
    const x = 330;
    const y = 230;
    const traces = [
      'M400,660 L480,740 L480,820',
      'M430,640 L520,730',
      'M800,660 L720,740 L720,900',
      'M770,640 L690,720',
      'M400,980 L470,920 L560,920',
      'M800,980 L740,930 L650,930',
      'M400,1040 L520,1040',
      'M540,1120 L540,1060 L600,1000',
      'M800,560 L740,600',
    ];
    const holes: [number, number][] = [
      [374, 274],
      [826, 274],
      [374, 1226],
      [826, 1226],
    ];
    const base = boardShadow(pen, x, y, 540, 1040) + pcb(pen, x, y, 540, 1040, traces, holes, 28);
    const labels = times(
      19,
      (i) =>
        rect(404, 338 + i * 44, 16, 4, '#F5F5F4', 1, { opacity: 0.8 }) +
        rect(780, 338 + i * 44, 16, 4, '#F5F5F4', 1, { opacity: 0.8 }),
    );
    if (view === 'back') {
      const pads = times(19, (i) =>
        [366, 834]
          .map(
            (px) =>
              circle(px, 342 + i * 44, 15, '#D9B25A') +
              circle(px, 342 + i * 44, 9, hardware(pen, px, 342 + i * 44, 9, '#D6D3D1')),
          )
          .join(''),
      );
      return (
        base +
        pads +
        chip(pen, 500, 840, 200, 120, 9) +
        parts([
          [470, 600],
          [520, 600, 'c'],
          [570, 600],
          [640, 600, 'c'],
          [700, 600],
          [480, 1040, 'c'],
          [540, 1040],
          [720, 1040, 'c'],
          [600, 760],
          [660, 760],
        ]) +
        rect(500, 420, 200, 100, 'none', 10, { stroke: '#F5F5F4', strokeWidth: 3, opacity: 0.7 }) +
        circle(548, 470, 24, 'none', { stroke: '#F5F5F4', strokeWidth: 3, opacity: 0.7 }) +
        path('M600,450 L670,450 M600,470 L650,470 M600,490 L662,490', 'none', {
          stroke: '#F5F5F4',
          strokeWidth: 4,
          opacity: 0.7,
        })
      );
    }
    const meander =
      'M470,262 L470,330 L510,330 L510,276 L550,276 L550,330 L590,330 L590,276 L630,276 L630,330 L670,330 L670,276 L730,276';
    return (
      base +
      labels +
      rect(440, 240, 320, 118, '#1C1917', 6) +
      line(meander, '#D9B25A', 9, { strokeLinejoin: 'miter' }) +
      pen.soft(8, rect(452, 372, 310, 270, '#0C0A09', 8, { opacity: 0.5 })) +
      rect(
        440,
        356,
        320,
        276,
        pen.linear(440, 356, 760, 632, [0, '#FAFAF9'], [0.3, '#C9C5BF'], [0.55, '#E7E5E4'], [1, '#8C857F']),
        10,
        { stroke: '#57534E', strokeWidth: 2 },
      ) +
      rect(454, 370, 292, 248, 'none', 6, { stroke: '#78716C', strokeWidth: 1.4, opacity: 0.6 }) +
      rect(484, 420, 110, 8, '#78716C', 2) +
      rect(484, 444, 160, 5, '#A8A29E', 2) +
      rect(484, 462, 130, 5, '#A8A29E', 2) +
      times(5, (r) =>
        times(5, (c) => ((r * 3 + c * 5) % 4 < 2 ? rect(660 + c * 12, 540 + r * 12, 11, 11, '#57534E') : '')),
      ) +
      chip(pen, 470, 760, 120, 110, 7) +
      chip(pen, 640, 790, 90, 76, 5) +
      rect(640, 700, 86, 40, hardware(pen, 680, 720, 40, '#C4C0BA'), 18, {
        stroke: '#57534E',
        strokeWidth: 1.6,
      }) +
      parts([
        [480, 690],
        [540, 690, 'c'],
        [590, 690],
        [620, 900],
        [680, 900, 'c'],
        [730, 900],
        [470, 930, 'c'],
        [530, 930],
        [470, 970],
        [530, 970, 'l'],
        [690, 960, 'l'],
        [740, 960, 'c'],
      ]) +
      [440, 690]
        .map(
          (bx) =>
            rect(bx + 4, 1066, 70, 70, '#0C0A09', 6, { opacity: 0.35 }) +
            rect(bx, 1060, 70, 70, hardware(pen, bx + 35, 1095, 40, '#C4C0BA'), 6, {
              stroke: '#57534E',
              strokeWidth: 1.6,
            }) +
            circle(bx + 35, 1095, 20, pen.as('#292524').t(0.2)) +
            circle(bx + 31, 1090, 12, '#57534E', { opacity: 0.6 }),
        )
        .join('') +
      usbPort(pen, 540, 1160, 120, 130) +
      header(pen, 344, 320, 19, 44) +
      header(pen, 812, 320, 19, 44)
    );
  },
};

export const servo: Drawing = {
  scale: 1.03,
  detail: { x: 420, y: 250, width: 420 },
  draw(pen, view) {
    const back = view === 'back';
    const cable =
      ['#7C2D12', '#B91C1C', '#F59E0B']
        .map((color, i) =>
          wire(
            color,
            `M${330},${1060 + i * 20} C${210 - i * 8},${1060 + i * 20} ${160 - i * 6},${1180 + i * 10} ${230},${1270 + i * 14} C${300},${1340} ${400},${1330 + i * 8} ${470},${1300 + i * 20}`,
            20,
          ),
        )
        .join('') + shell(pen.as('#292524'), box(460, 1288, 120, 70, 8));
    const horn = pen.as('#F5F3EE');
    const dark = pen.as('#292524');
    return (
      groundShadow(pen, 610, 1170, 380, 34) +
      cable +
      shell(dark, box(320, 560, 590, 96, 14)) +
      [350, 880].map((x) => circle(x, 608, 22, '#0C0A09') + circle(x, 608, 14, '#E7E5E4')).join('') +
      shell(dark, box(404, 470, 430, 120, 20)) +
      shell(pen, box(396, 640, 446, 420, 16), {
        on:
          rect(440, 700, 358, 250, '#F5F5F4', 10, { opacity: back ? 0 : 0.95 }) +
          (back
            ? times(7, (i) => rect(440, 720 + i * 40, 358, 10, pen.t(-0.45), 5))
            : rect(464, 730, 150, 24, pen.t(-0.1), 4) +
              rect(464, 776, 240, 8, '#A8A29E', 3) +
              rect(464, 800, 200, 8, '#A8A29E', 3) +
              rect(464, 824, 230, 8, '#A8A29E', 3) +
              circle(740, 760, 26, 'none', { stroke: '#F97316', strokeWidth: 8 }) +
              rect(464, 880, 310, 40, '#292524', 4)),
      }) +
      shell(dark, box(396, 1050, 446, 104, 18)) +
      [420, 818].map((x) => screw(pen, x, 1104, 15) + screw(pen, x, 508, 13)).join('') +
      shell(dark, box(440, 416, 190, 70, 20)) +
      rect(500, 350, 70, 76, hardware(pen, 535, 390, 50, '#D9A441'), 6, {
        stroke: '#92702A',
        strokeWidth: 1.6,
      }) +
      times(9, (i) => line(`M${504 + i * 8},352 L${504 + i * 8},424`, '#92702A', 2, { opacity: 0.6 })) +
      pen.soft(10, path(box(350, 346, 380, 40, 20), '#0C0A09', { opacity: 0.4 })) +
      shell(horn, box(330, 296, 410, 66, 32), {
        on: [366, 410, 454, 620, 664, 706].map((x) => ellipse(x, 322, 11, 7, '#57534E')).join(''),
      }) +
      shell(horn, box(476, 262, 118, 60, 18)) +
      ellipse(535, 268, 40, 12, horn.t(-0.15)) +
      screw(pen, 535, 268, 15)
    );
  },
};

export const motor: Drawing = {
  scale: 1.06,
  detail: { x: 230, y: 590, width: 420 },
  draw(pen, view) {
    const back = view === 'back';
    const steel = (x: number, y: number, w: number, h: number, r = 8) =>
      rect(
        x,
        y,
        w,
        h,
        pen.linear(
          0,
          y,
          0,
          y + h,
          [0, '#8C857F'],
          [0.14, '#FAFAF9'],
          [0.34, '#D6D3D1'],
          [0.62, '#8C857F'],
          [0.86, '#57534E'],
          [1, '#78716C'],
        ),
        r,
        { stroke: '#44403C', strokeWidth: 2 },
      );
    const drawing =
      groundShadow(pen, 600, 950, 460, 30) +
      ['#B91C1C', '#1C1917']
        .map((color, i) =>
          wire(
            color,
            `M1010,${690 + i * 110} C1100,${690 + i * 110} 1120,${600 + i * 200} 1050,${520 + i * 420} C1000,${460 + i * 520} 900,${480 + i * 540} 860,${440 + i * 620}`,
            18,
          ),
        )
        .join('') +
      steel(130, 706, 190, 76, 10) +
      path('M130,706 L300,706 L300,730 L130,730 Z', '#FFFFFF', { opacity: 0.4 }) +
      steel(300, 660, 50, 166, 8) +
      shell(pen, box(340, 540, 250, 390, 24), {
        on:
          line('M420,540 L420,930', pen.t(-0.6), 4) +
          line('M425,540 L425,930', pen.t(0.6), 2, { opacity: 0.6 }) +
          line('M512,540 L512,930', pen.t(-0.6), 4) +
          line('M517,540 L517,930', pen.t(0.6), 2, { opacity: 0.6 }),
      }) +
      [
        [376, 586],
        [376, 884],
        [552, 586],
        [552, 884],
      ]
        .map(([x = 0, y = 0]) => screw(pen, x, y, 16))
        .join('') +
      steel(588, 566, 350, 340, 20) +
      rect(
        640,
        566,
        120,
        340,
        pen.linear(0, 566, 0, 906, [0, pen.t(-0.3)], [0.2, pen.t(0.55)], [0.5, pen.t(0)], [1, pen.t(-0.55)]),
        0,
        { opacity: back ? 0 : 0.95 },
      ) +
      (back
        ? [700, 780, 860].map((x) => rect(x, 640, 34, 120, '#1C1917', 14, { opacity: 0.85 })).join('')
        : rect(660, 690, 80, 10, '#FFFFFF', 3, { opacity: 0.7 }) +
          rect(660, 714, 56, 8, '#FFFFFF', 3, { opacity: 0.7 })) +
      line('M606,566 L606,906', '#44403C', 3, { opacity: 0.6 }) +
      line('M920,566 L920,906', '#44403C', 3, { opacity: 0.6 }) +
      shell(pen.as('#292524'), box(936, 610, 76, 252, 18)) +
      [680, 800]
        .map((y) => rect(1004, y - 10, 34, 22, '#D9B25A', 3, { stroke: '#92702A', strokeWidth: 1.4 }))
        .join('');
    return back ? group(drawing, { transform: 'matrix(-1 0 0 1 1200 0)' }) : drawing;
  },
};

export const battery: Drawing = {
  scale: 1.04,
  detail: { x: 330, y: 520, width: 430 },
  draw(pen, view) {
    const front = view === 'front';
    const wrap = box(330, 480, 540, 800, 54);
    return (
      groundShadow(pen, 606, 1296, 330, 34) +
      wire('#1C1917', 'M520,500 C500,380 420,330 380,260', 32) +
      wire('#B91C1C', 'M600,500 C600,370 520,300 440,236', 32) +
      group(
        shell(pen.as('#EAB308'), box(-70, -56, 140, 112, 22)) +
          circle(-28, 0, 22, '#A16207') +
          circle(28, 0, 22, '#A16207') +
          circle(-28, 0, 13, hardware(pen, -28, 0, 13, '#D9B25A')) +
          circle(28, 0, 13, hardware(pen, 28, 0, 13, '#D9B25A')),
        { transform: 'translate(386 224) rotate(-38)' },
      ) +
      ['#1C1917', '#B91C1C', '#F59E0B', '#F5F5F4']
        .map((color, i) =>
          wire(
            color,
            `M${690 + i * 26},500 C${700 + i * 26},400 ${760 + i * 12},360 ${800 + i * 18},300`,
            13,
          ),
        )
        .join('') +
      shell(pen.as('#F5F3EE'), 'M782,226 L882,226 L882,310 L782,310 Z') +
      times(4, (i) => rect(796 + i * 21, 216, 9, 22, '#D9B25A')) +
      shell(pen, wrap, {
        depth: 1.3,
        on:
          rect(330, 480, 540, 70, '#0C0A09', 0, { opacity: 0.28 }) +
          rect(330, 1210, 540, 70, '#0C0A09', 0, { opacity: 0.28 }) +
          (front
            ? path('M330,760 L870,640 L870,1020 L330,1140 Z', '#1C1917', { opacity: 0.88 }) +
              path('M330,736 L870,616 L870,632 L330,752 Z', '#F97316') +
              path('M640,760 L540,940 L610,930 L570,1060 L690,870 L614,882 L668,754 Z', '#F97316') +
              rect(380, 590, 130, 16, '#FFFFFF', 4, { opacity: 0.85 }) +
              rect(380, 620, 90, 10, '#FFFFFF', 4, { opacity: 0.6 }) +
              rect(700, 1150, 110, 10, '#FFFFFF', 4, { opacity: 0.6 }) +
              rect(700, 1172, 80, 10, '#FFFFFF', 4, { opacity: 0.6 })
            : rect(390, 620, 420, 480, '#F5F5F4', 12, { opacity: 0.92 }) +
              times(9, (i) => rect(424, 740 + i * 32, 352 - (i % 3) * 60, 9, '#A8A29E', 3)) +
              path('M460,640 L500,704 L420,704 Z', 'none', {
                stroke: '#B91C1C',
                strokeWidth: 8,
                strokeLinejoin: 'round',
              }) +
              rect(456, 662, 8, 22, '#B91C1C', 3) +
              rect(640, 650, 130, 46, '#292524', 4)) +
          pen.soft(
            14,
            path('M380,500 C372,700 372,1000 384,1260 L420,1260 C408,1000 408,700 420,500 Z', '#FFFFFF', {
              opacity: 0.42,
            }),
          ),
      })
    );
  },
};
