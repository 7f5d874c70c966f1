import { dark, light, type Colour } from './tokens';

/** The colours of a theme that follow the brand colour. */
export type BrandColours = Pick<
  Record<Colour, string>,
  'brand' | 'on-brand' | 'action' | 'action-hover' | 'on-action' | 'tint'
>;
type Rgb = readonly [number, number, number];

/** WCAG AA for text. */
const AA = 4.5;
const steps = Array.from({ length: 101 }, (_, at) => at / 100);

const rgbOf = (hex: string): Rgb => {
  const at = (from: number) => parseInt(hex.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
};
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** `share` of the second colour in the first. */
const mixed = (one: string, other: string, share: number) => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const mix = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * share;
  return hexOf([mix(0), mix(1), mix(2)]);
};

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const isReadable = (colour: string, grounds: readonly string[]) =>
  grounds.every((ground) => contrastOf(colour, ground) >= AA);

/** Moved towards black or white until it can be read on these grounds, and `further` beyond that. */
function readable(colour: string, towards: string, grounds: readonly string[], further = 0): string {
  const share = steps.find((step) => isReadable(mixed(colour, towards, step), grounds)) ?? 1;
  return mixed(colour, towards, Math.min(1, share + further));
}

/** The first of the usual inks that can be read on a colour; black or white always can. */
const inkOn = (grounds: readonly string[], inks: readonly string[]) =>
  inks.find((ink) => isReadable(ink, grounds)) ?? '#000000';

/**
 * The colours of both themes for a brand colour: itself for areas, a darker or lighter one for text and buttons, and a faint
 * one for grounds, each pair with the contrast of WCAG AA. Null when the colour is none.
 */
export function brandColours(colour: string): Record<'light' | 'dark', BrandColours> | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const brand = colour.toUpperCase();
  const onBrand = inkOn([brand], [light['on-brand'], '#FFFFFF', '#000000']);
  const lightTint = mixed('#FFFFFF', brand, 0.05);
  const darkTint = mixed(dark.paper, brand, 0.08);
  const lightGrounds = [light.paper, light.ground, lightTint, light['on-action']];
  const darkGrounds = [dark.paper, dark.ground, darkTint, dark['on-action']];
  return {
    light: {
      brand,
      'on-brand': onBrand,
      action: readable(brand, '#000000', lightGrounds),
      'action-hover': readable(brand, '#000000', lightGrounds, 0.2),
      'on-action': light['on-action'],
      tint: lightTint,
    },
    dark: {
      brand,
      'on-brand': onBrand,
      action: readable(brand, '#FFFFFF', darkGrounds),
      'action-hover': readable(brand, '#FFFFFF', darkGrounds, 0.2),
      'on-action': dark['on-action'],
      tint: darkTint,
    },
  };
}

const variables = (colours: BrandColours) =>
  Object.entries(colours)
    .map(([name, value]) => `--c-${name}:${value};`)
    .join('');

/** The style sheet that puts a brand colour over the global styles; empty when the colour is none. */
export function brandStyles(colour: string | null | undefined): string {
  const colours = colour ? brandColours(colour) : null;
  if (!colours) return '';
  return `:root,[data-theme=light]{${variables(colours.light)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${variables(colours.dark)}}}
[data-theme=dark]{${variables(colours.dark)}}
`;
}
