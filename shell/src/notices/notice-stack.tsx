import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, useEffect, useRef, type ReactNode } from 'react';
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
import { NoticeAction } from './notice-action';

declare module 'notistack' {
  interface VariantOverrides {
    notice: { shown: Notice };
  }
}

/** At most three notices at a time, top centre, five seconds each; they wait while pointed at or focused. */
export function NoticeStack(): ReactNode {
  const dispatch = useDispatch();
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      Components={{ notice: NoticeToast }}
      onClose={(_event, _reason, key) => {
        if (key !== undefined) dispatch(noticeClosed(String(key)));
      }}
    >
      <Queue />
    </SnackbarProvider>
  );
}

function Queue(): null {
  const { enqueueSnackbar } = useSnackbar();
  const notices = useSelector(selectNotifications);
  const queued = useRef(new Set<string>());

  useEffect(() => {
    for (const shown of notices) {
      if (queued.current.has(shown.key)) continue;
      queued.current.add(shown.key);
      enqueueSnackbar('', { key: shown.key, variant: 'notice', shown });
    }
  }, [notices, enqueueSnackbar]);
  return null;
}

const NoticeToast = forwardRef<HTMLDivElement, CustomContentProps & { shown: Notice }>(function NoticeToast(
  { id, shown },
  ref,
) {
  const { closeSnackbar } = useSnackbar();
  const { i18n } = useTranslation();
  return (
    <Toast
      ref={ref}
      variant={shown.variant}
      action={<NoticeAction notice={shown.notice} />}
      onClose={() => {
        closeSnackbar(id);
      }}
    >
      {noticeText(shown, i18n)}
    </Toast>
  );
});
