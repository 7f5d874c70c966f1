import { boardShadow } from './board-shadow';
import type { Drawing } from './drawing';
import { chip, parts, pcb } from './hard';
import { hardware } from './metal';
import type { Pen } from './pen';
import { circle, rect, times } from './shapes';

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
