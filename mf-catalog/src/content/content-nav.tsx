import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { companyKeys, policyKeys } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { PageLink } from '@storefront/shared/ui';
import { contentPath, paths } from '../paths/paths';
import { contentNames, type PageKey } from './content-resource';

interface Props {
  current?: PageKey;
  /** In a column beside the text, where there is room. */
  isBeside?: boolean;
}

/** The other pages about buying here and about the shop; what is not known by name is left out. */
export function ContentNav({ current, isBeside = false }: Props) {
  const { t } = useTranslation('catalog-content');
  const language = useLanguage();
  const { data = [] } = useSelector((state) => contentNames.select(state, { language }));
  const named = (keys: readonly PageKey[]) =>
    keys.flatMap((key) => {
      const name = data.find((one) => one.key === key)?.title;
      return name === undefined ? [] : [{ to: contentPath(key), name, isCurrent: key === current }];
    });
  const more = [
    { to: paths.faqs.to(), name: t('faqs.title') },
    { to: paths.showrooms.to(), name: t('showrooms.title') },
    { to: paths.serviceCenters.to(), name: t('serviceCenters.title') },
  ].map((link) => ({ ...link, isCurrent: false }));
  return (
    <Nav aria-label={t('nav.label')} data-beside={isBeside || undefined}>
      <Group title={t('nav.policies')} links={named(policyKeys)} />
      <Group title={t('nav.company')} links={named(companyKeys)} />
      <Group title={t('nav.more')} links={more} />
    </Nav>
  );
}

interface GroupProps {
  title: string;
  links: { to: string; name: string; isCurrent: boolean }[];
}

function Group({ title, links }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <Title>{title}</Title>
      <ul>
        {links.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <PageLink to={to} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: var(--s-6);
  padding-top: var(--s-6);
  border-top: 1px solid var(--c-line);
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-area: nav;
    &[data-beside] {
      grid-template-columns: minmax(0, 1fr);
      padding-top: 0;
      border-top: 0;
    }
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px var(--s-3);
    margin-inline: calc(-1 * var(--s-3));
    border-radius: var(--r-control);
    color: var(--c-ink-soft);
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
    background: var(--c-tint);
  }
  [aria-current] {
    color: var(--c-action);
    background: var(--c-tint);
    font-weight: 600;
  }
`;
const Title = styled.p`
  margin-bottom: var(--s-1);
  font-weight: 600;
`;
