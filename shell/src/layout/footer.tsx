import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { CardIcon, Container, ReturnIcon, ShieldIcon, TruckIcon } from '@storefront/shared/ui';
import { useNavigation } from '@storefront/shared/widgets';
import { useShell } from '../shell-context';

/** What the shop promises, where its pages are, and who it is by law. */
export function Footer({ isBare }: { isBare: boolean }): ReactNode {
  const { t } = useTranslation('shell');
  const { siteName } = useShell();
  const { infoClient, settingClient } = useSelector(selectSetting);
  const entries = useNavigation('footer');
  const name = settingClient?.siteName ?? siteName;
  return (
    <Ground>
      <Container>
        {!isBare && (
          <Promises>
            <li>
              <TruckIcon size={24} />
              {t('footer.delivery')}
            </li>
            <li>
              <ReturnIcon size={24} />
              {t('footer.returns')}
            </li>
            <li>
              <CardIcon size={24} />
              {t('footer.payment')}
            </li>
            <li>
              <ShieldIcon size={24} />
              {t('footer.genuine')}
            </li>
          </Promises>
        )}
        <Columns>
          <section>
            <h2>{name}</h2>
            {infoClient && (
              <address>
                <p>{infoClient.legalName}</p>
                <p>{t('footer.taxCode', { code: infoClient.taxCode })}</p>
                <p>{infoClient.address}</p>
              </address>
            )}
          </section>
          {infoClient && (
            <section>
              <h2>{t('footer.help')}</h2>
              <p>
                {t('footer.hotline')}{' '}
                <a href={`tel:${infoClient.hotline.replace(/\s/g, '')}`}>{infoClient.hotline}</a>
              </p>
              <p>
                {t('footer.email')} <a href={`mailto:${infoClient.email}`}>{infoClient.email}</a>
              </p>
            </section>
          )}
          {!isBare && entries.length > 0 && (
            <nav aria-label={t('footer.pages')}>
              <h2>{t('footer.pages')}</h2>
              <ul>
                {entries.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </Columns>
        <Small>{t('footer.prices')}</Small>
      </Container>
    </Ground>
  );
}

const Ground = styled.footer`
  margin-top: var(--s-12);
  padding-block: var(--s-8);
  border-top: 1px solid var(--c-line);
  background: var(--c-paper);
`;
const Promises = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--s-4);
  padding-bottom: var(--s-8);
  margin-bottom: var(--s-8);
  border-bottom: 1px solid var(--c-line);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    font-weight: 500;
  }
  svg {
    flex: none;
    color: var(--c-action);
  }
`;
const Columns = styled.div`
  display: grid;
  gap: var(--s-8);
  @media (min-width: 768px) {
    grid-template-columns: 2fr 1fr 1fr;
  }
  h2 {
    margin-bottom: var(--s-3);
    font-size: 1rem;
  }
  address {
    font-style: normal;
  }
  p,
  li {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  a {
    display: inline-block;
    padding-block: 4px;
    color: var(--c-ink-soft);
    text-decoration: none;
  }
  p a {
    color: var(--c-action);
    font-weight: 500;
  }
  a:hover {
    color: var(--c-action);
    text-decoration: underline;
  }
`;
const Small = styled.p`
  margin-top: var(--s-6);
  color: var(--c-ink-faint);
  font-size: var(--t-xs);
`;
