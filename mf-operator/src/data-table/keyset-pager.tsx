import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@storefront/shared/ui';
import { useListAddress } from '../list/use-list-address';

/** On to the next page of a list by cursor, and back to its beginning; the browser's own button goes back by one. */
export function KeysetPager({ next }: { next: string | null }) {
  const { t } = useTranslation('operator');
  const { t: common } = useTranslation('common');
  const { value, to } = useListAddress();
  const isFirst = value('after') === '';
  return (
    <Pager aria-label={t('pager.label')}>
      {!isFirst && (
        <ButtonLink variant="quiet" size="small" to={to({ after: undefined })}>
          {t('pager.first')}
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink variant="quiet" size="small" to={to({ after: next })}>
          {t('pager.next')}
        </ButtonLink>
      ) : (
        <span>{common('list.end')}</span>
      )}
    </Pager>
  );
}

const Pager = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--s-3);
  margin-top: var(--s-3);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
