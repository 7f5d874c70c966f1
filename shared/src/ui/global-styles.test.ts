import { fontFaces, fontFacesInTurn, type FontFile } from './font-faces';
import { globalStyles } from './global-styles';
import { dark, light } from './tokens';

test("a visitor gets the system's theme until they choose one", () => {
  expect(globalStyles).toContain(`:root,[data-theme=light]{color-scheme:light`);
  expect(globalStyles).toContain(
    '@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark',
  );
  expect(globalStyles).toContain(`[data-theme=dark]{color-scheme:dark`);
});

test.each([light, dark])('behind a dialog the place of the scroll bar is as dark as the rest', (theme) => {
  const [red = 0, green = 0, blue = 0, alpha = 0] = (theme.backdrop.match(/[\d.]+/g) ?? []).map(Number);
  const ground = [1, 3, 5].map((at) => Number.parseInt(theme.ground.slice(at, at + 2), 16));
  const dimmed = ground.map((channel, at) =>
    Math.round(channel * (1 - alpha) + ([red, green, blue][at] ?? 0) * alpha),
  );
  const given = [1, 3, 5].map((at) => Number.parseInt(theme['ground-dimmed'].slice(at, at + 2), 16));

  dimmed.forEach((channel, at) => expect(Math.abs(channel - (given[at] ?? 0))).toBeLessThanOrEqual(1));
  expect(globalStyles).toMatch(/:root:has\(dialog\[open\]\)\{[^}]*background:var\(--c-ground-dimmed\)/);
});

test('both themes define the same colours', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

test('a page loads Vietnamese and Latin letters in three weights, and shows text before they arrive', () => {
  const files: FontFile[] = [];
  const css = fontFaces((file) => {
    files.push(file);
    return `/fonts/${file.name}`;
  });

  expect(files).toHaveLength(6);
  for (const { name } of files) {
    expect(name).toMatch(/^be-vietnam-pro-(vietnamese|latin)-[4-6]00-normal\.woff2$/);
    expect(css).toContain(`url("/fonts/${name}")`);
  }
  expect(css.match(/font-display:swap/g)).toHaveLength(6);
});

test('text in the fallback font is as wide and as high as in the web font', () => {
  const css = fontFaces(() => '/x.woff2');

  expect(css).toContain(
    'size-adjust:108.70%;ascent-override:92.00%;descent-override:24.38%;line-gap-override:0%',
  );
});

test('before the first picture a page asks for the files of one weight, and the others look like the fallback', () => {
  const { first, later } = fontFacesInTurn(({ name }) => `/fonts/${name}`);

  expect(first.match(/be-vietnam-pro-[a-z]+-\d+/g)).toEqual([
    'be-vietnam-pro-vietnamese-400',
    'be-vietnam-pro-latin-400',
  ]);
  for (const weight of [500, 600]) {
    expect(first).toMatch(
      new RegExp(`font-family:'Be Vietnam Pro';font-style:normal;font-weight:${weight};src:local\\(`),
    );
    expect(later.match(new RegExp(`font-weight:${weight}`, 'g'))).toHaveLength(2);
  }
});
