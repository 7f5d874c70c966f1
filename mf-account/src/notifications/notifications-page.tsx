import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths, type RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Async,
  Banner,
  Button,
  ButtonLink,
  Empty,
  ListCount,
  Page,
  Pagination,
  Skeleton,
  TextButton,
  useArrivalOnPage,
  VisuallyHidden,
} from '@storefront/shared/ui';
import { MailChoices } from './mail-choices';
import { NotificationItem } from './notification-item';
import { notificationsLink, parseNotificationsQuery } from './notifications-query';
import { mailChoices, notifications, readingSaga, readingSlice, readRequested } from './notifications-state';
import { selectHeard } from './unread-slice';

/** What the customer was told, the newest first, and which mails they want beside it. */
function NotificationsPage() {
  const { t } = useTranslation('account-notifications');
  const [search] = useSearchParams();
  const language = useLanguage();
  const query = { ...parseNotificationsQuery({ query: search }), language };
  const dispatch = useDispatch();
  const id = useId();
  const entry = useSelector((state) => notifications.select(state, query));
  const top = useArrivalOnPage(query.page);
  const unread = entry.data?.unread ?? 0;
  return (
    <Page
      title={t('title')}
      width="wide"
      aside={
        unread > 0 && (
          <Button variant="quiet" onClick={() => dispatch(readRequested({ ...query, id: null }))}>
            {t('readAll')}
          </Button>
        )
      }
    >
      <News
        onAsk={() => {
          dispatch(notifications.refreshed(query));
        }}
      />
      <Section ref={top} tabIndex={-1} aria-labelledby={id}>
        <VisuallyHidden as="h2" id={id}>
          {t('list')}
        </VisuallyHidden>
        <ListCount>{entry.data && t('count', { count: unread })}</ListCount>
        <Async
          entry={entry}
          pending={<Skeleton lines={8} />}
          empty={
            <Empty
              title={t('empty.title')}
              action={<ButtonLink to={paths.products.to()}>{t('empty.shop')}</ButtonLink>}
            >
              {t('empty.text')}
            </Empty>
          }
        >
          {({ data, meta }) => (
            <>
              <List>
                {data.map((notification) => (
                  <li key={notification.id}>
                    <NotificationItem
                      notification={notification}
                      onRead={() => dispatch(readRequested({ ...query, id: notification.id }))}
                    />
                  </li>
                ))}
              </List>
              <Pagination page={meta.page} totalPages={meta.totalPages} to={notificationsLink} />
            </>
          )}
        </Async>
      </Section>
      <MailChoices />
    </Page>
  );
}

/** What comes while the list is read does not push it away; it is shown when asked for. */
function News({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('account-notifications');
  const heard = useSelector(selectHeard);
  const [seen, setSeen] = useState(heard);
  if (heard <= seen) return null;
  return (
    <Banner
      isLive
      action={
        <TextButton
          onClick={() => {
            setSeen(heard);
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
    notifications.requested({ ...parseNotificationsQuery(at), language: at.language }),
    mailChoices.requested({}),
  ],
  head: (_state, _at, t) => ({ title: t('account-notifications:title'), noindex: true }),
  slices: [notifications.slice, mailChoices.slice, readingSlice],
  saga: [notifications.saga, mailChoices.saga, readingSaga],
};

const Section = styled.section`
  display: grid;
  gap: var(--s-3);
  scroll-margin-top: 72px;
`;
const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin-bottom: var(--s-6);
`;
