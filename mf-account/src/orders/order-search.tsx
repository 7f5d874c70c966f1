import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, Input, SearchIcon } from '@storefront/shared/ui';
import { maxSearchLength, ordersLink, type OrderQuery } from '../order-query';

/** Looks for orders by their code or by what is in them. */
export function OrderSearch({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [text, setText] = useState(query.search);
  // Another address may say another search: what was being typed gives way to it. The field stays, and the focus with it.
  const [known, setKnown] = useState(query.search);
  if (known !== query.search) {
    setKnown(query.search);
    setText(query.search);
  }
  return (
    <Line
      role="search"
      aria-label={t('orders.search.label')}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(ordersLink({ ...query, search: text.trim(), page: 1 }));
      }}
    >
      <Input
        type="search"
        label={t('orders.search.label')}
        placeholder={t('orders.search.hint')}
        before={<SearchIcon />}
        value={text}
        maxLength={maxSearchLength}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <Button type="submit" variant="quiet">
        {t('orders.search.submit')}
      </Button>
    </Line>
  );
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2);
  align-items: end;
`;
