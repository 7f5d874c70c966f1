import { boardShadow } from './board-shadow';
import type { Drawing } from './drawing';
import { chip, header, parts, pcb, usbPort } from './hard';
import { hardware } from './metal';
import { circle, line, path, rect, times } from './shapes';

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
