import { useSyncExternalStore } from 'react';
import { noticeShown, useDispatch } from '@storefront/shared/store';

/** Shares a picture as a file; null where the system cannot share files. */
export function useSharePicture(src: string, name: string): (() => void) | null {
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf([], name)] }),
    () => false,
  );
  const dispatch = useDispatch();
  if (!canShare) return null;
  return () => {
    sharePicture(src, name).catch((error: unknown) => {
      // Thinking better of it is no failure.
      if ((error as Error).name !== 'AbortError') dispatch(noticeShown('referral:PictureNotShared'));
    });
  };
}

async function sharePicture(src: string, name: string): Promise<void> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(String(answer.status));
  await navigator.share({ files: [fileOf([await answer.blob()], name)] });
}

const fileOf = (parts: Blob[], name: string) => new File(parts, name, { type: 'image/png' });
