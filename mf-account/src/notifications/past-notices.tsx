import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { noticeText } from '@storefront/shared/errors';
import { selectPastNotices, useSelector } from '@storefront/shared/store';
import { Section } from '@storefront/shared/ui';

/** What was said for a few seconds since the customer signed in, to be read again. */
export function PastNotices() {
  const { t, i18n } = useTranslation('account-notifications');
  const notices = useSelector(selectPastNotices);
  if (notices.length === 0) return null;
  return (
    <Section title={t('past.title')}>
      <Soft>{t('past.text')}</Soft>
      <List>
        {notices.map((notice) => (
          <li key={notice.key}>{noticeText(notice, i18n)}</li>
        ))}
      </List>
    </Section>
  );
}

const Soft = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const List = styled.ul`
  display: grid;
  margin-top: var(--s-2);
  li {
    padding-block: var(--s-2);
    border-block-start: 1px solid var(--c-line);
    overflow-wrap: anywhere;
  }
`;
