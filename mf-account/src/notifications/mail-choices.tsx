import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { MailChoices as Choices } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Async, Card, Checkbox, Heading, Skeleton } from '@storefront/shared/ui';
import { mailChoices, mailsChosen, selectChosenMails } from './notifications-state';

const topics = ['PAYMENT_REMINDERS', 'VOUCHERS', 'REVIEWS'] as const satisfies readonly (keyof Choices)[];
const entryKey = {};

/** Which mails one gets; those that nobody can do without are said, not asked. */
export function MailChoices() {
  const { t } = useTranslation('account-notifications');
  const dispatch = useDispatch();
  const entry = useSelector((state) => mailChoices.select(state, entryKey));
  const chosen = useSelector(selectChosenMails);
  return (
    <Shape as="section" aria-labelledby="mail-choices">
      <Heading level={2} id="mail-choices">
        {t('mails.title')}
      </Heading>
      <p>{t('mails.always')}</p>
      <Async entry={entry} pending={<Skeleton lines={3} />}>
        {(saved) => {
          const choices = chosen ?? saved;
          return (
            <ul>
              {topics.map((topic) => (
                <li key={topic}>
                  <Checkbox
                    label={t(`mails.topics.${topic}`)}
                    checked={choices[topic]}
                    onChange={({ target }) => dispatch(mailsChosen({ ...choices, [topic]: target.checked }))}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Async>
    </Shape>
  );
}

const Shape = styled(Card)`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-12);
  > p {
    color: var(--c-ink-soft);
  }
`;
