import createCache from '@emotion/cache';
import { CacheProvider, ClassNames, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { takeSentStyles } from './sent-styles';

test('styles that came with the page stay where they are, and only what is new is added, after them', () => {
  const { name } = css('color:red');
  document.head.innerHTML = `<style data-styles="first ${name}">.s-${name}{color:red}</style><meta name="after">`;
  const [sent, after] = document.head.children;
  const cache = createCache({ key: 's' });
  const show = (style: string) =>
    render(
      <CacheProvider value={cache}>
        <ClassNames>{(styles) => <i className={styles.css(style)} />}</ClassNames>
      </CacheProvider>,
    );

  takeSentStyles(cache);
  show('color:red');
  expect([...document.head.children]).toEqual([sent, after]);

  show('color:blue');
  const [first, added, last] = document.head.children;
  expect([first, last]).toEqual([sent, after]);
  expect(added).toHaveAttribute('data-emotion', 's');
});
