import { boardShadow } from './board-shadow';
import type { Drawing } from './drawing';
import { box, chip, lens, parts, pcb, screw, shell } from './hard';
import { hardware } from './metal';
import { circle, line, path, rect, times } from './shapes';

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
