import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

export interface HeadingProps extends ComponentProps<'h2'> {
  level?: 1 | 2 | 3 | 4;
  /** The look, where it differs from the level. */
  size?: 1 | 2 | 3 | 4;
}

/** A heading whose look may differ from its level. */
export function Heading({ level = 2, size = level, ...rest }: HeadingProps) {
  return <Look as={`h${level}`} data-size={size} {...rest} />;
}

const Look = styled.h2`
  line-height: 1.25;
  letter-spacing: -0.01em;
  &[data-size='1'] {
    font-size: clamp(var(--t-2xl), 1.3rem + 1.8vw, var(--t-3xl));
  }
  &[data-size='2'] {
    font-size: clamp(var(--t-xl), 1.15rem + 0.9vw, var(--t-2xl));
  }
  &[data-size='3'] {
    font-size: var(--t-lg);
    letter-spacing: 0;
  }
  &[data-size='4'] {
    font-size: var(--t-md);
    letter-spacing: 0;
  }
`;
