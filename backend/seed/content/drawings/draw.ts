import type { DrawingKind, DrawingView } from '../types';
import { cap, scarf, socks } from './accessories';
import { backpack, tote } from './bags';
import { arm } from './arm';
import { battery } from './battery';
import { board } from './board';
import { camera } from './camera';
import { companion } from './companion';
import { drone } from './drone';
import { motor, servo } from './motors';
import { rover } from './rover';
import { sensor } from './sensor';
import { shorts } from './shorts';
import { skirt } from './skirt';
import { jeans, trousers } from './trousers';
import { vacuum } from './vacuum';
import type { Drawing } from './drawing';
import { aodai, dress } from './dresses';
import { hoodie, jacket } from './outerwear';
import { createPen } from './pen';
import { backdrop } from './scene';
import { printer, spool } from './printing';
import { sneaker } from './shoes';
import { polo, shirt, tshirt } from './tops';

const drawings: Record<DrawingKind, Drawing> = {
  tshirt,
  polo,
  shirt,
  hoodie,
  jacket,
  jeans,
  trousers,
  shorts,
  skirt,
  dress,
  aodai,
  sneaker,
  backpack,
  tote,
  cap,
  socks,
  scarf,
  sensor,
  camera,
  board,
  servo,
  motor,
  battery,
  rover,
  companion,
  arm,
  drone,
  vacuum,
  printer,
  spool,
};

export const drawingOf = (kind: DrawingKind): Drawing => drawings[kind];

/** A product's picture: a standalone SVG, 1200 × 1500, tinted by the variant's own colour. */
export function drawProduct(kind: DrawingKind, rgb: string, view: DrawingView): string {
  const { draw, detail, scale = 1 } = drawings[kind];
  const close = view === 'detail';
  const pen = createPen(`${kind}-${view}-${rgb.replace('#', '').toLowerCase()}`, rgb, { close });
  const drawn = draw(pen, close ? 'front' : view);
  const content =
    backdrop(pen) +
    (close || scale === 1
      ? drawn
      : `<g transform="translate(600 790) scale(${scale}) translate(-600 -790)">${drawn}</g>`);
  const box = close ? `${detail.x} ${detail.y} ${detail.width} ${detail.width * 1.25}` : '0 0 1200 1500';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="${box}"><defs>${pen.defs()}</defs>${content}</svg>`;
}
