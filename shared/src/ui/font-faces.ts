const unicodeRanges = {
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

/** Text, emphasis and headings: each weight is two files, so there are no more. */
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

type Weight = (typeof weights)[number];

/** `@font-face` rules of all weights, for a page that has nothing better to wait for. */
export function fontFaces(urlOf: (file: FontFile) => string): string {
  const { first, later } = fontFacesInTurn(urlOf);
  return `${first}\n${later}`;
}

/**
 * `@font-face` rules for Be Vietnam Pro and for a fallback with the same metrics, so that the layout does not shift. The
 * files of the `later` ones would compete with the first picture: until a page adds those rules, their weights look like
 * the fallback.
 */
export function fontFacesInTurn(urlOf: (file: FontFile) => string): { first: string; later: string } {
  const [regular, ...others] = weights;
  const lines = (rules: string[]) => rules.join('\n');
  return {
    first: lines([
      ...facesOf(regular, urlOf),
      ...others.map((weight) => fallbackFace('Be Vietnam Pro', weight)),
      ...weights.map((weight) => fallbackFace('Be Vietnam Pro Fallback', weight)),
    ]),
    later: lines(others.flatMap((weight) => facesOf(weight, urlOf))),
  };
}

function facesOf(weight: Weight, urlOf: (file: FontFile) => string): string[] {
  return (['vietnamese', 'latin'] as const).map((subset) => {
    const url = urlOf({ subset, weight, name: `be-vietnam-pro-${subset}-${weight}-normal.woff2` });
    return `@font-face{font-family:'Be Vietnam Pro';font-style:normal;font-weight:${weight};font-display:swap;src:url(${JSON.stringify(url)}) format('woff2');unicode-range:${unicodeRanges[subset]}}`;
  });
}

function fallbackFace(family: string, weight: Weight): string {
  const ratio = widthRatio[weight];
  const local =
    weight < 600
      ? ['Arial', 'Liberation Sans', 'Roboto']
      : ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};src:${local.map((name) => `local('${name}')`).join(',')};size-adjust:${percent(ratio)};ascent-override:${percent(1 / ratio)};descent-override:${percent(0.265 / ratio)};line-gap-override:0%}`;
}
