const unicodeRanges = {
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

/** Text, emphasis and headings: each weight is two files that every page waits for, so there are no more. */
const weights = [400, 500, 600] as const;

/**
 * How much wider Be Vietnam Pro sets the same text than Arial (from 600 than Arial Bold), measured over the
 * advance widths of both fonts; its own ascent is 1 em, its descent 0.265 em, without a gap.
 */
const widthRatio = { 400: 1.087, 500: 1.0987, 600: 1.0325 } as const;

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** The file of one face inside `@fontsource/be-vietnam-pro/files/`. */
export interface FontFile {
  subset: keyof typeof unicodeRanges;
  weight: (typeof weights)[number];
  /** `be-vietnam-pro-vietnamese-400-normal.woff2` */
  name: string;
}

/**
 * `@font-face` rules for Be Vietnam Pro and for a fallback with the same metrics, so that the layout does not
 * shift.
 */
export function fontFaces(urlOf: (file: FontFile) => string): string {
  const faces = weights.flatMap((weight) =>
    (['vietnamese', 'latin'] as const).map((subset) => {
      const url = urlOf({ subset, weight, name: `be-vietnam-pro-${subset}-${weight}-normal.woff2` });
      return `@font-face{font-family:'Be Vietnam Pro';font-style:normal;font-weight:${weight};font-display:swap;src:url(${JSON.stringify(url)}) format('woff2');unicode-range:${unicodeRanges[subset]}}`;
    }),
  );
  const fallbacks = weights.map((weight) => {
    const ratio = widthRatio[weight];
    const local =
      weight < 600
        ? ['Arial', 'Liberation Sans', 'Roboto']
        : ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];
    return `@font-face{font-family:'Be Vietnam Pro Fallback';font-style:normal;font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(ratio)};ascent-override:${percent(1 / ratio)};descent-override:${percent(0.265 / ratio)};line-gap-override:0%}`;
  });
  return [...faces, ...fallbacks].join('\n');
}
