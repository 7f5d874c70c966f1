import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';

type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;
interface LayoutProps {
  children?: ReactNode;
  /** A step of the 4 px grid: 4 is 16 px. */
  gap?: Gap;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Items below each other with one gap. */
export function Stack({ gap = 4, ...rest }: LayoutProps) {
  return <Column data-gap={gap} {...rest} />;
}

/** Items beside each other, wrapping; `between` pushes them to the edges. */
export function Row({ gap = 3, between = false, ...rest }: LayoutProps & { between?: boolean }) {
  return <Line data-gap={gap} data-between={between || undefined} {...rest} />;
}

/** The top of a section: its heading, and a link to more of it. */
export const SectionTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  margin-bottom: var(--s-4);
`;

const gaps = [1, 2, 3, 4, 6, 8, 12].map((step) => `&[data-gap='${step}']{gap:var(--s-${step})}`).join('');

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gaps}
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gaps}
  &[data-between] {
    justify-content: space-between;
  }
`;
