import type { Drawing } from './drawing';
import { dress, aodai } from './dresses';
import { jacket } from './outerwear';
import { createPen, type Pen } from './pen';
import { companion } from './companion';
import { drone } from './drone';
import { groundShadow } from './scene';
import { circle, ellipse, group, line, path, rect } from './shapes';
import { sneaker } from './shoes';

/** The home page's banner: the calm left third is for the page's own words. */
export function drawHero(): string {
  const pens: Pen[] = [];
  const pen = (name: string, rgb: string, floor = true) => {
    const made = createPen(`hero-${name}`, rgb, { floor });
    pens.push(made);
    return made;
  };
  const scene = pen('scene', '#F97316');
  const place = (drawing: Drawing, by: Pen, x: number, y: number, scale: number) =>
    group(drawing.draw(by, 'front'), { transform: `translate(${x} ${y}) scale(${scale})` });

  const content =
    room(scene) +
    rail(scene) +
    hung(scene, 618, 172, place(jacket, pen('jacket', '#1F5B5E', false), 417, 61, 0.335)) +
    hung(scene, 812, 158, place(dress, pen('dress', '#EFE6D5', false), 614, 84, 0.33)) +
    hung(scene, 1000, 186, place(aodai, pen('aodai', '#B81F26', false), 796, 118, 0.34)) +
    plinth(scene, 1090, 520, 290, 200) +
    place(companion, pen('companion', '#F97316'), 1061, 148, 0.29) +
    plinth(scene, 660, 606, 320, 114) +
    place(sneaker, pen('sneaker', '#F8F7F4'), 683, 336, 0.255) +
    place(drone, pen('drone', '#E7E5E4', false), 1176, -84, 0.2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="720" viewBox="0 0 1440 720"><defs>${pens.map((each) => each.defs()).join('')}</defs>${content}</svg>`;
}

function room(pen: Pen): string {
  const floor = 'M0,610 C360,598 1080,598 1440,610 L1440,720 L0,720 Z';
  const arch = 'M726,640 L726,300 C726,170 826,76 948,76 C1070,76 1170,170 1170,300 L1170,640 Z';
  return (
    rect(0, 0, 1440, 720, pen.linear(0, 0, 1440, 720, [0, '#FFFAF3'], [0.5, '#FDF1E1'], [1, '#F8E1C6'])) +
    circle(330, 250, 620, pen.radial(330, 250, 620, [0, '#FFFFFF', 0.85], [1, '#FFFFFF', 0])) +
    path(arch, pen.linear(726, 76, 1170, 640, [0, '#FDA65B'], [0.45, '#F97316'], [1, '#DD5F0C'])) +
    pen.clip(
      arch,
      line(arch, '#9A3412', 26, { opacity: 0.18, transform: 'translate(-8 8)' }) +
        circle(830, 180, 300, pen.radial(830, 180, 300, [0, '#FFFFFF', 0.28], [1, '#FFFFFF', 0])),
    ) +
    path(floor, pen.linear(0, 600, 0, 720, [0, '#F6DDC0'], [1, '#FBEBD8'])) +
    path('M0,610 C360,598 1080,598 1440,610 L1440,622 C1080,608 360,608 0,622 Z', '#C98A4B', {
      opacity: 0.12,
    }) +
    plant(pen)
  );
}

const plant = (pen: Pen) => {
  const leaf = pen.as('#66744B');
  const blade = (turn: number, size: number) =>
    group(
      path(
        'M0,0 C26,-50 24,-120 0,-170 C-24,-120 -26,-50 0,0 Z',
        leaf.linear(-20, -160, 20, 0, [0, leaf.t(0.4)], [1, leaf.t(-0.3)]),
      ) + line('M0,-4 L0,-160', leaf.t(-0.4), 2, { opacity: 0.5 }),
      { transform: `translate(456 560) rotate(${turn}) scale(${size})` },
    );
  const pot = pen.as('#EFE6D5');
  return (
    groundShadow(pen, 462, 662, 74, 11, 0.8) +
    [-52, 48, -26, 26, -4].map((turn, index) => blade(turn, 0.86 + index * 0.07)).join('') +
    path(
      'M404,550 L508,550 L494,656 C480,666 432,666 418,656 Z',
      pot.linear(404, 550, 508, 660, [0, pot.t(0.6)], [0.5, pot.t(0)], [1, pot.t(-0.3)]),
    ) +
    ellipse(456, 550, 52, 11, pot.t(-0.25)) +
    ellipse(456, 551, 45, 8, '#57432E')
  );
};

const rail = (pen: Pen) => {
  const steel = (x1: number, y1: number, x2: number, y2: number) =>
    pen.linear(x1, y1, x2, y2, [0, '#78716C'], [0.35, '#F5F5F4'], [0.6, '#A8A29E'], [1, '#57534E']);
  return (
    [548, 1062]
      .map(
        (x) =>
          rect(x, 96, 11, 562, steel(x, 0, x + 11, 0), 5) +
          ellipse(x + 5, 660, 44, 7, '#57534E') +
          ellipse(x + 5, 658, 44, 6, '#A8A29E') +
          groundShadow(pen, x + 8, 664, 54, 7, 0.6),
      )
      .join('') +
    rect(520, 92, 572, 12, steel(0, 92, 0, 104), 6) +
    [520, 1092].map((x) => circle(x, 98, 10, steel(x - 10, 88, x + 10, 108))).join('')
  );
};

/** A wooden hanger behind what it carries. */
const hung = (pen: Pen, x: number, y: number, garment: string) => {
  const wood = pen.as('#C08A55');
  return (
    line(
      `M${x},${y} L${x},118 C${x},104 ${x + 15},102 ${x + 15},90 C${x + 14},76 ${x - 9},76 ${x - 9},90`,
      '#78716C',
      4,
    ) +
    line(
      `M${x - 58},${y + 20} C${x - 30},${y + 2} ${x - 12},${y - 6} ${x},${y - 6} C${x + 12},${y - 6} ${x + 30},${y + 2} ${x + 58},${y + 20}`,
      wood.t(-0.2),
      11,
    ) +
    line(
      `M${x - 58},${y + 18} C${x - 30},${y} ${x - 12},${y - 8} ${x},${y - 8} C${x + 12},${y - 8} ${x + 30},${y} ${x + 58},${y + 18}`,
      wood.t(0.3),
      6,
    ) +
    garment
  );
};

const plinth = (pen: Pen, x: number, y: number, width: number, height: number) => {
  const paper = pen.as('#FBF3E7');
  const cx = x + width / 2;
  const side = `M${x},${y} L${x},${y + height - 24} C${x + width * 0.2},${y + height} ${x + width * 0.8},${y + height} ${x + width},${y + height - 24} L${x + width},${y} Z`;
  return (
    groundShadow(pen, cx + 14, y + height - 14, width * 0.56, 18, 0.8) +
    path(side, pen.linear(x, 0, x + width, 0, [0, paper.t(0.3)], [0.35, paper.t(0)], [1, paper.t(-0.26)])) +
    ellipse(
      cx,
      y,
      width / 2,
      width * 0.085,
      pen.linear(x, y - 20, x + width, y + 20, [0, '#FFFFFF'], [1, paper.t(-0.08)]),
    )
  );
};
