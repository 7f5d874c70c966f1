import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RemotePage, StaffCategory } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { all, useSelector } from '@storefront/shared/store';
import {
  Async,
  Button,
  ChevronDownIcon,
  Dialog,
  EditIcon,
  Empty,
  IconButton,
  Row,
  TrashIcon,
} from '@storefront/shared/ui';
import { ChevronUpIcon } from '../frame/chevron-up-icon';
import { OperatorPage } from '../frame/operator-page';
import { categoryList, inTree, type CategoryInTree } from '../goods/category-list';
import { paths } from '../paths/paths';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { CategoryDialog } from './category-dialog';
import { orderingCategories, removingCategory, savingCategory } from './category-writes';

/** The tree of categories: named in both languages, moved, ordered, and removed when nothing is in them. */
function CategoriesPage() {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const entry = useSelector((state) => categoryList.select(state, null));
  const [edited, setEdited] = useState<StaffCategory | 'new' | null>(null);
  const ordering = useStaffMutation(orderingCategories);
  return (
    <OperatorPage
      title={t('categories.title')}
      actions={<Button onClick={() => setEdited('new')}>{t('categories.new')}</Button>}
    >
      <ErrorBanner error={ordering.error} overrides={{ other: t('categories.failed') }} />
      <Async entry={entry} empty={<Empty title={t('categories.none')} />}>
        {(categories) => (
          <Tree aria-label={t('categories.title')}>
            {inTree(categories, language).map((one) => (
              <One
                key={one.category.id}
                place={one}
                siblings={siblingsOf(categories, one.category)}
                onEdit={setEdited}
              />
            ))}
          </Tree>
        )}
      </Async>
      {edited !== null && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          categories={entry.data ?? []}
          onClose={() => setEdited(null)}
        />
      )}
    </OperatorPage>
  );
}

const siblingsOf = (categories: StaffCategory[], { parentId }: StaffCategory) =>
  categories.filter((one) => one.parentId === parentId).map(({ id }) => id);

interface OneProps {
  place: CategoryInTree;
  siblings: string[];
  onEdit: (category: StaffCategory) => void;
}

function One({ place: { category, depth }, siblings, onEdit }: OneProps) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const ordering = useStaffMutation(orderingCategories);
  const removing = useStaffMutation(removingCategory, { onDone: () => setAsking(false) });
  const { id, name, parentId, productCount } = category;
  const at = siblings.indexOf(id);
  const move = (to: number) => {
    const ids = siblings.filter((one) => one !== id);
    ids.splice(to, 0, id);
    ordering.send({ parentId, ids });
  };
  return (
    <li style={{ paddingInlineStart: `calc(${String(depth)} * var(--s-6) + var(--s-4))` }}>
      <div>
        <strong>{name[language]}</strong>
        <Link to={paths.products.to({ category: id })}>
          {t('categories.products', { count: productCount, number: formatNumber(productCount, language) })}
        </Link>
      </div>
      <Row gap={1}>
        <IconButton
          disabled={at === 0 || ordering.isBusy}
          label={t('categories.earlierOf', { name: name[language] })}
          icon={<ChevronUpIcon size={20} />}
          onClick={() => move(at - 1)}
        />
        <IconButton
          disabled={at === siblings.length - 1 || ordering.isBusy}
          label={t('categories.laterOf', { name: name[language] })}
          icon={<ChevronDownIcon size={20} />}
          onClick={() => move(at + 1)}
        />
        <IconButton
          label={t('categories.editOf', { name: name[language] })}
          icon={<EditIcon size={20} />}
          onClick={() => onEdit(category)}
        />
        <IconButton
          label={t('categories.removeOf', { name: name[language] })}
          icon={<TrashIcon size={20} />}
          onClick={() => setAsking(true)}
        />
      </Row>
      <Dialog
        isOpen={isAsking}
        firstFocus="title"
        title={t('categories.removeOf', { name: name[language] })}
        onClose={() => setAsking(false)}
        actions={
          <Button variant="danger" busy={removing.isBusy} onClick={() => removing.send(id)}>
            {t('categories.remove')}
          </Button>
        }
      >
        <p>{t('categories.removeText')}</p>
        <ErrorBanner error={removing.error} overrides={{ other: t('categories.failed') }} />
      </Dialog>
    </li>
  );
}

const Tree = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2) var(--s-4);
    padding: var(--s-1) var(--s-4);
  }
  > li + li {
    border-top: 1px solid var(--c-line);
  }
  > li > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--s-1) var(--s-3);
    font-size: var(--t-sm);
  }
  > li > div a {
    line-height: 24px;
  }
`;

export const categoriesPage: RemotePage = {
  Component: CategoriesPage,
  needs: () => [categoryList.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-goods:categories.title'), noindex: true }),
  slices: [categoryList.slice, savingCategory.slice, orderingCategories.slice, removingCategory.slice],
  saga: function* categoriesSaga() {
    yield* all([categoryList.saga, savingCategory.saga, orderingCategories.saga, removingCategory.saga]);
  },
};
