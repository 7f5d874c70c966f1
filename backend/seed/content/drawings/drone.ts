import type { Drawing } from './drawing';
import { box, lens, shell } from './hard';
import { hardware } from './metal';
import { groundShadow } from './scene';
import { circle, ellipse, group, line, path, rect, times, whole } from './shapes';

export const drone: Drawing = {
  scale: 1.06,
  detail: { x: 390, y: 560, width: 440 },
  draw(pen, view) {
    const above = view === 'back';
    const squash = above ? 1 : 0.56;
    const dark = pen.as('#292524');
    const cy = above ? 750 : 800;
    const at = (x: number, y: number) => [600 + x, cy + y * squash] as const;
    const blade = (x: number, y: number, turn: number) => {
      const [cx, py] = at(x, y);
      const wing = 'M0,-8 C60,-34 150,-30 200,-12 C206,0 200,8 190,10 C130,14 60,12 0,10 Z';
      return (
        ellipse(cx, py, 212, 212 * squash, '#78716C', { opacity: 0.08 }) +
        ellipse(cx, py, 212, 212 * squash, 'none', { stroke: '#78716C', strokeWidth: 2, opacity: 0.22 }) +
        group(
          [0, 180]
            .map((a) =>
              group(
                path(wing, dark.t(0.05), { opacity: 0.86 }) +
                  line('M20,-8 C80,-26 150,-22 192,-8', '#FFFFFF', 3, { opacity: 0.35 }) +
                  path('M170,-20 C186,-18 198,-14 200,-12 C206,0 200,8 190,10 L168,11 Z', '#F97316'),
                { transform: `rotate(${turn + a})` },
              ),
            )
            .join(''),
          { transform: `translate(${cx} ${py}) scale(1 ${squash})` },
        ) +
        ellipse(cx, py, 26, 26 * squash, hardware(pen, cx, py, 26)) +
        ellipse(cx, py - 3, 12, 12 * squash, '#44403C')
      );
    };
    const boom = (x: number, y: number) => {
      const [x2, y2] = at(x, y);
      const [x1, y1] = at(x * 0.25, y * 0.3);
      const motor = above
        ? circle(
            x2,
            y2,
            46,
            pen.linear(x2 - 40, y2 - 40, x2 + 40, y2 + 40, [0, dark.t(0.6)], [1, dark.t(-0.4)]),
          )
        : shell(
            dark,
            `M${x2 - 44},${y2} C${x2 - 44},${y2 - 26} ${x2 + 44},${y2 - 26} ${x2 + 44},${y2} L${x2 + 40},${y2 + 70} C${x2 + 30},${y2 + 90} ${x2 - 30},${y2 + 90} ${x2 - 40},${y2 + 70} Z`,
          ) + rect(x2 - 40, y2 + 28, 80, 10, pen.t(0), 3);
      const foot = above
        ? ''
        : line(`M${x2},${y2 + 76} L${x2 - Math.sign(x) * 12},${y2 + 190}`, dark.t(0.1), 22) +
          line(`M${x2 - 4},${y2 + 80} L${x2 - Math.sign(x) * 12 - 4},${y2 + 184}`, '#78716C', 4) +
          ellipse(x2 - Math.sign(x) * 12, y2 + 194, 22, 10, '#F97316');
      return (
        foot +
        line(`M${x1},${y1 + 20} L${x2},${y2 + 36 * (above ? 0 : 1)}`, pen.t(-0.6), 58) +
        line(`M${x1},${y1 + 18} L${x2},${y2 + 34 * (above ? 0 : 1)}`, pen.t(-0.05), 52) +
        line(`M${x1 - 8},${y1 + 4} L${x2 - 8},${y2 + 20 * (above ? 0 : 1)}`, pen.t(0.7), 8, {
          opacity: 0.6,
        }) +
        motor
      );
    };
    const hullFront = whole(
      'M600,660 C700,660 760,700 780,770 C800,850 790,930 740,970 C700,992 650,998 600,998',
    );
    const hullAbove = whole(
      'M600,470 C680,470 730,520 744,620 C756,720 750,840 724,930 C700,1000 650,1030 600,1030',
    );
    return (
      groundShadow(pen, 606, above ? 1370 : 1250, 430, above ? 20 : 34, above ? 0.4 : 0.7) +
      (above
        ? pen.soft(18, path(hullAbove, '#44403C', { opacity: 0.3, transform: 'translate(20 30)' }))
        : '') +
      boom(-340, -330) +
      boom(340, -330) +
      blade(-340, -330, 24) +
      blade(340, -330, -40) +
      (above
        ? boom(-360, 330) +
          boom(360, 330) +
          shell(pen, hullAbove, {
            depth: 1.6,
            on:
              path(
                whole('M600,560 C640,560 668,580 676,640 C684,740 680,820 664,880 C650,900 626,906 600,906'),
                pen.t(-0.4),
                { opacity: 0.8 },
              ) + times(4, (i) => circle(552 + i * 32, 858, 7, i < 3 ? '#86EFAC' : '#57534E')),
          }) +
          circle(600, 650, 40, pen.t(-0.1), { stroke: pen.t(-0.6), strokeWidth: 2 }) +
          line('M600,630 L600,652', '#FFFFFF', 6) +
          line('M586,640 C572,660 588,674 600,674 C612,674 628,660 614,640', '#FFFFFF', 6) +
          lens(pen, 600, 486, 34) +
          blade(-360, 330, 60) +
          blade(360, 330, 8)
        : shell(pen, hullFront, {
            depth: 1.6,
            gloss: 0.7,
            on:
              path('M430,900 C500,930 700,930 770,900 L780,1010 L420,1010 Z', dark.t(-0.1)) +
              line('M430,900 C500,930 700,930 770,900', pen.t(0.7), 4, { opacity: 0.5 }) +
              path(whole('M600,684 C660,684 690,700 700,740 C690,760 650,768 600,768'), pen.t(-0.45), {
                opacity: 0.7,
              }) +
              times(4, (i) => circle(552 + i * 32, 736, 7, i < 3 ? '#86EFAC' : '#57534E')),
          }) +
          [500, 700]
            .map(
              (x) =>
                rect(x - 34, 838, 68, 36, '#0C0A09', 16) +
                circle(x, 856, 13, pen.radial(x - 3, 852, 14, [0, '#64748B'], [1, '#020617'])),
            )
            .join('') +
          boom(-360, 330) +
          boom(360, 330) +
          rect(566, 960, 68, 60, dark.t(0.2), 14) +
          pen.soft(8, rect(530, 1016, 160, 120, '#0C0A09', 30, { opacity: 0.4 })) +
          shell(dark, box(520, 1000, 160, 126, 36)) +
          lens(pen, 600, 1064, 52) +
          blade(-360, 330, 14) +
          blade(360, 330, -24))
    );
  },
};
