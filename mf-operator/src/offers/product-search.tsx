import styled from '@emotion/styled';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Input, LiveRegion, PlusIcon, SearchIcon } from '@storefront/shared/ui';
import { findingProducts, type FoundProduct } from './catalogue-search';

/** Looks for products by words and hands over those that are picked. It stands within a form, so it is none itself. */
export function ProductSearch({
  label,
  picked,
  onPick,
}: {
  label: string;
  /** Ids that are chosen already. */
  picked: readonly string[];
  onPick: (product: FoundProduct) => void;
}) {
  const { t } = useTranslation('operator-offers');
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const found = useSelector(findingProducts.select);
  useEffect(() => {
    dispatch(findingProducts.reset());
  }, [dispatch]);
  const search = () => {
    if (typed.trim()) dispatch(findingProducts.send({ search: typed.trim() }));
  };
  const products = found.status === 'done' ? (found.data ?? []) : [];
  return (
    <div>
      <Line>
        <Input
          type="search"
          label={label}
          before={<SearchIcon size={18} />}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search();
          }}
        />
        <Button variant="quiet" busy={found.status === 'pending'} onClick={search}>
          {t('products.search')}
        </Button>
      </Line>
      <ErrorBanner error={found.status === 'failed' ? found.error : undefined} />
      <LiveRegion>
        {found.status === 'done' ? t('products.found', { count: products.length }) : ''}
      </LiveRegion>
      {found.status === 'done' && products.length === 0 && <Note>{t('products.none')}</Note>}
      <Found>
        {products.map((product) => (
          <li key={product.id}>
            <span>{product.name}</span>
            <Button
              size="small"
              variant="quiet"
              icon={<PlusIcon size={16} />}
              aria-label={t('products.addNamed', { name: product.name })}
              disabled={picked.includes(product.id)}
              onClick={() => onPick(product)}
            >
              {t('products.add')}
            </Button>
          </li>
        ))}
      </Found>
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-2);
  > :first-child {
    flex: 1;
  }
`;
const Note = styled.p`
  margin-top: var(--s-2);
  color: var(--c-ink-soft);
`;
const Found = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
    padding: var(--s-2) 0;
    border-bottom: 1px solid var(--c-line);
  }
`;
