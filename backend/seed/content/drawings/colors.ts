/** Small colour arithmetic in OKLCH, where equal steps of lightness look equal for every hue. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gamma = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

export function toOklch(hex: string): Oklch {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  const r = linear(((value >> 16) & 255) / 255);
  const g = linear(((value >> 8) & 255) / 255);
  const b = linear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** Out-of-gamut colours lose chroma, never hue or lightness. */
export function toHex(color: Oklch): string {
  let fitted = color;
  let rgb = toLinearRgb(fitted);
  while (fitted.c > 0.002 && rgb.some((channel) => channel < -0.001 || channel > 1.001)) {
    fitted = { ...fitted, c: fitted.c * 0.92 };
    rgb = toLinearRgb(fitted);
  }
  const digits = rgb.map((channel) => {
    const byte = Math.round(gamma(Math.min(1, Math.max(0, channel))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** A lighter tone of the same colour; `amount` 0 to 1 of the way towards white's half. */
export function tint(hex: string, amount: number): string {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: l + (1 - l) * 0.6 * amount, c: c * (1 - 0.35 * amount), h });
}

/** A darker tone of the same colour; `amount` 0 to 1, 1 being nearly black. */
export function shade(hex: string, amount: number): string {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: l * (1 - 0.62 * amount), c: c * (1 - 0.25 * amount), h });
}

/** Pure white and pure black leave no room for light and shadow, so cloth never quite reaches them. */
export function wearable(hex: string): string {
  const color = toOklch(hex);
  return toHex({ ...color, l: Math.min(0.962, Math.max(0.27, color.l)) });
}

export const isDark = (hex: string) => toOklch(hex).l < 0.45;
