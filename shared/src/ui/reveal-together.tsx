import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '@storefront/shared/store';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

export interface RevealTogetherProps {
  entries: readonly Entry<unknown>[];
  children: ReactNode;
}

/**
 * Parts of a page that appear together, so that a late one does not move those below it: a skeleton until each entry
 * has been answered once or has failed. Shows its children from then on.
 */
export function RevealTogether({ entries, children }: RevealTogetherProps) {
  const { t } = useTranslation('common');
  const isLoaded = entries.every(
    ({ data, error, isFetching }) => data !== undefined || (error && !isFetching),
  );
  const [wasLoaded, setWasLoaded] = useState(isLoaded);
  if (isLoaded && !wasLoaded) setWasLoaded(true);
  if (isLoaded || wasLoaded) return children;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {/* As high as a screen, so that what is below does not come into view first. */}
      <Skeleton kind="block" height={800} />
    </div>
  );
}
