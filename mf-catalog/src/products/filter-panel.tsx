import { useTranslation } from 'react-i18next';
import { useRetry } from '@storefront/shared/store';
import { Banner, Skeleton, Stack, TextButton } from '@storefront/shared/ui';
import { FacetGroup } from './facet-group';
import type { ListQuery } from './list-query';
import { PriceForm } from './price-form';
import { useFacets } from './use-facets';

/** What can be narrowed, with how much each choice would leave; each is an address, so Back takes it back. */
export function FilterPanel({ query }: { query: ListQuery }) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const retry = useRetry();
  const { data, error, isFetching } = useFacets(query);
  if (!data && error && !isFetching) {
    return (
      <Banner tone="warning" action={<TextButton onClick={retry}>{common('retry')}</TextButton>}>
        {t('list.filters.failed')}
      </Banner>
    );
  }
  if (!data) {
    return (
      <Stack gap={6}>
        <Skeleton lines={6} />
        <Skeleton lines={6} />
      </Stack>
    );
  }
  // On the shelf of what is new, "new" is no choice.
  const shown = data.facets.filter(({ param }) => param !== 'status' || !query.shelf);
  return (
    <div aria-busy={isFetching || undefined}>
      {shown.map((facet) => (
        // Of what only some kinds of products have, one sees what it is.
        <FacetGroup key={facet.key} facet={facet} query={query} isOpen={facet.param !== 'specs'}>
          {facet.param === 'price' && (
            <PriceForm key={`${query.minPrice ?? ''}-${query.maxPrice ?? ''}`} query={query} />
          )}
        </FacetGroup>
      ))}
    </div>
  );
}
