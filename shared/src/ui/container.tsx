import styled from '@emotion/styled';

/**
 * Centres a page's content between the gutters; `data-width` narrows it (`text` for reading, `form` for one
 * column).
 */
export const Container = styled.div<{ 'data-width'?: 'form' | 'text' | 'wide' }>`
  width: 100%;
  max-width: 1440px;
  margin-inline: auto;
  padding-inline: var(--gutter);
  &[data-width='form'] {
    max-width: 480px;
  }
  &[data-width='text'] {
    max-width: 768px;
  }
  &[data-width='wide'] {
    max-width: 1200px;
  }
`;
