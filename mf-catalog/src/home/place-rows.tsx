import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { ExternalLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { serviceCenters, showrooms } from './home-state';
import { Section } from './section';

/** Where the shop can be visited, and where things are repaired. */
export function PlaceRows() {
  return (
    <Both>
      <PlaceRow kind="showrooms" />
      <PlaceRow kind="serviceCenters" />
    </Both>
  );
}

const lists = { showrooms, serviceCenters };

function PlaceRow({ kind }: { kind: keyof typeof lists }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const entry = useSelector((state) => lists[kind].select(state, { language }));
  return (
    <Section
      title={t(`home.${kind}`)}
      entry={entry}
      to={paths[kind].to()}
      height={260}
      isEmpty={({ length }) => length === 0}
    >
      {(places) => (
        <List>
          {places.map(({ id, name, address, phone }) => (
            <li key={id}>
              <Name>{name}</Name>
              <p>{address}</p>
              <Phone href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Phone>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-12);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const List = styled.ul`
  display: grid;
  border-block-end: 1px solid var(--c-line);
  li {
    padding-block: var(--s-3);
    border-block-start: 1px solid var(--c-line);
  }
  p {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Name = styled.h3`
  font-size: var(--t-md);
`;
const Phone = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: var(--t-sm);
`;
