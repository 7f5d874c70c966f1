import type { DrawingKind } from '../types';
import { drawingOf } from './draw';
import { createPen, type Pen } from './pen';
import { circle, ellipse, group, path, rect } from './shapes';

/** One thing in a scene: its middle, and how large it is beside its own drawing. */
interface Thing {
  kind: DrawingKind;
  rgb: string;
  x: number;
  y: number;
  scale: number;
  turn?: number;
  /** What hangs or flies throws no shadow under itself. */
  floats?: boolean;
}
export interface NewsScene {
  /** The wall's colour; floor and arch are tones of it. */
  wall: string;
  shape: 'arch' | 'sun' | 'window';
  things: Thing[];
}

export const NEWS_PICTURE = { width: 1200, height: 675 };
const { width, height } = NEWS_PICTURE;
const FLOOR = 545;

/** The picture of an article: things of the shop in a room of one colour. `name` keeps its parts' ids apart. */
export function drawNews(name: string, { wall, shape, things }: NewsScene): string {
  const room = createPen(`${name}-room`, wall);
  const drawn = things.map((thing, at) => {
    const pen = createPen(`${name}-${at}`, thing.rgb, { floor: thing.floats !== true });
    const place = `translate(${thing.x} ${thing.y}) rotate(${thing.turn ?? 0}) scale(${thing.scale}) translate(-600 -790)`;
    return { pen, svg: group(drawingOf(thing.kind).draw(pen, 'front'), { transform: place }) };
  });
  const content = wallOf(room) + shapes[shape](room) + floorOf(room) + drawn.map(({ svg }) => svg).join('');
  const defs = [room, ...drawn.map(({ pen }) => pen)].map((pen) => pen.defs()).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${content}</svg>`;
}

const wallOf = (pen: Pen) =>
  rect(
    0,
    0,
    width,
    height,
    pen.linear(0, 0, width, height, [0, pen.t(0.95)], [0.5, pen.t(0.8)], [1, pen.t(0.62)]),
  ) + circle(330, 180, 520, pen.radial(330, 180, 520, [0, '#FFFFFF', 0.7], [1, '#FFFFFF', 0]));

const floorOf = (pen: Pen) =>
  rect(0, FLOOR, width, height - FLOOR, pen.linear(0, FLOOR, 0, height, [0, pen.t(0.52)], [1, pen.t(0.72)])) +
  rect(0, FLOOR, width, 10, pen.linear(0, FLOOR, 0, FLOOR + 10, [0, pen.t(-0.2)], [1, pen.t(0.52)]), 0, {
    opacity: 0.25,
  });

const strong = (pen: Pen) =>
  pen.linear(380, 60, 860, FLOOR, [0, pen.t(0.42)], [0.5, pen.t(0.18)], [1, pen.t(0)]);

const shapes: Record<NewsScene['shape'], (pen: Pen) => string> = {
  arch: (pen) =>
    path(
      `M360,${FLOOR} L360,300 C360,167 467,60 600,60 C733,60 840,167 840,300 L840,${FLOOR} Z`,
      strong(pen),
    ),
  sun: (pen) =>
    circle(600, 300, 235, strong(pen)) + ellipse(600, FLOOR, 300, 12, pen.t(-0.3), { opacity: 0.12 }),
  window: (pen) =>
    rect(330, 70, 540, 370, strong(pen), 24) +
    rect(594, 70, 12, 370, pen.t(0.85)) +
    rect(330, 249, 540, 12, pen.t(0.85)),
};
