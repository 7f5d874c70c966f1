import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Anchor } from '@storefront/shared/ui';

/** The chapters of a long text, beside it where there is room; nothing for a short one. */
export function TableOfContents({ anchors }: { anchors: readonly Anchor[] }) {
  const { t } = useTranslation('catalog-content');
  const id = useId();
  const chapters = anchors.filter(({ level }) => level === 2);
  if (chapters.length < 3) return null;
  return (
    <Nav aria-labelledby={id}>
      <Title id={id}>{t('page.onThisPage')}</Title>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a href={`#${chapter.id}`}>{chapter.text}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  font-size: var(--t-sm);
  @media (min-width: 1200px) {
    display: block;
    grid-area: beside;
    position: sticky;
    top: 80px;
  }
  a {
    display: block;
    padding-block: 6px;
    color: var(--c-ink-soft);
    text-decoration: none;
  }
  a:hover {
    color: var(--c-action);
    text-decoration: underline;
  }
`;
const Title = styled.p`
  margin-bottom: var(--s-2);
  font-weight: 600;
`;
