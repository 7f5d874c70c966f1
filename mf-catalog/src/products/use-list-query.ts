import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { parseListQuery, type ListPlace, type ListQuery } from './list-query';

const anywhere: ListPlace = {};

/** What this address asks for; the same object while it asks the same. `place` is one object for good. */
export function useListQuery(place: ListPlace = anywhere): ListQuery {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const language = useLanguage();
  return useMemo(
    () => parseListQuery({ params: { slug }, query, language }, place),
    [slug, query, language, place],
  );
}
