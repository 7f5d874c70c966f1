import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectSetting, useSelector } from '@storefront/shared/store';
import {
  CardIcon,
  Container,
  PageLink,
  ReturnIcon,
  ShieldIcon,
  skippedOffscreen,
  TruckIcon,
} from '@storefront/shared/ui';
import { useNavigation } from '@storefront/shared/widgets';
import { useShell } from '../shell-context';
import { LazyFooterText } from './lazy-footer-text';

/** What the shop promises, where its pages are, who it is by law, and what its owner wrote for every page. */
export function Footer({ isBare }: { isBare: boolean }): ReactNode {
  const { t } = useTranslation('shell');
  const { siteName } = useShell();
  const { infoClient, settingClient, face, footer = [], visits } = useSelector(selectSetting);
  const name = settingClient?.siteName ?? siteName;
  return (
    <Ground data-bare={isBare || undefined}>
      <Container>
        {!isBare && (
          <Promises>
            <li>
              <TruckIcon size={24} />
              {t('footer.delivery')}
            </li>
            {settingClient && settingClient.returnDays > 0 && (
              <li>
                <ReturnIcon size={24} />
                {t('footer.returns', { count: settingClient.returnDays })}
              </li>
            )}
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
                {infoClient.taxCode && <p>{t('footer.taxCode', { code: infoClient.taxCode })}</p>}
                <p>{infoClient.address}</p>
              </address>
            )}
            {face?.badge && (
              <a href={face.badge.link} rel="noopener noreferrer">
                <img
                  src={`${face.badge.picture}?w=320`}
                  alt={t('footer.badge')}
                  width="120"
                  height="45"
                  loading="lazy"
                  style={{ objectFit: 'contain', objectPosition: '0 50%' }}
                />
              </a>
            )}
          </section>
          {infoClient && (infoClient.hotline || infoClient.email || infoClient.socials.length > 0) && (
            <section>
              <h2>{t('footer.contact')}</h2>
              {infoClient.hotline && (
                <p>
                  {t('footer.hotline')}{' '}
                  <a href={`tel:${infoClient.hotline.replace(/\s/g, '')}`}>{infoClient.hotline}</a>
                </p>
              )}
              {infoClient.email && (
                <p>
                  {t('footer.email')} <a href={`mailto:${infoClient.email}`}>{infoClient.email}</a>
                </p>
              )}
              {infoClient.socials.map(({ name: social, url }) => (
                <p key={url}>
                  <a href={url} rel="noopener noreferrer">
                    {social}
                  </a>
                </p>
              ))}
            </section>
          )}
          {!isBare && (
            <>
              <Pages place="footer" title={t('footer.pages')} />
              <Pages place="footer-help" title={t('footer.help')} />
              <Pages place="footer-company" title={t('footer.company')} />
            </>
          )}
        </Columns>
        {(visits || footer.length > 0) && <LazyFooterText blocks={footer} visits={visits} />}
      </Container>
    </Ground>
  );
}

interface PagesProps {
  place: 'footer' | 'footer-help' | 'footer-company';
  title: string;
}

/** The links that remotes put under one heading; nothing without any. */
function Pages({ place, title }: PagesProps): ReactNode {
  const entries = useNavigation(place);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Ground = styled.footer`
  margin-top: var(--s-12);
  padding-block: var(--s-8);
  border-top: 1px solid var(--c-line);
  background: var(--c-paper);
  /* Without its links it is low. */
  &:not([data-bare]) {
    ${skippedOffscreen('max(650px, 2050px - 130vw)')}
  }
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
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-8) var(--s-6);
  > section {
    grid-column: 1 / -1;
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: 3fr repeat(4, minmax(0, 2fr));
    > section {
      grid-column: auto;
    }
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
