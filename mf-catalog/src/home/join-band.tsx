import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSession } from '@storefront/shared/store';
import { ButtonLink, Heading } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { usePathTo } from '@storefront/shared/widgets';

/** The way in for who is not signed in, and what it is good for. */
export function JoinBand() {
  const pathTo = usePathTo();
  const { t } = useTranslation('catalog');
  const { isLoggedIn } = useSession();
  if (isLoggedIn) return null;
  return (
    <Band>
      <div>
        <Heading level={2}>{t('home.join.title')}</Heading>
        <p>{t('home.join.text')}</p>
      </div>
      <Ways>
        <ButtonLink variant="quiet" to={pathTo('account/login', { redirectUrl: paths.home.to() })}>
          {t('home.join.signIn')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={pathTo('account/signup')}>
          {t('home.join.signUp')}
        </ButtonLink>
      </Ways>
    </Band>
  );
}

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4) var(--s-8);
  padding: var(--s-6) var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  @media (min-width: 768px) {
    padding: var(--s-8);
  }
  p {
    margin-top: var(--s-1);
    max-width: 60ch;
    color: var(--c-ink-soft);
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;
