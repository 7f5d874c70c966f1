import type { Drawing } from './drawing';
import { box, shell, wire } from './hard';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { circle, group, path, rect, times } from './shapes';

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
