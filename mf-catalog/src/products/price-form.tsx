import styled from '@emotion/styled';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber, parseAmount } from '@storefront/shared/money';
import { Button, Input } from '@storefront/shared/ui';
import { changedLink, withoutRange } from './list-links';
import type { ListQuery } from './list-query';
import { QueryForm } from './query-form';

/** A range of one's own. */
export function PriceForm({ query }: { query: ListQuery }) {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const navigate = useNavigate();
  const shown = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(amount, language));
  const [from, setFrom] = useState(() => shown(query.minPrice));
  const [to, setTo] = useState(() => shown(query.maxPrice));
  const [isRefused, setIsRefused] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [one, other] = [parseAmount(from), parseAmount(to)];
    const hasWrong = Number.isNaN(one) || Number.isNaN(other);
    setIsRefused(hasWrong);
    if (hasWrong) return;
    const isTurned = one !== null && other !== null && one > other;
    const [minPrice, maxPrice] = isTurned ? [other, one] : [one, other];
    const range = {
      ...(minPrice !== null && { minPrice }),
      ...(maxPrice !== null && { maxPrice }),
    };
    void navigate(changedLink(withoutRange(query), range));
  };

  return (
    <Form query={query} without={['minPrice', 'maxPrice']} onSubmit={submit} noValidate>
      <Two>
        <Input
          name="minPrice"
          label={t('list.filters.from')}
          inputMode="numeric"
          autoComplete="off"
          value={from}
          error={isRefused && Number.isNaN(parseAmount(from)) && t('list.filters.notAmount')}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Input
          name="maxPrice"
          label={t('list.filters.to')}
          inputMode="numeric"
          autoComplete="off"
          value={to}
          error={isRefused && Number.isNaN(parseAmount(to)) && t('list.filters.notAmount')}
          onChange={({ target }) => setTo(target.value)}
        />
      </Two>
      <Button type="submit" variant="quiet" size="small" isWide>
        {t('list.filters.apply')}
      </Button>
    </Form>
  );
}

const Form = styled(QueryForm)`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-3);
`;
const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-2);
  align-items: start;
`;
