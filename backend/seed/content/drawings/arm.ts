import type { Drawing } from './drawing';
import { box, screw, shell, wire } from './hard';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { circle, ellipse, group, line, path, rect, times } from './shapes';

export const arm: Drawing = {
  scale: 1.03,
  detail: { x: 640, y: 240, width: 440 },
  draw(pen, view) {
    const dark = pen.as('#292524');
    const joint = (x: number, y: number, r: number) =>
      pen.soft(8, circle(x + 8, y + 12, r * 1.02, '#0C0A09', { opacity: 0.45 })) +
      circle(
        x,
        y,
        r,
        pen.linear(x - r, y - r, x + r, y + r, [0, dark.t(0.7)], [0.5, dark.t(0.1)], [1, dark.t(-0.5)]),
      ) +
      circle(x, y, r * 0.72, hardware(pen, x, y, r * 0.7, '#A8A29E')) +
      circle(x, y, r * 0.72, 'none', { stroke: '#44403C', strokeWidth: 2 }) +
      times(
        6,
        (i) =>
          `<g transform="rotate(${i * 60} ${x} ${y})">${circle(x, y - r * 0.5, r * 0.09, '#292524')}</g>`,
      ) +
      screw(pen, x, y, r * 0.26);
    const link = (x1: number, y1: number, x2: number, y2: number, w1: number, w2: number) => {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
      const d = `M0,${-w1} L${length},${-w2} C${length + w2 * 1.3},${-w2} ${length + w2 * 1.3},${w2} ${length},${w2} L0,${w1} C${-w1 * 1.3},${w1} ${-w1 * 1.3},${-w1} 0,${-w1} Z`;
      const slot = (from: number, to: number) =>
        path(box(length * from, -w2 * 0.42, length * (to - from), w2 * 0.84, w2 * 0.4), pen.t(-0.6)) +
        path(
          box(length * from + 4, -w2 * 0.42 + 5, length * (to - from) - 6, w2 * 0.84 - 5, w2 * 0.38),
          '#E7E5E4',
          { opacity: 0.7 },
        );
      return group(
        path(d, '#0C0A09', { opacity: 0.22, transform: 'translate(10 16)' }) +
          path(
            d,
            pen.linear(
              0,
              -w1,
              0,
              w1,
              [0, pen.t(angle < -90 ? -0.35 : 0.5)],
              [0.45, pen.t(0.02)],
              [1, pen.t(angle < -90 ? 0.4 : -0.45)],
            ),
            { stroke: pen.t(-0.65), strokeWidth: 2 },
          ) +
          line(`M0,${-w1 + 7} L${length},${-w2 + 7}`, pen.t(0.9), 3, { opacity: 0.6 }) +
          slot(0.3, 0.7),
        { transform: `translate(${x1} ${y1}) rotate(${angle})` },
      );
    };
    const servoBox = (x: number, y: number, angle: number) =>
      group(
        shell(dark, box(-80, -52, 160, 104, 12)) +
          rect(-56, -30, 84, 60, '#F5F5F4', 6, { opacity: 0.9 }) +
          rect(-46, -16, 54, 6, '#A8A29E', 2) +
          rect(-46, -2, 40, 6, '#A8A29E', 2) +
          rect(-46, 12, 60, 8, '#F97316', 2),
        { transform: `translate(${x} ${y}) rotate(${angle})` },
      );
    const finger = 'M0,-18 C60,-60 120,-70 170,-40 C186,-30 190,-14 180,-8 C140,-24 90,-16 50,14 L0,20 Z';
    const gripper = group(
      shell(dark, box(-40, -64, 120, 128, 18)) +
        screw(pen, -8, -36, 10) +
        screw(pen, -8, 36, 10) +
        group(shell(pen, finger), { transform: 'translate(60 -34) rotate(-10)' }) +
        group(shell(pen, finger), { transform: 'translate(60 34) rotate(10) scale(1 -1)' }) +
        circle(70, -36, 22, hardware(pen, 70, -36, 22)) +
        circle(70, 36, 22, hardware(pen, 70, 36, 22)),
      { transform: 'translate(896 590) rotate(72)' },
    );
    const drawing =
      groundShadow(pen, 520, 1288, 380, 42) +
      shell(dark, 'M230,1180 C230,1140 790,1140 790,1180 L800,1270 C740,1310 280,1310 220,1270 Z') +
      ellipse(510, 1178, 280, 44, pen.linear(230, 1140, 790, 1220, [0, dark.t(0.6)], [1, dark.t(-0.1)])) +
      times(8, (i) => {
        const a = (i / 8) * Math.PI * 2 + 0.3;
        return ellipse(510 + Math.cos(a) * 244, 1178 + Math.sin(a) * 34, 12, 6, '#0C0A09');
      }) +
      shell(pen, 'M360,1160 C360,1120 660,1120 660,1160 L650,1090 C620,1060 400,1060 370,1090 Z') +
      shell(pen, 'M390,1100 L630,1100 L600,960 C590,930 430,930 420,960 Z') +
      servoBox(510, 1060, 0) +
      wire('#1C1917', 'M440,1040 C300,960 330,760 330,640 C330,560 380,520 440,480', 15) +
      link(510, 980, 330, 560, 70, 58) +
      joint(510, 980, 74) +
      link(330, 560, 770, 330, 56, 42) +
      servoBox(420, 560, -28) +
      joint(330, 560, 64) +
      wire('#1C1917', 'M500,520 C580,560 700,480 780,420 C830,400 860,440 880,520', 12) +
      link(770, 330, 890, 560, 42, 34) +
      joint(770, 330, 52) +
      gripper;
    return view === 'back' ? group(drawing, { transform: 'matrix(-1 0 0 1 1200 0)' }) : drawing;
  },
};
