import { useTranslation } from 'react-i18next';
import type { Category } from '@storefront/shared/contracts';
import { useFormikContext } from '@storefront/shared/forms';
import { useSelector } from '@storefront/shared/store';
import { Chip, Row, Section, Select } from '@storefront/shared/ui';
import { useRemovalFocus } from '../list/use-removal-focus';
import { offerCategories } from './catalogue-search';
import { Column } from './common-fields';
import type { DiscountValues } from './common-values';
import { ProductSearch } from './product-search';

/** The categories of a tree in its order, each with how deep it is. */
const flat = (tree: Category[], depth = 0): { category: Category; depth: number }[] =>
  tree.flatMap((category) => [{ category, depth }, ...flat(category.children, depth + 1)]);

/** What an offer holds for: categories with all below them, single products, or everything. */
export function ScopeFields({ isUsed }: { isUsed: boolean }) {
  const { t } = useTranslation('operator-offers');
  const { values, setFieldValue } = useFormikContext<DiscountValues>();
  const tree = useSelector((state) => offerCategories.select(state, null)).data ?? [];
  const all = flat(tree);
  const { categories, products } = values;
  const { list, rowRemoved } = useRemovalFocus<HTMLDivElement>();
  const isEverything = categories.length === 0 && products.length === 0;
  const setCategories = (next: DiscountValues['categories']) => void setFieldValue('categories', next);
  const setProducts = (next: DiscountValues['products']) => void setFieldValue('products', next);
  return (
    <Section title={t('scope.title')}>
      <Column ref={list}>
        <p>{t(isEverything ? 'scope.everything' : 'scope.only')}</p>
        {!isEverything && (
          <Row gap={2} data-remove>
            {categories.map(({ id, name }) => (
              <Chip
                key={id}
                name={name}
                {...(!isUsed && {
                  onRemove: () => {
                    rowRemoved();
                    setCategories(categories.filter((one) => one.id !== id));
                  },
                })}
              >
                {t('scope.category', { name })}
              </Chip>
            ))}
            {products.map(({ id, name }) => (
              <Chip
                key={id}
                name={name}
                {...(!isUsed && {
                  onRemove: () => {
                    rowRemoved();
                    setProducts(products.filter((one) => one.id !== id));
                  },
                })}
              >
                {name}
              </Chip>
            ))}
          </Row>
        )}
        {!isUsed && (
          <>
            <div data-add>
              <Select
                label={t('scope.addCategory')}
                placeholder={t('scope.choose')}
                value=""
                options={all.map(({ category, depth }) => ({
                  value: category.id,
                  label: `${'– '.repeat(depth)}${category.name}`,
                  disabled: categories.some(({ id }) => id === category.id),
                }))}
                onChange={({ target }) => {
                  const found = all.find(({ category }) => category.id === target.value)?.category;
                  if (found)
                    setCategories([...categories, { id: found.id, name: found.name, slug: found.slug }]);
                }}
              />
            </div>
            <ProductSearch
              label={t('scope.addProduct')}
              picked={products.map(({ id }) => id)}
              onPick={(product) => setProducts([...products, product])}
            />
          </>
        )}
      </Column>
    </Section>
  );
}
