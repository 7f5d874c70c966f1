import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '../ui/button';

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** Sends the form; says what happens, with the amount where money moves. `busy` is the caller's "pending". */
export function SubmitButton({ busy = false, size = 'large', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...rest} size={size} type="submit" busy={busy || isSubmitting} />;
}
