import type { Drawing } from './drawing';
import { box, screw, shell } from './hard';
import { hardware } from './metal';
import type { Pen } from './pen';
import { circle, ellipse, group, line, path, rect, times } from './shapes';
import { groundShadow } from './scene';

function reel(pen: Pen, cx: number, cy: number, r: number): string {
  const flange = pen.as('#292524');
  const windings = times(
    Math.floor((r * 0.5) / 9),
    (i) =>
      circle(cx, cy, r * 0.42 + i * 9, 'none', { stroke: pen.t(i % 2 ? -0.14 : 0.12), strokeWidth: 9 }) +
      circle(cx, cy, r * 0.42 + i * 9 + 3.6, 'none', { stroke: pen.t(-0.5), strokeWidth: 1.4, opacity: 0.6 }),
  );
  const window = (from: number, to: number, a: number, b: number) => {
    const p = (radius: number, angle: number) =>
      `${(cx + Math.cos(angle) * radius).toFixed(1)},${(cy + Math.sin(angle) * radius).toFixed(1)}`;
    return `M${p(from, a)} A${from},${from} 0 0 1 ${p(from, b)} L${p(to, b)} A${to},${to} 0 0 0 ${p(to, a)} Z`;
  };
  const windows = times(6, (i) =>
    window(r * 0.46, r * 0.86, (i * Math.PI) / 3 + 0.14, ((i + 1) * Math.PI) / 3 - 0.14),
  );
  const ring = `M${cx - r},${cy} A${r},${r} 0 1 1 ${cx + r},${cy} A${r},${r} 0 1 1 ${cx - r},${cy} Z ${windows} M${cx - r * 0.27},${cy} A${r * 0.27},${r * 0.27} 0 1 0 ${cx + r * 0.27},${cy} A${r * 0.27},${r * 0.27} 0 1 0 ${cx - r * 0.27},${cy} Z`;
  return (
    circle(cx, cy, r * 0.93, pen.t(0)) +
    windings +
    circle(
      cx,
      cy,
      r * 0.93,
      pen.linear(
        cx - r,
        cy - r,
        cx + r,
        cy + r,
        [0, '#FFFFFF', 0.35],
        [0.5, '#FFFFFF', 0],
        [1, '#0C0A09', 0.45],
      ),
    ) +
    circle(cx, cy, r * 0.28, '#D6D3D1') +
    circle(cx + r * 0.02, cy + r * 0.03, r * 0.26, '#E7E5E4') +
    path(
      ring,
      pen.linear(
        cx - r,
        cy - r,
        cx + r,
        cy + r,
        [0, flange.t(0.6)],
        [0.45, flange.t(0.12)],
        [1, flange.t(-0.5)],
      ),
      { fillRule: 'evenodd', stroke: '#0C0A09', strokeWidth: 2 },
    ) +
    circle(cx, cy, r * 0.985, 'none', { stroke: '#A8A29E', strokeWidth: 3, opacity: 0.5 }) +
    circle(cx, cy, r * 0.275, 'none', { stroke: '#A8A29E', strokeWidth: 3, opacity: 0.5 }) +
    times(6, (i) =>
      circle(
        cx + Math.cos((i * Math.PI) / 3) * r * 0.36,
        cy + Math.sin((i * Math.PI) / 3) * r * 0.36,
        r * 0.022,
        '#0C0A09',
      ),
    )
  );
}

export const spool: Drawing = {
  scale: 1.04,
  detail: { x: 300, y: 420, width: 440 },
  draw(pen, view) {
    if (view === 'back') {
      const flange = pen.as('#292524');
      const strands = times(26, (i) =>
        rect(
          470 + i * 10,
          400,
          10,
          760,
          pen.linear(
            470 + i * 10,
            0,
            480 + i * 10,
            0,
            [0, pen.t(-0.4)],
            [0.4, pen.t(0.45)],
            [1, pen.t(-0.45)],
          ),
        ),
      );
      return (
        groundShadow(pen, 606, 1250, 250, 30) +
        strands +
        rect(
          470,
          400,
          260,
          760,
          pen.linear(
            0,
            400,
            0,
            1160,
            [0, '#0C0A09', 0.5],
            [0.3, '#FFFFFF', 0.22],
            [0.6, '#FFFFFF', 0],
            [1, '#0C0A09', 0.6],
          ),
        ) +
        [430, 730]
          .map((x) =>
            rect(
              x,
              310,
              40,
              940,
              pen.linear(
                0,
                310,
                0,
                1250,
                [0, flange.t(-0.2)],
                [0.3, flange.t(0.6)],
                [0.7, flange.t(0.1)],
                [1, flange.t(-0.6)],
              ),
              14,
              { stroke: '#0C0A09', strokeWidth: 2 },
            ),
          )
          .join('') +
        line('M700,560 C780,520 900,600 860,720', '#0C0A09', 12, {
          opacity: 0.2,
          transform: 'translate(6 8)',
        }) +
        line('M700,560 C780,520 900,600 860,720', pen.t(-0.1), 10)
      );
    }
    return (
      groundShadow(pen, 620, 1200, 360, 40) +
      group(ellipse(600, 750, 450, 450, pen.as('#292524').t(-0.1)), { transform: 'translate(34 10)' }) +
      reel(pen, 600, 750, 450) +
      line('M980,560 C1090,520 1130,640 1080,740 C1050,800 1090,860 1130,840', '#0C0A09', 13, {
        opacity: 0.2,
        transform: 'translate(6 9)',
      }) +
      line('M980,560 C1090,520 1130,640 1080,740 C1050,800 1090,860 1130,840', pen.t(-0.35), 12) +
      line('M980,560 C1090,520 1130,640 1080,740 C1050,800 1090,860 1130,840', pen.t(0.3), 7)
    );
  },
};

export const printer: Drawing = {
  scale: 1.0,
  detail: { x: 330, y: 640, width: 480 },
  draw(pen, view) {
    const back = view === 'back';
    const dark = pen.as('#292524');
    const orange = pen.as('#F97316');
    const profile = (x: number, y: number, w: number, h: number) =>
      rect(
        x,
        y,
        w,
        h,
        w < h
          ? pen.linear(
              x,
              0,
              x + w,
              0,
              [0, dark.t(0.55)],
              [0.4, dark.t(0.2)],
              [0.5, dark.t(-0.4)],
              [0.6, dark.t(0.3)],
              [1, dark.t(-0.3)],
            )
          : pen.linear(
              0,
              y,
              0,
              y + h,
              [0, dark.t(0.6)],
              [0.4, dark.t(0.2)],
              [0.5, dark.t(-0.4)],
              [0.6, dark.t(0.3)],
              [1, dark.t(-0.4)],
            ),
        4,
        { stroke: '#0C0A09', strokeWidth: 1.6 },
      );
    const vase = (i: number) => {
      const k = i / 30;
      const w = 66 + Math.sin(k * 3.4 + 0.3) * 34 - k * 8;
      return (
        rect(
          600 - w,
          1040 - i * 6.4,
          w * 2,
          6.8,
          pen.linear(
            600 - w,
            0,
            600 + w,
            0,
            [0, orange.t(0.15)],
            [0.3, orange.t(0.6)],
            [0.7, orange.t(-0.1)],
            [1, orange.t(-0.45)],
          ),
          3.4,
        ) + rect(600 - w, 1044.6 - i * 6.4, w * 2, 1.4, orange.t(-0.5), 0, { opacity: 0.5 })
      );
    };
    const base = box(190, 1130, 820, 170, 30);
    return (
      groundShadow(pen, 606, 1306, 460, 36) +
      group(reel(pen.as('#0EA5A4'), 600, 226, 150)) +
      rect(586, 226, 28, 130, dark.t(0.2), 6) +
      profile(252, 330, 56, 830) +
      profile(892, 330, 56, 830) +
      profile(236, 316, 728, 54) +
      [
        [264, 343],
        [936, 343],
      ]
        .map(([x = 0, y = 0]) => screw(pen, x, y, 12))
        .join('') +
      rect(330, 380, 12, 770, hardware(pen, 336, 700, 20, '#D6D3D1'), 5) +
      times(60, (i) => line(`M330,${388 + i * 12.6} L342,${394 + i * 12.6}`, '#57534E', 2)) +
      rect(858, 380, 12, 770, hardware(pen, 864, 700, 20, '#D6D3D1'), 5) +
      times(60, (i) => line(`M858,${388 + i * 12.6} L870,${394 + i * 12.6}`, '#57534E', 2)) +
      profile(236, 690, 728, 50) +
      [
        [280, 715],
        [920, 715],
      ]
        .map(
          ([x = 0, y = 0]) =>
            shell(pen, box(x - 66, y - 60, 132, 120, 18)) +
            screw(pen, x - 40, y - 36, 10) +
            screw(pen, x + 40, y + 36, 10) +
            circle(x, y, 24, hardware(pen, x, y, 24)),
        )
        .join('') +
      (back ? '' : times(31, vase) + pen.soft(6, rect(500, 1040, 210, 12, '#0C0A09', 6, { opacity: 0.5 }))) +
      line('M640,640 C660,520 760,460 700,330', '#F5F5F4', 15) +
      line('M640,640 C660,520 760,460 700,330', '#0EA5A4', 6, { opacity: 0.7 }) +
      pen.soft(9, rect(524, 640, 170, 170, '#0C0A09', 18, { opacity: 0.5 })) +
      shell(pen, box(510, 624, 180, 166, 22), {
        on:
          circle(600, 706, 58, '#1C1917') +
          circle(600, 706, 50, 'none', { stroke: '#57534E', strokeWidth: 3 }) +
          times(7, (i) =>
            group(path('M0,0 C8,-20 26,-34 38,-34 C36,-16 20,0 0,0 Z', '#44403C'), {
              transform: `translate(600 706) rotate(${i * 51.4})`,
            }),
          ) +
          circle(600, 706, 14, '#78716C'),
      }) +
      rect(570, 788, 60, 26, dark.t(0.2), 4) +
      path('M580,812 L620,812 L606,838 L594,838 Z', hardware(pen, 600, 824, 18, '#D9A441'), {
        stroke: '#92702A',
        strokeWidth: 1.4,
      }) +
      path(
        'M300,1046 L900,1046 L930,1082 L270,1082 Z',
        pen.linear(270, 0, 930, 0, [0, '#57534E'], [0.4, '#3F3A36'], [1, '#1C1917']),
      ) +
      path('M270,1082 L930,1082 L930,1098 L270,1098 Z', '#0C0A09') +
      times(9, (i) => line(`M${340 + i * 65},1050 L${318 + i * 70},1080`, '#78716C', 1.6, { opacity: 0.5 })) +
      rect(420, 1098, 360, 40, dark.t(0.1), 4) +
      shell(dark, base, {
        depth: 1,
        on:
          rect(190, 1130, 820, 14, pen.t(0), 0) +
          (back
            ? times(14, (i) => rect(300 + i * 26, 1190, 12, 70, '#0C0A09', 6)) +
              rect(740, 1180, 120, 90, '#0C0A09', 10) +
              rect(770, 1204, 60, 40, '#44403C', 6)
            : ''),
      }) +
      (back
        ? ''
        : path('M700,1158 L950,1158 L962,1276 L690,1276 Z', '#0C0A09') +
          path(
            'M714,1170 L938,1170 L948,1264 L706,1264 Z',
            pen.linear(706, 1170, 948, 1264, [0, '#1E3A5F'], [1, '#0F172A']),
          ) +
          rect(732, 1186, 70, 58, '#F97316', 6) +
          times(3, (i) => rect(816, 1190 + i * 20, 100 - i * 22, 9, '#E2E8F0', 3, { opacity: 0.85 })) +
          circle(290, 1216, 34, hardware(pen, 290, 1216, 34, '#78716C')) +
          circle(290, 1216, 26, dark.t(0.3)) +
          line('M290,1216 L290,1196', '#F97316', 5)) +
      [
        [250, 1300],
        [950, 1300],
      ]
        .map(([x = 0]) => rect(x - 40, 1294, 80, 18, '#0C0A09', 8))
        .join('')
    );
  },
};
