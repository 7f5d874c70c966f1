import type { Pen } from './pen';
import { hardware } from './metal';
import { circle, ellipse, group, line, path, rect, times } from './shapes';

export const box = (x: number, y: number, w: number, h: number, r = 0) => {
  const k = r * 0.45;
  return `M${x + r},${y} L${x + w - r},${y} C${x + w - k},${y} ${x + w},${y + k} ${x + w},${y + r} L${x + w},${y + h - r} C${x + w},${y + h - k} ${x + w - k},${y + h} ${x + w - r},${y + h} L${x + r},${y + h} C${x + k},${y + h} ${x},${y + h - k} ${x},${y + h - r} L${x},${y + r} C${x},${y + k} ${x + k},${y} ${x + r},${y} Z`;
};

/** A moulded shell: lit from the upper left, with a bright edge above and a dark one below. */
export function shell(pen: Pen, d: string, { on = '', gloss = 0.5, depth = 0.8 } = {}): string {
  const points = [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)];
  const xs = points.map(([, x]) => Number(x));
  const ys = points.map(([, , y]) => Number(y));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const body = pen.linear(
    left,
    top,
    left + (right - left) * 0.55,
    bottom,
    [0, pen.t(0.5)],
    [0.35, pen.t(0.1)],
    [0.7, pen.t(-0.14)],
    [1, pen.t(-0.42)],
  );
  return (
    path(d, body) +
    pen.clip(
      d,
      pen.soft(
        12 * depth,
        line(d, pen.t(-0.75), 26 * depth, {
          opacity: 0.5,
          transform: `translate(${-9 * depth} ${-10 * depth})`,
        }) +
          line(d, pen.t(1), 18 * depth, {
            opacity: gloss,
            transform: `translate(${9 * depth} ${9 * depth})`,
          }),
        d,
      ) + on,
    ) +
    line(d, pen.t(-0.65), 2, { opacity: 0.7 })
  );
}

export function screw(pen: Pen, x: number, y: number, r: number, turn = 20): string {
  return (
    circle(x, y + r * 0.2, r * 1.15, '#0C0A09', { opacity: 0.35 }) +
    circle(x, y, r, hardware(pen, x, y, r, '#B8B4AE')) +
    circle(x, y, r, 'none', { stroke: '#44403C', strokeWidth: 1, opacity: 0.7 }) +
    group(
      line(`M${-r * 0.55},0 L${r * 0.55},0`, '#292524', r * 0.24) +
        line(`M0,${-r * 0.55} L0,${r * 0.55}`, '#292524', r * 0.24),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    )
  );
}

export function lens(pen: Pen, x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.06, y + r * 0.1, r * 1.06, '#0C0A09', { opacity: 0.35 }) +
    circle(
      x,
      y,
      r,
      pen.linear(x - r, y - r, x + r, y + r, [0, '#57534E'], [0.5, '#292524'], [1, '#0C0A09']),
    ) +
    circle(x, y, r * 0.86, '#1C1917', { stroke: '#57534E', strokeWidth: r * 0.03 }) +
    circle(
      x,
      y,
      r * 0.7,
      pen.radial(x, y, r * 0.7, [0, '#1E293B'], [0.55, '#0F172A'], [0.8, '#312E81'], [1, '#020617']),
    ) +
    circle(
      x,
      y,
      r * 0.4,
      pen.radial(x - r * 0.1, y - r * 0.1, r * 0.5, [0, '#475569'], [0.4, '#1E1B4B'], [1, '#020617']),
    ) +
    ellipse(x - r * 0.26, y - r * 0.3, r * 0.24, r * 0.15, '#FFFFFF', {
      opacity: 0.75,
      transform: `rotate(-35 ${x - r * 0.26} ${y - r * 0.3})`,
    }) +
    circle(x + r * 0.28, y + r * 0.3, r * 0.08, '#A5B4FC', { opacity: 0.6 })
  );
}

/** A row of black header with its gold pins' heads. */
export function header(pen: Pen, x: number, y: number, count: number, pitch: number, down = true): string {
  const length = count * pitch;
  return (
    rect(x + 4, y + 5, down ? pitch : length, down ? length : pitch, '#0C0A09', 2, { opacity: 0.35 }) +
    rect(
      x,
      y,
      down ? pitch : length,
      down ? length : pitch,
      pen.linear(x, y, x + pitch, y + pitch, [0, '#44403C'], [1, '#1C1917']),
      2,
    ) +
    times(count, (index) => {
      const px = x + pitch / 2 + (down ? 0 : index * pitch);
      const py = y + pitch / 2 + (down ? index * pitch : 0);
      const s = pitch * 0.42;
      return (
        rect(px - s / 2, py - s / 2, s, s, '#0C0A09', 1) +
        rect(px - s * 0.28, py - s * 0.28, s * 0.56, s * 0.56, '#D9A441', 1)
      );
    })
  );
}

export function chip(pen: Pen, x: number, y: number, w: number, h: number, legs = 8): string {
  const pitch = w / legs;
  return (
    times(legs, (i) => rect(x + (i + 0.3) * pitch, y - 9, pitch * 0.4, h + 18, '#D6D3D1', 1)) +
    rect(x + 4, y + 6, w, h, '#0C0A09', 4, { opacity: 0.4 }) +
    rect(x, y, w, h, pen.linear(x, y, x + w, y + h, [0, '#44403C'], [0.5, '#292524'], [1, '#161412']), 4) +
    circle(x + 12, y + 12, 4.5, '#57534E') +
    rect(x + w * 0.3, y + h * 0.42, w * 0.42, 3.5, '#78716C', 1) +
    rect(x + w * 0.3, y + h * 0.56, w * 0.28, 3.5, '#78716C', 1)
  );
}

/** A bare circuit board: solder mask, copper traces under it, plated holes at the corners. */
export function pcb(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  traces: string[],
  holes: [number, number][],
  r = 18,
): string {
  const d = box(x, y, w, h, r);
  return (
    path(d, pen.t(-0.6), { transform: 'translate(5 8)' }) +
    path(d, pen.linear(x, y, x + w, y + h, [0, pen.t(0.28)], [0.5, pen.t(0)], [1, pen.t(-0.28)])) +
    pen.clip(
      d,
      traces
        .map(
          (trace) =>
            line(trace, pen.t(0.32), 5, { opacity: 0.7 }) +
            line(trace, pen.t(-0.4), 1.2, { opacity: 0.5, transform: 'translate(3 3)' }),
        )
        .join('') + line(d, pen.t(0.8), 4, { opacity: 0.5, transform: 'translate(2 2)' }),
    ) +
    holes
      .map(
        ([hx, hy]) =>
          circle(hx, hy, 19, '#D9B25A') +
          circle(hx, hy, 18, 'none', { stroke: '#92702A', strokeWidth: 1.4 }) +
          circle(hx, hy, 11.5, '#E7E5E4') +
          circle(hx + 1.5, hy + 2, 10, '#D6D3D1'),
      )
      .join('')
  );
}

/** Resistors and capacitors: tiny, but a board without them looks like a toy. */
export const parts = (spots: [number, number, ('r' | 'c' | 'l')?][]) =>
  spots
    .map(([x, y, kind = 'r']) => {
      const body = { r: '#292524', c: '#B08D57', l: '#F5F5F4' }[kind];
      return (
        rect(x - 13, y - 7 + 3, 26, 14, '#0C0A09', 2, { opacity: 0.3 }) +
        rect(x - 13, y - 7, 26, 14, '#D6D3D1', 2) +
        rect(x - 7, y - 7, 14, 14, body, 1) +
        (kind === 'l' ? circle(x, y, 5, '#FB923C') : '')
      );
    })
    .join('');

export function usbPort(pen: Pen, x: number, y: number, w: number, h: number): string {
  return (
    rect(x + 4, y + 6, w, h, '#0C0A09', 8, { opacity: 0.35 }) +
    rect(
      x,
      y,
      w,
      h,
      pen.linear(x, y, x + w, y, [0, '#E7E5E4'], [0.3, '#F5F5F4'], [0.6, '#A8A29E'], [1, '#78716C']),
      8,
      { stroke: '#57534E', strokeWidth: 1.6 },
    ) +
    rect(x + w * 0.16, y + h * 0.25, w * 0.68, 5, '#78716C', 2) +
    rect(x + w * 0.16, y + h * 0.55, w * 0.68, 5, '#78716C', 2)
  );
}

export function wire(color: string, d: string, width = 15): string {
  return (
    line(d, '#0C0A09', width, { opacity: 0.22, transform: 'translate(6 9)' }) +
    line(d, '#1C1917', width, { opacity: 0.5 }) +
    line(d, color, width - 3) +
    line(d, '#FFFFFF', width * 0.2, {
      opacity: 0.4,
      transform: `translate(${-width * 0.16} ${-width * 0.16})`,
    })
  );
}
