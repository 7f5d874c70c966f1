import type { Drawing } from './drawing';
import { box, screw, shell, wire } from './hard';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { circle, ellipse, group, line, path, rect, times } from './shapes';

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
            `M330,${1060 + i * 20} C${210 - i * 8},${1060 + i * 20} ${160 - i * 6},${1180 + i * 10} 230,${1270 + i * 14} C300,1340 400,${1330 + i * 8} 470,${1300 + i * 20}`,
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
