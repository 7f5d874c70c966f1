import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useRetry } from '@storefront/shared/store';
import { Banner, Skeleton, Stack, TextButton, TextLink } from '@storefront/shared/ui';
import { FacetGroup } from './facet-group';
import { listLink } from './list-links';
import type { ListQuery } from './list-query';
import { wholeFacets } from './list-state';
import { PriceForm } from './price-form';
import { useFacets } from './use-facets';

/** What can be narrowed, with how much each choice would leave; each is an address, so Back takes it back. */
export function FilterPanel({ query }: { query: ListQuery }) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const retry = useRetry();
  const dispatch = useDispatch();
  const [isWhole, setIsWhole] = useState(query.hasWholeFilters ?? false);
  const { data, error, isFetching } = useFacets(query, isWhole);
  useEffect(() => {
    if (isWhole) dispatch(wholeFacets.fetch(query));
  }, [isWhole, query, dispatch]);
  const askWhole = () => dispatch(wholeFacets.refetch(query));
  const failed = error && !isFetching && (
    <Banner
      tone="warning"
      action={<TextButton onClick={isWhole ? askWhole : retry}>{common('retry')}</TextButton>}
    >
      {t('list.filters.failed')}
    </Banner>
  );
  if (!data && failed) return failed;
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
      {failed}
      {!isWhole && (
        <noscript>
          <TextLink to={`${listLink({ ...query, hasWholeFilters: true })}#filters`} rel="nofollow">
            {t('list.filters.all')}
          </TextLink>
        </noscript>
      )}
      {shown.map((facet) => (
        <FacetGroup
          key={facet.key}
          facet={facet}
          query={query}
          onMore={isWhole ? askWhole : () => setIsWhole(true)}
        >
          {facet.param === 'price' && (
            <PriceForm key={`${query.minPrice ?? ''}-${query.maxPrice ?? ''}`} query={query} />
          )}
        </FacetGroup>
      ))}
    </div>
  );
}
