import styled from '@emotion/styled';
import { useId, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '@storefront/shared/store';
import type { Paged } from '../contracts';
import { Async } from './async';
import { ButtonLink } from './button-link';
import { Empty } from './empty';
import { Heading } from './heading';
import { ListCount } from './list-count';
import { ListEnd } from './list-end';
import { Pagination } from './pagination';
import { Skeleton } from './skeleton';
import { useRestoreFocus } from './use-restore-focus';
import { VisuallyHidden } from './visually-hidden';

export interface PagedListProps<T> {
  /** From `useScrollToListTop`. */
  top: RefObject<HTMLElement | null>;
  title: string;
  /** For screen readers only, where the page's own title says the same. */
  isTitleHidden?: boolean | undefined;
  entry: Entry<Paged<T>>;
  page: number;
  to: (page: number) => string;
  summary: (page: Paged<T>) => ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
  keyOf: (item: T) => string;
  /** Leaves out items that were just removed, before the list is fetched again. */
  isShown?: ((item: T) => boolean) | undefined;
  children: (item: T) => ReactNode;
}

/** A paginated list in each of its states: pending, failed, empty, beyond the last page, at its end. */
export function PagedList<T>({
  top,
  title,
  isTitleHidden = false,
  entry,
  page,
  to,
  summary,
  empty,
  keyOf,
  isShown = () => true,
  children,
}: PagedListProps<T>) {
  const { t } = useTranslation('common');
  const id = useId();
  useRestoreFocus(top);
  const { data = [], meta } = entry.data ?? {};
  const isBeyondEnd = meta !== undefined && meta.total > data.length;
  return (
    <Shape ref={top} tabIndex={-1} aria-labelledby={id}>
      {isTitleHidden ? (
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
      ) : (
        <Heading level={2} id={id}>
          {title}
        </Heading>
      )}
      <Async
        entry={entry}
        pending={<Skeleton lines={8} />}
        isEmpty={(all) => !all.data.some(isShown)}
        empty={
          isBeyondEnd ? (
            <Empty
              title={t('list.noPage', { page })}
              level={3}
              action={<ButtonLink to={to(1)}>{t('list.firstPage')}</ButtonLink>}
            />
          ) : (
            empty
          )
        }
      >
        {(all) => (
          <>
            <ListCount>{summary(all)}</ListCount>
            <List>
              {all.data.filter(isShown).map((item) => (
                <li key={keyOf(item)}>{children(item)}</li>
              ))}
            </List>
            {all.meta.page >= all.meta.totalPages && (
              <End>
                <ListEnd />
              </End>
            )}
            <Pagination page={all.meta.page} totalPages={all.meta.totalPages} to={to} />
          </>
        )}
      </Async>
    </Shape>
  );
}

const Shape = styled.section`
  scroll-margin-top: 72px;
`;
const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin-block: var(--s-3) var(--s-6);
`;
const End = styled.p`
  margin-bottom: var(--s-6);
  color: var(--c-ink-soft);
  text-align: center;
`;
