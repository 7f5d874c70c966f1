import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ReviewSummary } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { TextButton } from '@storefront/shared/ui';
import { Stars } from './stars';
import type { Choosing } from './use-choice';

interface Props extends Pick<Choosing, 'choice' | 'onChoose'> {
  summary: ReviewSummary;
}

/** The average, and how many gave how many stars: each bar shows only those. */
export function ReviewSummaryBox({ summary, choice, onChoose }: Props) {
  const { t } = useTranslation('catalog-reviews');
  const language = useLanguage();
  const { average, count, withPhotos, distribution } = summary;
  const said = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(average ?? 0);
  const isFiltered = choice.rating !== null || choice.withPhotos;
  return (
    <Box>
      <Average>
        <strong aria-hidden="true">{said}</strong>
        <span>
          <Stars value={average ?? 0} label={t('average', { average: said })} />
          <span>{t('basedOn', { count })}</span>
        </span>
      </Average>
      <Bars role="group" aria-label={t('filters')}>
        {distribution.map(({ rating, count: given }) => (
          <Bar
            key={rating}
            type="button"
            aria-pressed={choice.rating === rating}
            aria-label={t('barLabel', { stars: rating, count: given })}
            disabled={given === 0 && choice.rating !== rating}
            onClick={() => onChoose({ rating: choice.rating === rating ? null : rating })}
          >
            <span>{t('stars', { count: rating })}</span>
            <Track viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={count === 0 ? 0 : (given * 100) / count} height={8} />
            </Track>
            <span>{given}</span>
          </Bar>
        ))}
        {withPhotos > 0 && (
          <Toggle
            type="button"
            aria-pressed={choice.withPhotos}
            onClick={() => onChoose({ withPhotos: !choice.withPhotos })}
          >
            {t('withPhotos', { count: withPhotos })}
          </Toggle>
        )}
        {isFiltered && (
          <TextButton onClick={() => onChoose({ rating: null, withPhotos: false })}>{t('clear')}</TextButton>
        )}
      </Bars>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
`;
const Average = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  strong {
    font-size: var(--t-3xl, 2.25rem);
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  > span {
    display: grid;
    gap: 2px;
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Bars = styled.div`
  display: grid;
  justify-items: start;
`;
const Bar = styled.button`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 40px;
  align-items: center;
  gap: var(--s-3);
  width: 100%;
  min-height: 44px;
  padding: 0 var(--s-2);
  border-radius: var(--r-control);
  font-size: var(--t-sm);
  text-align: start;
  font-variant-numeric: tabular-nums;
  &:hover:not(:disabled) {
    background: var(--c-tint);
  }
  &[aria-pressed='true'] {
    background: var(--c-tint);
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--c-action);
  }
  &:disabled {
    color: var(--c-ink-soft);
    cursor: default;
  }
  > span:last-child {
    text-align: end;
  }
`;
const Track = styled.svg`
  width: 100%;
  height: 8px;
  border-radius: 4px;
  background: var(--c-line);
  fill: var(--c-brand);
`;
const Toggle = styled.button`
  min-height: 44px;
  margin-top: var(--s-3);
  padding: 4px 16px;
  border: 1px solid var(--c-line-control);
  border-radius: var(--r-full);
  background: var(--c-paper);
  font-size: var(--t-sm);
  & + button {
    margin-top: var(--s-3);
  }
  &:hover {
    border-color: var(--c-action);
  }
  &[aria-pressed='true'] {
    border-color: var(--c-action);
    box-shadow: inset 0 0 0 1px var(--c-action);
    background: var(--c-tint);
    font-weight: 600;
  }
`;
