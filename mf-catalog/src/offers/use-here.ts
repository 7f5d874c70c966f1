import { useSearchParams } from 'react-router-dom';
import type { At } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';

/** Where this page is, as its needs were told. */
export function useHere(): At {
  const [query] = useSearchParams();
  return { params: {}, query, language: useLanguage() };
}
