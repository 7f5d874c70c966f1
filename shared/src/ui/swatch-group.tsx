import { OptionGroup, type Option, type OptionGroupProps } from './option-group';
import { SwatchDot } from './swatch-dot';

export interface Swatch extends Option {
  /** `#rrggbb` */
  colour: string;
}
export type SwatchGroupProps = Omit<OptionGroupProps<Swatch>, 'mark'>;

/** Colours to choose one of, each with its name to read. */
export function SwatchGroup(props: SwatchGroupProps) {
  return <OptionGroup {...props} mark={({ colour }) => <SwatchDot colour={colour} />} />;
}
