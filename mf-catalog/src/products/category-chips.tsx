import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths, type CategoryRef } from '@storefront/shared/contracts';

interface Props {
  categories: readonly CategoryRef[];
  /** What the list of them is called, for who listens. */
  label: string;
}

/** Categories beside each other, each a link; nothing for none. */
export function CategoryChips({ categories, label }: Props) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <List>
        {categories.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={paths.category.to(slug)}>{name}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-bottom: var(--s-6);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 18px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-full);
    background: var(--c-paper);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--c-action);
    color: var(--c-action);
  }
`;
