import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Banner,
  Button,
  ButtonLink,
  Empty,
  Page,
  PagedList,
  RevealTogether,
  TextButton,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { MailChoices } from './mail-choices';
import { NotificationItem } from './notification-item';
import { notificationsLink, parseNotificationsQuery } from './notifications-query';
import { mailChoices, markRead, notifications, readingSaga, readingSlice } from './notifications-state';
import { PastNotices } from './past-notices';
import { selectReceived, unreadSlice } from './unread-slice';

/** What the customer was told, the newest first, and which mails they want beside it. */
function NotificationsPage() {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-notifications');
  const [search] = useSearchParams();
  const language = useLanguage();
  const query = { ...parseNotificationsQuery({ query: search }), language };
  const dispatch = useDispatch();
  const entry = useSelector((state) => notifications.select(state, query));
  const choices = useSelector((state) => mailChoices.select(state, {}));
  const top = useScrollToListTop(query.page);
  // The button comes with the list that it is for.
  const isShown = choices.data !== undefined || choices.error !== undefined;
  const unread = entry.data?.unread ?? 0;
  // For buttons that go away with what they do.
  const goToList = () => top.current?.focus({ preventScroll: true });
  return (
    <Page
      title={t('title')}
      width="wide"
      aside={
        unread > 0 &&
        isShown && (
          <Button
            variant="quiet"
            onClick={() => {
              goToList();
              dispatch(markRead.send({ ...query, id: null }));
            }}
          >
            {t('readAll')}
          </Button>
        )
      }
    >
      <News
        onAsk={() => {
          goToList();
          dispatch(notifications.refetch(query));
        }}
      />
      <RevealTogether entries={[entry, choices]}>
        <PagedList
          top={top}
          title={t('list')}
          isTitleHidden
          entry={entry}
          page={query.page}
          to={notificationsLink}
          summary={() => t('count', { count: unread })}
          empty={
            <Empty
              title={t('empty.title')}
              action={<ButtonLink to={pathTo('catalog/products')}>{t('empty.shop')}</ButtonLink>}
            >
              {t('empty.text')}
            </Empty>
          }
          keyOf={(notification) => notification.id}
        >
          {(notification) => (
            <NotificationItem
              notification={notification}
              onRead={() => dispatch(markRead.send({ ...query, id: notification.id }))}
            />
          )}
        </PagedList>
        <MailChoices />
        <PastNotices />
      </RevealTogether>
    </Page>
  );
}

/** What comes while the list is read does not push it away; it is shown when asked for. */
function News({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('account-notifications');
  const received = useSelector(selectReceived);
  const [seen, setSeen] = useState(received);
  if (received <= seen) return null;
  return (
    <Banner
      isLive
      action={
        <TextButton
          onClick={() => {
            setSeen(received);
            onAsk();
          }}
        >
          {t('news.show')}
        </TextButton>
      }
    >
      {t('news.text')}
    </Banner>
  );
}

export const notificationsPage: RemotePage = {
  Component: NotificationsPage,
  needs: (at) => [
    notifications.fetch({ ...parseNotificationsQuery(at), language: at.language }),
    mailChoices.fetch({}),
  ],
  head: (_state, _at, t) => ({ title: t('account-notifications:title'), noindex: true }),
  slices: [notifications.slice, mailChoices.slice, markRead.slice, readingSlice, unreadSlice],
  saga: [notifications.saga, mailChoices.saga, markRead.saga, readingSaga],
};
