import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Button, Sheet } from '@storefront/shared/ui';
import { countText } from './count-text';
import { FilterPanel } from './filter-panel';
import { firstOf } from './list-needs';
import type { ListQuery } from './list-query';
import { lists } from './list-state';

interface Props {
  query: ListQuery;
  onClose: () => void;
}

/** The filters where there is no room beside the list. */
export function FilterSheet({ query, onClose }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const meta = useSelector((state) => lists.select(state, firstOf(query)).data?.meta);
  return (
    <Sheet
      isOpen
      firstFocus="title"
      onClose={onClose}
      title={t('list.filters.title')}
      actions={
        <Button onClick={onClose}>
          {meta
            ? t('list.filters.show', { count: meta.total, number: countText(meta, language) })
            : t('list.filters.showAny')}
        </Button>
      }
    >
      <FilterPanel query={query} />
    </Sheet>
  );
}
