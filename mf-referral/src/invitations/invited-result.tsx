import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Invited } from '@storefront/shared/contracts';
import { Banner } from '@storefront/shared/ui';

/** What came of inviting: how many mails were sent, and why each of the others was not. */
export function InvitedResult({ result: { sent, skipped, leftToday } }: { result: Invited }) {
  const { t } = useTranslation('referral');
  return (
    <Banner
      isLive
      tone={sent > 0 ? 'success' : 'warning'}
      title={sent > 0 ? t('invited.sent', { count: sent }) : t('invited.nothingSent')}
    >
      {skipped.length > 0 && (
        <>
          <p>{t('invited.skipped', { count: skipped.length })}</p>
          <List>
            {skipped.map(({ email, reason }, index) => (
              <li key={`${email} ${String(index)}`}>
                {email !== '' && (
                  <>
                    <b>{email}</b>:{' '}
                  </>
                )}
                {t(`skipped.${reason}`)}
              </li>
            ))}
          </List>
        </>
      )}
      <p>{t('invited.left', { count: leftToday })}</p>
    </Banner>
  );
}

const List = styled.ul`
  max-height: 240px;
  padding-inline-start: 20px;
  margin-block: var(--s-2);
  overflow-y: auto;
  overflow-wrap: anywhere;
  list-style: disc;
  b {
    font-weight: 600;
  }
`;
