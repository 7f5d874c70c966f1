import styled from '@emotion/styled';

/** Not seen, and read aloud. */
export const hiddenStyle = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for who listens instead of looking. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
