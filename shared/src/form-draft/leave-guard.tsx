import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

export interface LeaveGuardProps {
  /** Something is not stored by the shop yet: the browser asks before it closes the page. */
  isUnsaved: boolean;
  /** It cannot be saved by itself now, so links within the shop ask too. */
  isStuck: boolean;
  texts: { title: string; text: string; leave: string; stay: string };
}

/** Asks before a page is left with something that is not saved. */
export function LeaveGuard({ isUnsaved, isStuck, texts }: LeaveGuardProps) {
  const [target, setTarget] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  useEffect(() => {
    if (!isStuck) return undefined;
    const ask = (event: MouseEvent) => {
      if (isLeaving.current) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !staysInTab(event, link)) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link);
    };
    // Before the router hears of the click.
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [isStuck]);

  // The link itself knows its address in the language of the page, or that it changes the language.
  const leave = () => {
    setTarget(null);
    isLeaving.current = true;
    target?.click();
    isLeaving.current = false;
  };

  return (
    <Dialog
      isOpen={target !== null}
      firstFocus="title"
      onClose={() => setTarget(null)}
      title={texts.title}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {texts.leave}
          </Button>
          <Button onClick={() => setTarget(null)}>{texts.stay}</Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}

/** A plain click on a link to another page of the shop. */
const staysInTab = (event: MouseEvent, { origin, pathname, target }: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  target !== '_blank' &&
  origin === window.location.origin &&
  pathname !== window.location.pathname;
