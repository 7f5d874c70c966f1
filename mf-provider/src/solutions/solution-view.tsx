import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolutionPage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Banner, Heading, Stack } from '@storefront/shared/ui';
import { Gallery } from './gallery';
import { OutsideLink } from './outside-link';
import { ProviderBox } from './provider-box';

interface Props {
  solution: SolutionPage;
  /** Beside the facts: what a visitor can do. Absent in a preview. */
  children?: ReactNode;
}

/** What a solution shows to everybody: screenshots, text, demo links, services, and whose it is. */
export function SolutionView({ solution, children }: Props) {
  const { t } = useTranslation('provider-solutions');
  const language = useLanguage();
  const { description, screenshots, links, channels, services, translated } = solution;
  return (
    <Columns>
      <Main>
        {!translated && language === 'en' && <Banner>{t('one.notTranslated')}</Banner>}
        <Gallery pictures={screenshots} />
        <Part title={t('one.about')}>
          <Text>
            {description.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </Text>
        </Part>
        {links.length > 0 && (
          <Part title={t('one.demo')}>
            <Lines>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <OutsideLink href={url}>{label || hostOf(url)}</OutsideLink>
                  {label && <Soft> {hostOf(url)}</Soft>}
                </li>
              ))}
            </Lines>
            <Soft as="p">{t('one.demoNote')}</Soft>
          </Part>
        )}
        {services.length > 0 && (
          <Part title={t('one.services')}>
            <Services>
              {services.map((service) => (
                <li key={service.id}>
                  <div>
                    <strong>{service.name}</strong>
                    {service.priceFrom !== null && (
                      <Amount>
                        {service.priceFrom === 0
                          ? t('one.free')
                          : t('one.from', { amount: formatMoney(service.priceFrom, language) })}
                      </Amount>
                    )}
                  </div>
                  {service.description && <Soft as="p">{service.description}</Soft>}
                </li>
              ))}
            </Services>
          </Part>
        )}
      </Main>
      <Aside>
        {children}
        <ProviderBox provider={solution.provider} />
        {channels.length > 0 && (
          <Stack gap={2}>
            <Heading level={2} size={4}>
              {t('one.channels')}
            </Heading>
            <Lines>
              {channels.map(({ kind, url }) => (
                <li key={kind}>
                  <OutsideLink href={url}>{t(`channels.${kind}`)}</OutsideLink>
                </li>
              ))}
            </Lines>
          </Stack>
        )}
      </Aside>
    </Columns>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

const hostOf = (url: string): string => {
  try {
    return new URL(url).host.replace(/^www\./, '');
  } catch {
    return url;
  }
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: start;
  }
`;
const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
`;
const Aside = styled.aside`
  display: grid;
  gap: var(--s-6);
  @media (min-width: 1024px) {
    position: sticky;
    top: 80px;
  }
`;
const Text = styled.div`
  display: grid;
  gap: var(--s-3);
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Lines = styled.ul`
  display: grid;
  gap: var(--s-2);
  overflow-wrap: anywhere;
  li {
    min-height: 24px;
  }
`;
const Services = styled.ul`
  display: grid;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  li {
    padding: var(--s-4);
  }
  li + li {
    border-top: 1px solid var(--c-line);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-4);
    justify-content: space-between;
  }
`;
const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Soft = styled.span`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
