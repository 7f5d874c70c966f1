import styled from '@emotion/styled';
import { OptionGroup, type Option, type OptionGroupProps } from './option-group';
import { safeColour } from './safe-colour';

export interface Swatch extends Option {
  /** `#rrggbb` */
  colour: string;
}
export type SwatchGroupProps = Omit<OptionGroupProps<Swatch>, 'mark'>;

/** Colours to choose one of, each with its name to read. */
export function SwatchGroup(props: SwatchGroupProps) {
  return <OptionGroup {...props} mark={({ colour }) => <SwatchDot colour={colour} />} />;
}

/** A dot of a product's colour; the name stands beside it. */
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
