import { isDark, shade, tint, wearable } from './colors';

type Stop = [offset: number, color: string, opacity?: number];

/** Collects definitions while a drawing is made, so that a part can be drawn where it is thought of. */
export interface Pen {
  rgb: string;
  dark: boolean;
  /** Drawn for a close look: parts may add what is too fine for the whole picture. */
  close: boolean;
  /** Whether it stands on a floor; what hangs in a larger scene throws no shadow under itself. */
  floor: boolean;
  /** A tone of the product's colour: −1 deep shadow, 0 the colour itself, 1 highlight. */
  t(k: number): string;
  linear(x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]): string;
  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string;
  /** Everything inside blurred together; the nearer the region `around` a path, the faster it renders. */
  soft(deviation: number, content: string, around?: string): string;
  clip(d: string, content: string): string;
  /** One motif again and again; several make one cell, since renderers are slow at very small cells. */
  pattern(width: number, height: number, motif: string, transform?: string): string;
  /** The same drawing habits in another colour: soles, boards, screens. */
  as(rgb: string): Pen;
  defs(): string;
}

export function createPen(name: string, rgb: string, { close = false, floor = true } = {}): Pen {
  const ids = new Map<string, string>();
  const made: string[] = [];
  const add = (make: (id: string) => string): string => {
    const key = make('');
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${name}-${ids.size}`;
    ids.set(key, id);
    made.push(make(id));
    return id;
  };

  const pen = (color: string): Pen => {
    const base = wearable(color);
    return {
      rgb: base,
      dark: isDark(base),
      close,
      floor,
      t: (k) => (k >= 0 ? tint(base, k) : shade(base, -k)),
      linear: (x1, y1, x2, y2, ...stops) =>
        `url(#${add(
          (id) =>
            `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`,
        )})`,
      radial: (cx, cy, r, ...stops) =>
        `url(#${add(
          (id) =>
            `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${drawStops(stops)}</radialGradient>`,
        )})`,
      soft(deviation, content, around) {
        const [x, y, width, height] = reach(deviation, content, around);
        const id = add(
          (filter) =>
            `<filter id="${filter}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
        );
        return `<g filter="url(#${id})">${content}</g>`;
      },
      clip(d, content) {
        const id = add((clip) => `<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
        return `<g clip-path="url(#${id})">${content}</g>`;
      },
      pattern(width, height, motif, transform = '') {
        const across = Math.max(1, Math.round(72 / width));
        const along = Math.max(1, Math.round(72 / height));
        const cell = Array.from({ length: across * along }, (_, index) => {
          const x = (index % across) * width;
          const y = Math.floor(index / across) * height;
          return `<g transform="translate(${x} ${y})">${motif}</g>`;
        }).join('');
        const id = add(
          (cellName) =>
            `<pattern id="${cellName}" patternUnits="userSpaceOnUse" width="${across * width}" height="${along * height}" patternTransform="${transform}">${cell}</pattern>`,
        );
        return `url(#${id})`;
      },
      as: pen,
      defs: () => made.join(''),
    };
  };
  return pen(rgb);
}

function drawStops(stops: Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

type Box = [x: number, y: number, width: number, height: number];

/** Where a blur is to be computed: the smaller, the faster. What is turned or scaled is not worth measuring. */
function reach(deviation: number, content: string, around: string | undefined): Box {
  if (around !== undefined) return bounds(around, 2);
  if (/<(g|rect|ellipse)|rotate|scale|matrix/.test(content)) return [0, 0, 1200, 1500];
  const paths = [...content.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ');
  return bounds(paths, deviation * 3 + 44);
}

/** The box around a path's points, with some margin. */
function bounds(d: string, margin: number): Box {
  const points = [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)];
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  const left = Math.floor(Math.min(...xs) - margin);
  const top = Math.floor(Math.min(...ys) - margin);
  return [left, top, Math.ceil(Math.max(...xs) + margin) - left, Math.ceil(Math.max(...ys) + margin) - top];
}
