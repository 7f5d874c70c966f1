import styled from '@emotion/styled';
import { safeColour } from './safe-colour';

/** A dot in a product's colour; the name stands beside it. */
export function SwatchDot({ colour }: { colour: string }) {
  return <Dot $colour={safeColour(colour)} />;
}

const Dot = styled.span<{ $colour: string }>`
  flex: none;
  width: 20px;
  height: 20px;
  border: 1px solid var(--c-line-control);
  border-radius: 50%;
  background: ${({ $colour }) => $colour};
`;
