import { createPen, type Pen } from './pen';
import { circle, group, line, path, rect, times } from './shapes';

/** What a window of a program shows. */
export type ScreenKind = 'figures' | 'list' | 'board' | 'chat' | 'map' | 'calendar' | 'counter' | 'phones';

export const SCREEN_PICTURE = { width: 1200, height: 750 };
const { width, height } = SCREEN_PICTURE;
const INK = '#D6D3D1';
const PAPER = '#FFFFFF';
const SOFT = '#F5F5F4';

/** A screenshot of a program in one colour, without words: it is the same in both languages. `name` keeps its ids apart. */
export function drawScreen(name: string, kind: ScreenKind, rgb: string): string {
  const pen = createPen(name, rgb, { floor: false });
  const content =
    rect(0, 0, width, height, pen.linear(0, 0, width, height, [0, pen.t(0.88)], [1, pen.t(0.55)])) +
    (kind === 'phones' ? phones(pen) : group(frame(pen) + inside[kind](pen)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${pen.defs()}</defs>${content}</svg>`;
}

const bar = (x: number, y: number, long: number, fill = INK, high = 14) =>
  rect(x, y, long, high, fill, high / 2);
const card = (x: number, y: number, long: number, high: number, fill = PAPER) =>
  rect(x, y + 4, long, high, '#292524', 16, { opacity: 0.06 }) + rect(x, y, long, high, fill, 16);

/** The window with its side navigation. */
const frame = (pen: Pen) =>
  rect(70, 66, 1060, 640, '#292524', 26, { opacity: 0.12 }) +
  rect(70, 54, 1060, 640, SOFT, 24) +
  path('M70,694 L70,78 C70,64 80,54 94,54 L250,54 L250,694 Z', pen.t(-0.1)) +
  circle(112, 104, 18, PAPER) +
  bar(142, 97, 76, PAPER) +
  times(6, (at) =>
    group(
      (at === 1 ? rect(86, 164 + at * 58, 148, 44, PAPER, 12, { opacity: 0.2 }) : '') +
        circle(112, 186 + at * 58, 9, PAPER, { opacity: 0.8 }) +
        bar(136, 180 + at * 58, 60 + ((at * 29) % 40), PAPER, 12),
    ),
  ) +
  bar(290, 92, 190, '#A8A29E', 20) +
  rect(960, 82, 130, 40, pen.t(0), 12) +
  bar(990, 95, 70, PAPER);

const inside: Record<Exclude<ScreenKind, 'phones'>, (pen: Pen) => string> = {
  figures: (pen) =>
    times(
      3,
      (at) =>
        card(290 + at * 272, 150, 256, 120) +
        bar(314 + at * 272, 176, 90) +
        bar(314 + at * 272, 210, 140 - at * 22, pen.t(at === 0 ? 0 : -0.25), 30),
    ) +
    card(290, 296, 528, 370) +
    times(9, (at) => {
      const high = 70 + ((at * 67) % 170) + at * 8;
      return rect(330 + at * 52, 630 - high, 30, high, at === 7 ? pen.t(-0.15) : pen.t(0.45), 8);
    }) +
    card(834, 296, 256, 370) +
    circle(962, 430, 88, pen.t(0.5)) +
    path('M962,430 L962,342 C1012,342 1050,380 1050,430 C1050,462 1032,490 1006,506 Z', pen.t(-0.05)) +
    circle(962, 430, 48, PAPER) +
    times(
      3,
      (at) => circle(870, 560 + at * 34, 8, pen.t(at * 0.25)) + bar(890, 554 + at * 34, 130 - at * 18),
    ),
  list: (pen) =>
    card(290, 150, 800, 516) +
    bar(320, 178, 560, '#E7E5E4') +
    times(
      7,
      (at) =>
        rect(320, 214 + at * 62, 740, 2, '#E7E5E4') +
        rect(320, 228 + at * 62, 40, 36, pen.t(0.3 + (at % 3) * 0.2), 8) +
        bar(378, 238 + at * 62, 150 + ((at * 47) % 110)) +
        bar(650, 238 + at * 62, 90, '#E7E5E4') +
        rect(800, 230 + at * 62, 96, 30, at % 3 === 1 ? '#FDE68A' : pen.t(0.72), 15) +
        bar(960, 238 + at * 62, 84),
    ),
  board: (pen) =>
    times(
      4,
      (column) =>
        rect(290 + column * 204, 150, 188, 516, '#E7E5E4', 16) +
        bar(308 + column * 204, 170, 100, pen.t(-0.1 + column * 0.2)) +
        times(
          4 - ((column * 2) % 3),
          (at) =>
            card(302 + column * 204, 202 + at * 112, 164, 98) +
            bar(318 + column * 204, 222 + at * 112, 110) +
            bar(318 + column * 204, 246 + at * 112, 80, '#E7E5E4') +
            circle(442 + column * 204, 276 + at * 112, 12, pen.t(0.2 + column * 0.15)),
        ),
    ),
  chat: (pen) =>
    card(290, 150, 240, 516) +
    times(
      6,
      (at) =>
        (at === 1 ? rect(300, 170 + at * 80, 220, 70, pen.t(0.8), 12) : '') +
        circle(334, 205 + at * 80, 22, pen.t(at * 0.14)) +
        bar(368, 190 + at * 80, 110) +
        bar(368, 212 + at * 80, 80 + ((at * 31) % 50), '#E7E5E4', 12),
    ) +
    card(546, 150, 544, 516) +
    times(5, (at) => {
      const isOwn = at % 2 === 1;
      const long = 230 + ((at * 53) % 90);
      const x = isOwn ? 1060 - long : 576;
      return (
        rect(x, 180 + at * 80, long, 60, isOwn ? pen.t(0) : SOFT, 20) +
        bar(x + 22, 203 + at * 80, long - 80, isOwn ? PAPER : INK)
      );
    }) +
    rect(576, 596, 484, 48, SOFT, 24) +
    circle(1036, 620, 18, pen.t(-0.1)),
  map: (pen) =>
    card(290, 150, 540, 516, pen.t(0.82)) +
    times(5, (at) => line(`M290,${String(220 + at * 95)} L830,${String(190 + at * 95)}`, PAPER, 14)) +
    times(4, (at) => line(`M${String(370 + at * 120)},152 L${String(410 + at * 110)},664`, PAPER, 14)) +
    line('M350,590 C430,470 520,560 560,440 C600,330 690,380 760,230', pen.t(-0.2), 10) +
    [350, 560, 760]
      .map((x, at) => {
        const y = [590, 440, 230][at] ?? 0;
        return circle(x, y, 24, pen.t(-0.3)) + circle(x, y, 10, PAPER);
      })
      .join('') +
    card(846, 150, 244, 516) +
    times(
      5,
      (at) =>
        circle(882, 204 + at * 96, 16, pen.t(at * 0.18)) +
        bar(910, 188 + at * 96, 140) +
        bar(910, 212 + at * 96, 90, '#E7E5E4', 12),
    ),
  calendar: (pen) =>
    card(290, 150, 800, 516) +
    times(7, (day) => bar(318 + day * 110, 176, 50, '#A8A29E')) +
    times(5, (week) => rect(290, 206 + week * 92, 800, 2, '#E7E5E4')) +
    times(6, (day) => rect(400 + day * 110, 206, 2, 460, '#E7E5E4')) +
    [
      [0, 0, 2],
      [3, 0, 1],
      [1, 1, 1],
      [4, 1, 2],
      [0, 2, 1],
      [2, 3, 3],
      [5, 4, 1],
    ]
      .map(([day = 0, week = 0, long = 1], at) =>
        rect(300 + day * 110, 232 + week * 92, long * 110 - 20, 42, pen.t((at % 4) * 0.22), 10),
      )
      .join(''),
  counter: (pen) =>
    times(
      9,
      (at) =>
        card(290 + (at % 3) * 172, 150 + Math.floor(at / 3) * 174, 156, 158) +
        rect(
          306 + (at % 3) * 172,
          166 + Math.floor(at / 3) * 174,
          124,
          80,
          pen.t(0.3 + (at % 4) * 0.15),
          10,
        ) +
        bar(306 + (at % 3) * 172, 262 + Math.floor(at / 3) * 174, 96) +
        bar(306 + (at % 3) * 172, 284 + Math.floor(at / 3) * 174, 60, pen.t(-0.1), 12),
    ) +
    card(816, 150, 274, 516) +
    times(5, (at) => bar(842, 184 + at * 58, 130) + bar(1010, 184 + at * 58, 54, '#A8A29E')) +
    rect(842, 480, 222, 2, INK) +
    bar(842, 508, 80, '#A8A29E', 20) +
    bar(980, 504, 84, pen.t(-0.2), 28) +
    rect(842, 574, 222, 64, pen.t(0), 16) +
    bar(902, 598, 102, PAPER, 18),
};

/** Two telephones side by side. */
const phones = (pen: Pen) =>
  times(2, (at) => {
    const x = 300 + at * 320;
    const y = 60 + at * 40;
    return (
      rect(x, y + 12, 280, 580, '#292524', 44, { opacity: 0.14 }) +
      rect(x, y, 280, 580, '#1C1917', 44) +
      rect(x + 12, y + 12, 256, 556, SOFT, 34) +
      rect(x + 100, y + 24, 80, 18, '#1C1917', 9) +
      rect(x + 28, y + 66, 224, 130, pen.t(at * 0.2), 20) +
      bar(x + 50, y + 94, 110, PAPER) +
      bar(x + 50, y + 126, 150, PAPER, 28) +
      times(
        4,
        (row) =>
          card(x + 28, y + 214 + row * 80, 224, 66) +
          circle(x + 62, y + 247 + row * 80, 18, pen.t(0.2 + row * 0.15)) +
          bar(x + 92, y + 234 + row * 80, 110) +
          bar(x + 92, y + 254 + row * 80, 70, '#E7E5E4', 10),
      )
    );
  });
