import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Async, Button, Input, Row, Skeleton, Stack } from '@storefront/shared/ui';
import { fullName, order, orders, parseOrdersQuery } from '../orders/orders';

const queryOf = (search: string) => ({ ...parseOrdersQuery({ query: new URLSearchParams() }), search });

/** A customer who has ordered before is found by their orders, and brings name and address along. */
export function FormerCustomer({ onPick }: { onPick: (from: StaffOrder) => void }) {
  const { t } = useTranslation('operator-phone-order');
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState('');
  const found = useSelector((state) => orders.select(state, queryOf(words)));
  const detail = useSelector((state) => order.select(state, picked));
  const search = () => {
    const next = typed.trim();
    if (!next) return;
    setWords(next);
    setPicked('');
    dispatch(orders.fetch(queryOf(next)));
  };
  return (
    <Stack gap={3}>
      <Search>
        <Input
          type="search"
          label={t('customer.search')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            search();
          }}
        />
        <Button variant="quiet" onClick={search}>
          {t('goods.find')}
        </Button>
      </Search>
      {words && (
        <Async
          entry={found}
          pending={<Skeleton lines={2} />}
          empty={<p>{t('customer.none')}</p>}
          onRetry={() => dispatch(orders.refetch(queryOf(words)))}
        >
          {({ data }) => (
            <ul>
              {onePerCustomer(data).map(({ id, customer }) => (
                <li key={id}>
                  <Row between>
                    <span>
                      {fullName(customer)} · {customer.phone}
                    </span>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('customer.lookAt', { name: fullName(customer) })}
                      onClick={() => {
                        setPicked(id);
                        dispatch(order.fetch(id));
                      }}
                    >
                      {t('customer.choose')}
                    </Button>
                  </Row>
                </li>
              ))}
            </ul>
          )}
        </Async>
      )}
      {picked && (
        <Async
          entry={detail}
          pending={<Skeleton lines={1} />}
          onRetry={() => dispatch(order.refetch(picked))}
        >
          {(known) => (
            <Row between>
              <span>
                {[known.address.address, known.address.ward, known.address.province]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <Button size="small" variant="quiet" onClick={() => onPick(known)}>
                {t('customer.take')}
              </Button>
            </Row>
          )}
        </Async>
      )}
    </Stack>
  );
}

const onePerCustomer = <T extends { customerId: string }>(rows: T[]) =>
  rows
    .filter((row, at) => rows.findIndex(({ customerId }) => customerId === row.customerId) === at)
    .slice(0, 5);

const Search = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-2);
  > div {
    flex: 1;
  }
`;
