import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRetry, type Entry } from '@storefront/shared/store';
import { Banner, Heading, SectionTop, Skeleton, TextButton, TextLink } from '@storefront/shared/ui';

interface Props<T> {
  title: string;
  entry: Entry<T>;
  /** Where there is more of it. */
  to: string;
  /** How high it is while it is on its way. */
  height: number;
  isEmpty: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/** A part of the home page under a title. It fails alone, and is not there when it has nothing to show. */
export function Section<T>({ title, entry, to, height, isEmpty, children }: Props<T>) {
  const { t } = useTranslation('common');
  const id = useId();
  const retry = useRetry();
  const { data, error, isFetching } = entry;
  if (data !== undefined && isEmpty(data)) return null;
  return (
    <section aria-labelledby={id} aria-busy={data === undefined && !error ? true : undefined}>
      <SectionTop>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <More to={to} aria-label={t('section.seeAllOf', { title })}>
          {t('seeAll')}
        </More>
      </SectionTop>
      {data !== undefined && children(data)}
      {data === undefined && error && !isFetching && (
        <Banner
          tone="warning"
          action={
            <TextButton aria-label={`${t('retry')}: ${title}`} onClick={retry}>
              {t('retry')}
            </TextButton>
          }
        >
          {t('section.failed')}
        </Banner>
      )}
      {data === undefined && (!error || isFetching) && <Skeleton kind="block" height={height} />}
    </section>
  );
}

const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
