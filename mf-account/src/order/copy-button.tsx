import { CopyIcon, IconButton } from '@storefront/shared/ui';
import { noticeShown, useDispatch } from '@storefront/shared/store';

/** Puts a code on the clipboard and says so; absent where the browser has none to write to. */
export function CopyButton({ text, label }: { text: string; label: string }) {
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
  return <IconButton label={label} icon={<CopyIcon size={18} />} onClick={() => void copy()} />;
}
