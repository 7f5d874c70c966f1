import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../ui/button';

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** Submits the form. Its label names the action, with the amount of a payment. `busy` is the caller's pending state. */
export function SubmitButton({ busy = false, size = 'large', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...rest} size={size} type="submit" busy={busy || isSubmitting} />;
}
