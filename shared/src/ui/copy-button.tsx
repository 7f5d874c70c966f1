import { noticeShown, useDispatch } from '@storefront/shared/store';
import { Button } from './button';
import { IconButton } from './icon-button';
import { CopyIcon } from './icons';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** Shows the label; by default only the icon is visible. */
  isLabelShown?: boolean | undefined;
}

/**
 * Copies a text to the clipboard and shows a notice; absent where the browser has no clipboard to write to.
 */
export function CopyButton({ text, label, isLabelShown = false }: CopyButtonProps) {
  const dispatch = useDispatch();
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(noticeShown('Copied'));
    } catch {
      // The browser refused: the text stands beside the button and can be selected by hand.
    }
  };
  if (isLabelShown) {
    return (
      <Button variant="quiet" size="small" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
        {label}
      </Button>
    );
  }
  return <IconButton label={label} icon={<CopyIcon size={18} />} onClick={() => void copy()} />;
}
