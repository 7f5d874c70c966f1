import styled from '@emotion/styled';
import { useId, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, type Paged } from '@storefront/shared/contracts';
import type { Entry } from '@storefront/shared/store';
import {
  Async,
  ButtonLink,
  Empty,
  Heading,
  ListCount,
  Pagination,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@storefront/shared/ui';
import { useFocusStays } from './use-focus-stays';

interface Props<T> {
  /** From `useArrivalOnPage`. */
  top: RefObject<HTMLElement | null>;
  title: string;
  /** The page's own title says it too, so this is for those who do not see the list. */
  isTitleHidden?: boolean;
  entry: Entry<Paged<T>>;
  page: number;
  to: (page: number) => string;
  summary: (page: Paged<T>) => ReactNode;
  /** Instead of a list that has nothing on any page. */
  empty: ReactNode;
  keyOf: (item: T) => string;
  /** What went away under a finger is left out before the server is asked again. */
  isShown?: (item: T) => boolean;
  children: (item: T) => ReactNode;
}

/** A list by page in each of its states: coming, failed, nothing, no such page, its end, and the ways on. */
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
}: Props<T>) {
  const { t } = useTranslation('account');
  const id = useId();
  useFocusStays(top);
  const { data = [], meta } = entry.data ?? {};
  const isElsewhere = meta !== undefined && meta.total > data.length;
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
          isElsewhere ? (
            <Empty
              title={t('orders.empty.beyondText', { page })}
              level={3}
              action={<ButtonLink to={to(1)}>{t('orders.empty.firstPage')}</ButtonLink>}
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
                {t('orders.end')} <TextLink to={paths.products.to()}>{t('orders.shop')}</TextLink>
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
