/** The part of fontkit that draws text as outlines. */
declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function openSync(file: string): Font;
}
