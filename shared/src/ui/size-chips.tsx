import { OptionGroup, type Option, type OptionGroupProps } from './option-group';

export type SizeChipsProps = Omit<OptionGroupProps<Option>, 'mark'>;

/** Sizes to choose one of. */
export function SizeChips(props: SizeChipsProps) {
  return <OptionGroup {...props} />;
}
