import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { stylePlugins, stylePrefixes } from './style-prefixes';

/** The rules that a style becomes. */
function rulesOf(style: string): string {
  const cache = createCache({ key: 's', stylisPlugins: [stylePrefixes], speedy: false });
  const serialized = css`
    ${style}
  `;
  cache.insert(`.a`, serialized, cache.sheet, false);
  return cache.sheet.tags.map(({ textContent }) => textContent).join('');
}

test('a style names what the oldest supported browsers know only by a prefix, and nothing else twice', () => {
  expect(rulesOf('user-select:none;display:flex;transform:none;')).toBe(
    '.a{-webkit-user-select:none;user-select:none;display:flex;transform:none;}',
  );
  expect(rulesOf('mask:url(#a);mask-image:none;mask-type:alpha;')).toBe(
    '.a{-webkit-mask:url(#a);mask:url(#a);-webkit-mask-image:none;mask-image:none;mask-type:alpha;}',
  );
  expect(rulesOf('background-clip:text;')).toBe('.a{-webkit-background-clip:text;background-clip:text;}');
  expect(rulesOf('background-clip:padding-box;')).toBe('.a{background-clip:padding-box;}');
});

test('pages of a server share what was made of styles, and not without end', () => {
  const plugins = Array.from({ length: 1_500 }, stylePlugins);

  expect(plugins[1]).toBe(plugins[0]);
  expect(new Set(plugins).size).toBe(2);
});
