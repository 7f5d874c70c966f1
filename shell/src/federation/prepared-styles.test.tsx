import createCache from '@emotion/cache';
import { CacheProvider, css, keyframes } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import preparedStyled from './prepared-styles';

const styled = preparedStyled as typeof emotionStyled;
const fade = keyframes`from { opacity: 0; }`;
const wide = css`
  width: 100%;
`;

function piecesOf(make: typeof emotionStyled) {
  const Box = make.div`
    ${wide};
    animation: ${fade} 1s;
    padding: ${4}px;
    &:hover {
      color: red;
    }
  `;
  const Card = make(Box)`
    margin: 0;
  `;
  const Row = make(Card)<{ $gap: number }>`
    gap: ${({ $gap }) => $gap}px;
  `;
  const Note = make('p')({ color: 'blue' });
  const Plain = ({ className }: { className?: string }) => <i className={className} />;
  const Named = make(Plain)`
    top: 0;
  `;
  return (
    <>
      <Box />
      <Card as="a" />
      <Row $gap={2} />
      <Row $gap={3} className="own" />
      <Note />
      <Named />
    </>
  );
}

/** Emotion names a class by the text of its styles, which may differ by a semicolon. */
const withoutNames = (text: string) => text.replaceAll(/test-\w+/g, 'test-name');

function drawn(pieces: ReactNode) {
  const cache = createCache({ key: 'test', speedy: false });
  const { container } = render(<CacheProvider value={cache}>{pieces}</CacheProvider>);
  return {
    html: withoutNames(container.innerHTML),
    rules: cache.sheet.tags.map(({ textContent }) => withoutNames(textContent)),
  };
}

test('components have the elements and rules that emotion gives them', () => {
  const { html, rules } = drawn(piecesOf(styled));

  expect({ html, rules }).toEqual(drawn(piecesOf(emotionStyled)));
  expect(html).toContain('class="own test-name"');
  expect(rules).toContain('.test-name:hover{color:red;}');
});

test('styles that depend on no property are joined once', () => {
  const Box = styled.div`
    padding: ${4}px;
    margin: ${0};
  `;
  const Row = styled(Box)<{ $gap: number }>`
    gap: ${({ $gap }) => $gap}px;
  `;

  expect(Box).toHaveProperty('__emotion_styles', [
    expect.objectContaining({ styles: expect.stringContaining('4px') }),
  ]);
  expect(Row).toHaveProperty('__emotion_styles.length', 4);
});
