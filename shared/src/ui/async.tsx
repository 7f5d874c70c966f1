import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry, type Entry } from '@storefront/shared/store';
import { Banner } from './banner';
import { TextButton } from './text-link';
import { Empty } from './empty';
import { Failed } from './failed';
import { isEmpty as isEmptyValue } from './is-empty';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

export interface AsyncProps<T> {
  /** A query entry, as slices store it. */
  entry: Entry<T>;
  children: (data: T) => ReactNode;
  /** A skeleton in the shape of the content. */
  pending?: ReactNode;
  /** Shown instead of the general text when there is nothing. */
  empty?: ReactNode;
  /** Whether the data counts as empty; by default null, '', [] and a page without rows do. */
  isEmpty?: (data: T) => boolean;
  /** Called by the retry button; by default it fetches the route's data again. */
  onRetry?: () => void;
}

/**
 * Renders a query in each of its states, in one way for the whole shop. Data stays while it is fetched again,
 * and also when that fails: then a line above says so.
 */
export function Async<T>({ entry, children, pending, empty, isEmpty = isNothing, onRetry }: AsyncProps<T>) {
  const { t } = useTranslation('common');
  const retryNeeds = useRetry();
  const retry = onRetry ?? retryNeeds;
  const { data, error, isFetching } = entry;

  if (data === undefined) {
    if (error && !isFetching) return <Failed error={error} onRetry={retry} />;
    return (
      // Another key than the data has, so that the end of a skeleton is not counted as a layout shift.
      <div key="pending" aria-busy="true">
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        {pending ?? <Skeleton lines={4} />}
      </div>
    );
  }
  return (
    <div aria-busy={isFetching || undefined}>
      {error && !isFetching && (
        <Stale tone="warning" isLive action={<TextButton onClick={retry}>{t('retry')}</TextButton>}>
          {t('failed.stale')}
        </Stale>
      )}
      {isEmpty(data) ? (empty ?? <Empty title={t('empty.title')} />) : children(data)}
    </div>
  );
}

const Stale = styled(Banner)`
  margin-bottom: var(--s-4);
`;

function isNothing(data: unknown): boolean {
  if (isEmptyValue(data)) return true;
  return (
    typeof data === 'object' &&
    data !== null &&
    'data' in data &&
    Array.isArray(data.data) &&
    isEmptyValue(data.data)
  );
}
