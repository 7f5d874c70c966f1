import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '@storefront/shared/store';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

export interface TogetherProps {
  entries: readonly Entry<unknown>[];
  /** As high as the screen by default, so that what is below it does not move into view first. */
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * Parts of a page that appear together, so that a late one does not move those below it: a skeleton until each entry
 * has been answered once or has failed. Shows its children from then on.
 */
export function Together({ entries, pending, children }: TogetherProps) {
  const { t } = useTranslation('common');
  const isThere = entries.every(
    ({ data, error, isFetching }) => data !== undefined || (error && !isFetching),
  );
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  if (isThere || wasThere) return children;
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {pending ?? <Skeleton kind="block" height={800} />}
    </div>
  );
}
