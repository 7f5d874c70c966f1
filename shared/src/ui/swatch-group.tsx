import { OptionGroup, type Option, type OptionGroupProps } from './option-group';
import { SwatchDot } from './swatch-dot';

export interface Swatch extends Option {
  /** `#rrggbb` */
  colour: string;
}
export type SwatchGroupProps = Omit<OptionGroupProps<Swatch>, 'mark'>;

/** A choice of colours, each with its name. */
export function SwatchGroup(props: SwatchGroupProps) {
  return <OptionGroup {...props} mark={({ colour }) => <SwatchDot colour={colour} />} />;
}
