import type { Drawing } from './drawing';
import { box, shell, usbPort } from './hard';
import { groundShadow } from './scene';
import { circle, ellipse, group, line, path, rect, times, whole } from './shapes';

export const companion: Drawing = {
  scale: 1.03,
  detail: { x: 360, y: 330, width: 480 },
  draw(pen, view) {
    const back = view === 'back';
    const white = pen.as('#F7F5F1');
    const dark = pen.as('#292524');
    const head = box(300, 300, 600, 450, 170);
    const body = whole(
      'M600,770 C720,770 800,820 820,920 C840,1040 800,1180 740,1240 C700,1266 650,1272 600,1272',
    );
    const arm = 'M812,870 C880,880 930,960 936,1060 C938,1110 900,1130 876,1100 C850,1060 830,1000 806,960 Z';
    const glow = '#7DD3FC';
    const screen = box(370, 368, 460, 300, 110);
    return (
      groundShadow(pen, 606, 1282, 290, 32) +
      shell(dark, 'M470,1210 L730,1210 C760,1230 780,1260 780,1290 L420,1290 C420,1260 440,1230 470,1210 Z') +
      shell(dark, box(520, 716, 160, 90, 30)) +
      times(4, (i) => line(`M526,${736 + i * 18} L674,${736 + i * 18}`, '#0C0A09', 5, { opacity: 0.7 })) +
      group(shell(pen, arm), { transform: 'matrix(-1 0 0 1 1200 0)' }) +
      shell(pen, arm) +
      shell(white, body, {
        on:
          path('M340,1120 C440,1160 760,1160 860,1120 L860,1300 L340,1300 Z', pen.t(0)) +
          pen.soft(
            10,
            path('M340,1120 C440,1160 760,1160 860,1120 L860,1140 C760,1180 440,1180 340,1140 Z', '#0C0A09', {
              opacity: 0.2,
            }),
          ) +
          (back ? times(6, (i) => rect(540, 880 + i * 24, 120, 11, '#44403C', 5)) : ''),
      }) +
      (back
        ? usbPort(pen, 556, 1060, 88, 40)
        : circle(600, 930, 54, white.t(-0.16)) +
          circle(600, 930, 46, pen.linear(560, 890, 640, 970, [0, pen.t(0.5)], [1, pen.t(-0.3)])) +
          line('M600,904 L600,932', '#FFFFFF', 7) +
          line('M582,916 C566,936 578,958 600,958 C622,958 634,936 618,916', '#FFFFFF', 7) +
          times(5, (i) => circle(560 + i * 20, 1030, 5, '#57534E'))) +
      [
        [272, 1],
        [928, -1],
      ]
        .map(
          ([x = 0]) => shell(dark, box(x - 40, 450, 80, 160, 36)) + shell(pen, box(x - 28, 470, 56, 120, 26)),
        )
        .join('') +
      line('M600,304 L600,220', dark.t(0.2), 14) +
      line('M597,300 L597,224', '#A8A29E', 3) +
      circle(600, 206, 28, pen.radial(590, 196, 36, [0, pen.t(0.9)], [0.5, pen.t(0.1)], [1, pen.t(-0.4)])) +
      shell(white, head, {
        depth: 1.6,
        gloss: 0.9,
        on: back
          ? line('M360,330 C340,440 340,600 360,720', white.t(-0.3), 3) +
            line('M840,330 C860,440 860,600 840,720', white.t(-0.3), 3)
          : '',
      }) +
      (back
        ? times(5, (r) =>
            times(9 - Math.abs(r - 2) * 2, (c) =>
              circle(600 + (c - (8 - Math.abs(r - 2) * 2) / 2) * 34, 470 + r * 32, 8, '#44403C'),
            ),
          ) + rect(540, 650, 120, 14, pen.t(0), 7)
        : path(screen, white.t(-0.25), { transform: 'translate(0 5)' }) +
          path(screen, pen.linear(370, 368, 830, 668, [0, '#3F3F46'], [0.3, '#18181B'], [1, '#09090B'])) +
          pen.clip(screen, path('M360,360 L640,360 L440,680 L360,680 Z', '#FFFFFF', { opacity: 0.06 })) +
          pen.soft(16, [490, 710].map((x) => ellipse(x, 500, 48, 60, glow, { opacity: 0.7 })).join('')) +
          [490, 710]
            .map(
              (x) =>
                ellipse(x, 500, 36, 50, glow) + ellipse(x - 10, 480, 12, 16, '#FFFFFF', { opacity: 0.9 }),
            )
            .join('') +
          line('M560,588 C580,612 620,612 640,588', glow, 11) +
          [
            [430, 580],
            [770, 580],
          ]
            .map(([x = 0, y = 0]) => ellipse(x, y, 26, 12, '#FB923C', { opacity: 0.65 }))
            .join('') +
          circle(600, 396, 8, '#27272A', { stroke: '#52525B', strokeWidth: 2 }))
    );
  },
};
