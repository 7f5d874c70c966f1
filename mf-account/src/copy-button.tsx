import { Button, CopyIcon, IconButton } from '@storefront/shared/ui';
import { noticeShown, useDispatch } from '@storefront/shared/store';

interface Props {
  text: string;
  label: string;
  /** With its words, where no code stands right beside it. */
  isWordy?: boolean;
}

/** Puts a code on the clipboard and says so; absent where the browser has none to write to. */
export function CopyButton({ text, label, isWordy = false }: Props) {
  const dispatch = useDispatch();
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(noticeShown('Copied'));
    } catch {
      // Refused by the browser: the code stands beside the button, to be marked by hand.
    }
  };
  if (isWordy) {
    return (
      <Button variant="quiet" size="small" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
        {label}
      </Button>
    );
  }
  return <IconButton label={label} icon={<CopyIcon size={18} />} onClick={() => void copy()} />;
}
