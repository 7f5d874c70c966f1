import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { FacetValue } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { CheckIcon, PageLink, Stars, SwatchDot, VisuallyHidden } from '@storefront/shared/ui';
import type { FilterParam } from '../product-query';
import { countText } from './count-text';
import { changedLink, toggledLink } from './list-links';
import type { ListQuery } from './list-query';

interface Props {
  query: ListQuery;
  param: FilterParam;
  value: FacetValue;
  isChosen: boolean;
}

/** A value to choose or take back, with how many products there would be; what would leave none is no choice. */
export function FacetLink({ query, param, value: { value, label, count, isMore, rgb }, isChosen }: Props) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const number = countText({ total: count, isMore }, language);
  const isNothing = count === 0 && !isMore && !isChosen;
  const content = (
    <>
      {isChosen && (
        <Mark aria-hidden="true">
          <CheckIcon size={16} />
        </Mark>
      )}
      {rgb && <SwatchDot colour={rgb} />}
      {param === 'rating' && <Stars value={Number(value)} />}
      {label}
      <VisuallyHidden>{t('list.count', { count, number })}</VisuallyHidden>
      <Count aria-hidden="true">{number}</Count>
    </>
  );
  if (isNothing) {
    return (
      <Still role="link" aria-disabled="true">
        {content}
      </Still>
    );
  }
  // "From 4 stars" is within "from 3 stars": one of them says it all, and the other goes.
  const to =
    param === 'rating' && !isChosen
      ? changedLink(query, { rating: [value] })
      : toggledLink(query, param, value);
  return (
    <Line to={to} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
      {content}
    </Line>
  );
}

const lineStyle = `
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 44px;
  padding-block: 2px;
  font-size: var(--t-sm);
  line-height: 1.35;
  overflow-wrap: anywhere;
  @media (min-width: 1024px) {
    min-height: 36px;
  }
  &:not([aria-current])::before {
    content: '';
    flex: none;
    width: 20px;
    height: 20px;
    border: 1px solid var(--c-line-control);
    border-radius: 4px;
    background: var(--c-paper);
  }
`;
const Line = styled(PageLink)`
  ${lineStyle}
  text-decoration: none;
  border-radius: var(--r-control);
  &:hover {
    color: var(--c-action);
  }
  &[aria-current] {
    font-weight: 600;
  }
`;
const Still = styled.span`
  ${lineStyle}
  color: var(--c-ink-faint);
`;
const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 4px;
  background: var(--c-action);
  color: var(--c-on-action);
`;
const Count = styled.span`
  margin-inline-start: auto;
  padding-inline: var(--s-2);
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--c-ink-soft);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
