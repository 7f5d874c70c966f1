import { useParams, useSearchParams } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { parseProductQuery, type ProductQuery } from '../product-query';

/** What this address asks for. */
export function useProductQuery(): ProductQuery {
  const params = useParams();
  const [query] = useSearchParams();
  const language = useLanguage();
  return parseProductQuery({ params, query, language });
}
