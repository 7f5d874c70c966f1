import { OptionGroup, type Option, type OptionGroupProps } from './option-group';

export type SizeChipsProps = Omit<OptionGroupProps<Option>, 'mark'>;

/** A choice of sizes. */
export function SizeChips(props: SizeChipsProps) {
  return <OptionGroup {...props} />;
}
