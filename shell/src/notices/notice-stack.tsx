import styled from '@emotion/styled';
import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeText } from '@storefront/shared/errors';
import {
  noticeClosed,
  selectNotifications,
  useDispatch,
  useSelector,
  type Notice,
} from '@storefront/shared/store';
import { Toast } from '@storefront/shared/ui';
import { actionOf } from './action-of';
import { NoticeAction } from './notice-action';
import { useClearTop } from './use-clear-top';
import { useLifetime } from './use-lifetime';

declare module 'notistack' {
  interface VariantOverrides {
    notice: { shown: Notice };
  }
}

const lifetimeMs = 5_000;

/** At most three notices at a time, top centre below the header, five seconds each; they wait while somebody reads them. */
export function NoticeStack(): ReactNode {
  const dispatch = useDispatch();
  const top = useClearTop(useSelector(selectNotifications).length > 0);
  return (
    <Place style={{ '--toasts-top': `${String(top)}px` } as CSSProperties}>
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={null}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        Components={{ notice: NoticeToast }}
        onClose={(_event, _reason, key) => {
          if (key !== undefined) dispatch(noticeClosed(String(key)));
        }}
      >
        <Queue />
      </SnackbarProvider>
    </Place>
  );
}

function Queue(): null {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const notices = useSelector(selectNotifications);
  const queued = useRef(new Set<string>());

  useEffect(() => {
    for (const shown of notices) {
      if (queued.current.has(shown.key)) continue;
      queued.current.add(shown.key);
      enqueueSnackbar('', { key: shown.key, variant: 'notice', shown });
    }
    // What an action came to last is true; what it came to before is not any more.
    const latest = new Map(notices.map(({ notice, key }) => [actionOf(notice), key]));
    for (const { notice, key } of notices) if (latest.get(actionOf(notice)) !== key) closeSnackbar(key);
  }, [notices, enqueueSnackbar, closeSnackbar]);
  return null;
}

const NoticeToast = forwardRef<HTMLDivElement, CustomContentProps & { shown: Notice }>(function NoticeToast(
  { id, shown },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const { i18n } = useTranslation();
  const close = () => {
    closeSnackbar(id);
  };
  const waits = useLifetime(lifetimeMs, close);
  return (
    <Toast
      ref={ref}
      variant={shown.variant}
      onClose={close}
      {...waits}
      action={<NoticeAction notice={shown.notice} onFollow={close} />}
    >
      {noticeText(shown, i18n)}
    </Toast>
  );
});

const Place = styled.div`
  .notistack-SnackbarContainer {
    top: var(--toasts-top);
  }
  a {
    flex: none;
    padding-block: var(--s-2);
    font-weight: 500;
  }
`;
