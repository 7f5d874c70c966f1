import styled from '@emotion/styled';
import type { Breakpoint } from './tokens';

/** How wide each kind of content gets, however wide the screen is. */
const widths = { form: 480, text: 768, wide: 1200, whole: 1440 } satisfies Record<string, Breakpoint>;

/**
 * Centres a page's content between the gutters; `data-width` narrows it (`text` for reading, `form` for one
 * column).
 */
export const Container = styled.div<{ 'data-width'?: 'form' | 'text' | 'wide' }>`
  width: 100%;
  max-width: ${widths.whole}px;
  margin-inline: auto;
  padding-inline: var(--gutter);
  &[data-width='form'] {
    max-width: ${widths.form}px;
  }
  &[data-width='text'] {
    max-width: ${widths.text}px;
  }
  &[data-width='wide'] {
    max-width: ${widths.wide}px;
  }
`;
