import type { Drawing } from './drawing';
import { box, header, lens, screw, shell, usbPort, wire } from './hard';
import { hardware } from './metal';
import type { Pen } from './pen';
import { circle, ellipse, group, line, path, rect, times, whole } from './shapes';
import { groundShadow } from './scene';

function tyre(pen: Pen, x: number, y: number, w: number, h: number): string {
  const rubber = pen.as('#292524');
  const d = box(x, y, w, h, 38);
  return (
    path(
      d,
      pen.linear(
        x,
        0,
        x + w,
        0,
        [0, rubber.t(0.1)],
        [0.3, rubber.t(0.45)],
        [0.7, rubber.t(0)],
        [1, rubber.t(-0.6)],
      ),
    ) +
    pen.clip(
      d,
      times(
        Math.floor(h / 26),
        (i) =>
          line(
            `M${x - 4},${y + 12 + i * 26} L${x + w / 2},${y + 24 + i * 26} L${x + w + 4},${y + 12 + i * 26}`,
            '#0C0A09',
            8,
            { opacity: 0.8 },
          ) +
          line(`M${x - 4},${y + 18 + i * 26} L${x + w / 2},${y + 30 + i * 26}`, '#78716C', 2.4, {
            opacity: 0.6,
          }),
      ) +
        rect(x, y, w, 60, pen.linear(0, y, 0, y + 60, [0, '#78716C', 0.6], [1, '#78716C', 0])) +
        rect(
          x,
          y + h - 90,
          w,
          90,
          pen.linear(0, y + h - 90, 0, y + h, [0, '#0C0A09', 0], [1, '#0C0A09', 0.8]),
        ),
    ) +
    line(d, '#0C0A09', 2)
  );
}

function eye(pen: Pen, x: number, y: number, r: number): string {
  const mesh = pen.pattern(9, 9, circle(4.5, 4.5, 2.9, '#1C1917'));
  return (
    pen.soft(8, circle(x + 8, y + 12, r * 1.04, '#0C0A09', { opacity: 0.5 })) +
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
        [0.4, '#A8A29E'],
        [0.6, '#E7E5E4'],
        [1, '#57534E'],
      ),
    ) +
    circle(x, y, r * 0.8, '#8C857F') +
    circle(x, y, r * 0.8, mesh) +
    circle(
      x,
      y,
      r * 0.8,
      pen.radial(
        x - r * 0.3,
        y - r * 0.4,
        r * 1.2,
        [0, '#FFFFFF', 0.45],
        [0.6, '#FFFFFF', 0],
        [1, '#0C0A09', 0.4],
      ),
    )
  );
}

export const rover: Drawing = {
  scale: 1.04,
  detail: { x: 380, y: 560, width: 440 },
  draw(pen, view) {
    const back = view === 'back';
    const dark = pen.as('#3F3A36');
    const tyres = tyre(pen, 176, 700, 150, 480) + tyre(pen, 874, 700, 150, 480);
    const axle = rect(300, 910, 600, 56, hardware(pen, 600, 930, 40, '#8C857F'), 10);
    const hull =
      'M372,640 C440,612 760,612 828,640 C862,700 868,800 858,930 C846,1010 820,1050 790,1064 L410,1064 C380,1050 354,1010 342,930 C332,800 338,700 372,640 Z';
    const deck = shell(pen.as('#E7E5E4'), box(352, 584, 496, 64, 20), { gloss: 0.3 });
    const mast = [
      [400, 1],
      [800, -1],
    ]
      .map(([x = 0]) => rect(x - 9, 470, 18, 124, hardware(pen, x, 530, 20, '#D9B25A'), 4))
      .join('');
    const upper = pen.as('#1D4E89');
    const brain =
      rect(368, 436, 472, 40, '#0C0A09', 10, { opacity: 0.3 }) +
      shell(upper, box(362, 428, 476, 38, 10), { gloss: 0.3, depth: 0.4 }) +
      header(pen, 400, 404, 9, 26, false) +
      header(pen, 660, 404, 6, 26, false) +
      screw(pen, 384, 446, 10) +
      screw(pen, 816, 446, 10);
    const wires =
      wire('#B91C1C', 'M460,414 C450,330 560,320 566,400', 11) +
      wire('#F59E0B', 'M500,414 C500,350 610,340 640,410', 11) +
      wire('#15803D', 'M700,414 C720,340 780,350 770,560', 11);
    return (
      groundShadow(pen, 606, 1186, 480, 36) +
      axle +
      tyres +
      ellipse(600, 1120, 60, 46, hardware(pen, 600, 1120, 50, '#A8A29E')) +
      rect(548, 1056, 104, 46, dark.t(0), 10) +
      mast +
      wires +
      brain +
      deck +
      shell(pen, hull, {
        on: back
          ? rect(430, 720, 340, 210, '#292524', 16, { stroke: pen.t(-0.5), strokeWidth: 3 }) +
            times(
              2,
              (i) =>
                rect(
                  452,
                  744 + i * 86,
                  296,
                  72,
                  pen.linear(
                    0,
                    744 + i * 86,
                    0,
                    816 + i * 86,
                    [0, '#57534E'],
                    [0.3, '#FAFAF9'],
                    [0.45, i ? '#15803D' : '#F97316'],
                    [1, '#44403C'],
                  ),
                  34,
                ) + rect(736, 764 + i * 86, 22, 32, '#D6D3D1', 5),
            ) +
            rect(430, 960, 92, 50, '#1C1917', 8) +
            rect(434, 964, 44, 42, '#B91C1C', 6) +
            usbPort(pen, 672, 958, 96, 46)
          : path(
              'M360,900 L840,900 L836,960 C820,1030 800,1050 780,1064 L420,1064 C400,1050 380,1030 364,960 Z',
              '#1C1917',
              { opacity: 0.88 },
            ) +
            times(
              5,
              (i) =>
                circle(480 + i * 60, 984, 16, '#0C0A09') +
                circle(
                  480 + i * 60,
                  984,
                  11,
                  pen.radial(476 + i * 60, 980, 12, [0, i % 2 ? '#57534E' : '#A5B4FC'], [1, '#1C1917']),
                ),
            ) +
            rect(466, 876, 268, 6, pen.t(-0.5), 3) +
            line('M372,668 C440,644 760,644 828,668', pen.t(0.75), 4, { opacity: 0.6 }),
      }) +
      (back
        ? ''
        : rect(408, 676, 384, 184, '#0C0A09', 24, { opacity: 0.28 }) +
          shell(pen.as('#1D4E89'), box(400, 664, 400, 188, 22), { gloss: 0.3 }) +
          [
            [422, 686],
            [778, 686],
            [422, 830],
            [778, 830],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 9, '#D9B25A') + circle(x, y, 5, '#E7E5E4'))
            .join('') +
          eye(pen, 500, 758, 78) +
          eye(pen, 700, 758, 78) +
          rect(576, 690, 48, 22, hardware(pen, 600, 700, 20), 10)) +
      [
        [390, 616],
        [810, 616],
      ]
        .map(([x = 0, y = 0]) => screw(pen, x, y, 13))
        .join('') +
      [
        [326, 1],
        [874, -1],
      ]
        .map(([x = 0, side = 1]) =>
          rect(x - (side > 0 ? 0 : 40), 880, 40, 110, pen.as('#EAB308').t(-0.05), 8, {
            stroke: '#A16207',
            strokeWidth: 2,
          }),
        )
        .join('')
    );
  },
};

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

export const drone: Drawing = {
  scale: 1.06,
  detail: { x: 390, y: 560, width: 440 },
  draw(pen, view) {
    const above = view === 'back';
    const squash = above ? 1 : 0.56;
    const dark = pen.as('#292524');
    const cy = above ? 750 : 800;
    const at = (x: number, y: number) => [600 + x, cy + y * squash] as const;
    const rotors = [
      [-340, -330],
      [340, -330],
      [-360, 330],
      [360, 330],
    ] as const;
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

export const vacuum: Drawing = {
  scale: 1.05,
  detail: { x: 380, y: 480, width: 440 },
  draw(pen, view) {
    const dark = pen.as('#292524');
    if (view === 'back') {
      const wheel = (x: number) =>
        rect(x - 44, 640, 88, 210, '#0C0A09', 30) + tyre(pen, x - 36, 652, 72, 186);
      return (
        pen.soft(22, circle(624, 786, 440, '#44403C', { opacity: 0.4 })) +
        circle(
          600,
          750,
          440,
          pen.linear(290, 440, 910, 1060, [0, dark.t(0.75)], [0.5, dark.t(0.35)], [1, dark.t(-0.1)]),
        ) +
        circle(600, 750, 440, 'none', { stroke: pen.t(0), strokeWidth: 14 }) +
        path(
          'M600,320 C900,320 1020,560 1026,740 L940,740 C930,560 830,420 600,410 C370,420 270,560 260,740 L174,740 C180,560 300,320 600,320 Z',
          '#0C0A09',
          { opacity: 0.35 },
        ) +
        circle(600, 450, 66, '#0C0A09') +
        circle(600, 450, 48, hardware(pen, 600, 450, 48, '#78716C')) +
        rect(560, 432, 80, 36, '#1C1917', 10) +
        wheel(300) +
        wheel(900) +
        rect(404, 690, 392, 150, '#0C0A09', 20) +
        rect(
          420,
          706,
          360,
          118,
          pen.linear(0, 706, 0, 824, [0, '#57534E'], [0.4, '#292524'], [1, '#0C0A09']),
          50,
        ) +
        times(11, (i) =>
          line(
            `M${440 + i * 33},820 C${456 + i * 33},790 ${430 + i * 33},740 ${452 + i * 33},710`,
            i % 2 ? '#F97316' : '#E7E5E4',
            7,
            { opacity: 0.85 },
          ),
        ) +
        times(3, (i) => rect(470 + i * 110, 690, 12, 150, '#57534E', 4)) +
        times(3, (i) =>
          group(
            times(9, (b) =>
              line('M0,0 C50,8 100,6 150,-16', '#A8A29E', 2.4, { transform: `rotate(${b * 2.4 - 10})` }),
            ),
            { transform: `translate(862 470) rotate(${i * 120 - 30})` },
          ),
        ) +
        circle(862, 470, 30, pen.t(0)) +
        screw(pen, 862, 470, 14) +
        rect(440, 900, 320, 190, dark.t(0.15), 20, { stroke: '#0C0A09', strokeWidth: 3 }) +
        times(3, (i) => rect(480, 944 + i * 26, 160 - i * 30, 8, '#78716C', 3)) +
        [
          [462, 922],
          [738, 922],
          [462, 1068],
          [738, 1068],
        ]
          .map(([x = 0, y = 0]) => screw(pen, x, y, 11))
          .join('') +
        [
          [420, 420],
          [780, 400],
        ]
          .map(([x = 0, y = 0]) => rect(x - 30, y - 12, 60, 24, '#D9B25A', 6))
          .join('')
      );
    }
    const side =
      'M146,760 C146,900 150,940 156,960 C220,1150 420,1230 600,1230 C780,1230 980,1150 1044,960 C1050,940 1054,900 1054,760 Z';
    return (
      groundShadow(pen, 606, 1200, 500, 62) +
      shell(dark, side, {
        on:
          path(
            'M150,880 C220,1080 420,1160 600,1160 C780,1160 980,1080 1050,880 L1054,930 C980,1130 780,1206 600,1206 C420,1206 220,1130 146,930 Z',
            pen.t(-0.15),
          ) + times(5, (i) => rect(520 + i * 36, 1128, 20, 10, '#0C0A09', 4)),
      }) +
      ellipse(
        600,
        760,
        456,
        340,
        pen.linear(240, 480, 900, 1060, [0, pen.t(0.55)], [0.4, pen.t(0.08)], [1, pen.t(-0.4)]),
        { stroke: pen.t(-0.6), strokeWidth: 2.4 },
      ) +
      ellipse(600, 764, 432, 318, 'none', { stroke: pen.t(0.75), strokeWidth: 4, opacity: 0.5 }) +
      ellipse(600, 762, 400, 294, 'none', { stroke: pen.t(-0.4), strokeWidth: 2.4, opacity: 0.6 }) +
      pen.soft(
        30,
        path(
          'M300,600 C380,500 520,460 640,460 C520,520 400,640 360,780 C300,740 280,660 300,600 Z',
          '#FFFFFF',
          { opacity: pen.dark ? 0.16 : 0.4 },
        ),
      ) +
      line('M214,852 C420,900 780,900 986,852', pen.t(-0.5), 2.6, { opacity: 0.6 }) +
      pen.soft(12, ellipse(618, 690, 168, 120, '#0C0A09', { opacity: 0.45 })) +
      shell(dark, 'M446,640 C446,560 754,560 754,640 L754,690 C740,790 460,790 446,690 Z') +
      rect(462, 668, 276, 20, '#0C0A09', 10, { opacity: 0.55 }) +
      ellipse(
        600,
        636,
        154,
        102,
        pen.linear(460, 560, 740, 720, [0, pen.t(0.4)], [0.6, pen.t(-0.05)], [1, pen.t(-0.35)]),
        { stroke: pen.t(-0.6), strokeWidth: 2 },
      ) +
      ellipse(600, 636, 118, 76, 'none', { stroke: '#F97316', strokeWidth: 6 }) +
      [
        [520, 0],
        [600, 1],
        [680, 2],
      ]
        .map(
          ([x = 0, i = 0]) =>
            ellipse(x, 940 - Math.abs(i - 1) * 6, 30, 21, pen.t(-0.18), {
              stroke: pen.t(-0.5),
              strokeWidth: 2,
            }) +
            (i === 1
              ? line(`M${x},928 L${x},940`, '#FFFFFF', 4) +
                line(
                  `M${x - 10},934 C${x - 16},946 ${x - 6},952 ${x},952 C${x + 6},952 ${x + 16},946 ${x + 10},934`,
                  '#FFFFFF',
                  4,
                )
              : i === 0
                ? path(`M${x - 11},936 L${x},924 L${x + 11},936 L${x + 11},946 L${x - 11},946 Z`, 'none', {
                    stroke: '#FFFFFF',
                    strokeWidth: 3.6,
                    strokeLinejoin: 'round',
                  })
                : circle(x, 935, 8, 'none', { stroke: '#FFFFFF', strokeWidth: 3.6 })),
        )
        .join('') +
      circle(600, 880, 6, '#86EFAC')
    );
  },
};
