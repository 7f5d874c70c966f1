import type { PictureSource } from '../picture';

/** Drawn in code, so that the gallery needs no server: a jacket on the background of the shop's pictures. */
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#F5F5F4"/><ellipse cx="200" cy="440" rx="110" ry="12" fill="#1C1917" opacity=".12"/><path d="M150 110 90 150 64 330l44 8 16-90v180h152V248l16 90 44-8-26-180-60-40c-10 26-90 26-100 0Z" fill="${colour}"/><path d="M200 132v296M150 110c10 26 90 26 100 0M132 330h44M224 330h44" fill="none" stroke="#1C1917" stroke-opacity=".35" stroke-width="3"/></svg>`,
  )}#`;

export const pictures: Record<'orange' | 'green' | 'navy' | 'sand', PictureSource> = {
  orange: picture('#EA580C', 'Áo khoác gió màu cam'),
  green: picture('#4D7C5B', 'Áo khoác gió màu rêu'),
  navy: picture('#28406B', 'Áo khoác gió màu xanh than'),
  sand: picture('#C8A77A', 'Áo khoác gió màu cát'),
};

function picture(colour: string, alt: string): PictureSource {
  return { url: drawing(colour), width: 800, height: 1000, color: '#F5F5F4', alt };
}
