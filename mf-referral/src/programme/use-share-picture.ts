import { useSyncExternalStore } from 'react';

/** Shares a picture as a file; null where the system cannot share files. */
export function useSharePicture(src: string, name: string): (() => void) | null {
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf([], name)] }),
    () => false,
  );
  if (!canShare) return null;
  return () => {
    void sharePicture(src, name);
  };
}

async function sharePicture(src: string, name: string): Promise<void> {
  try {
    const picture = await (await fetch(src)).blob();
    await navigator.share({ files: [fileOf([picture], name)] });
  } catch {
    // The picture did not come, or they thought better of it; it can still be downloaded.
  }
}

const fileOf = (parts: Blob[], name: string) => new File(parts, name, { type: 'image/png' });
