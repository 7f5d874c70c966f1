import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductInfo } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Async, Button, Input, Row, Skeleton, Stack } from '@storefront/shared/ui';
import { foundGoods, foundVariants } from './phone-order';
import type { Line } from './values';

/** Finds goods by name and adds a variant that is in stock. */
export function GoodsPicker({ onAdd }: { onAdd: (line: Line) => void }) {
  const { t } = useTranslation('operator-phone-order');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState('');
  const found = useSelector((state) => foundGoods.select(state, words));
  const variants = useSelector((state) => foundVariants.select(state, opened));
  const search = () => {
    const next = typed.trim();
    if (!next) return;
    setWords(next);
    setOpened('');
    dispatch(foundGoods.fetch(next));
  };
  return (
    <Stack gap={3}>
      <Search>
        <Input
          type="search"
          label={t('goods.search')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Within the form of the order, which is not sent yet.
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
          pending={<Skeleton lines={3} />}
          empty={<p>{t('goods.none')}</p>}
          onRetry={() => dispatch(foundGoods.refetch(words))}
        >
          {({ data }) => (
            <List aria-label={t('goods.found')}>
              {data.map(({ id, name, price }) => (
                <li key={id}>
                  <Row between>
                    <span>
                      {name} <small>{formatMoney(price, language)}</small>
                    </span>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('goods.chooseOf', { name })}
                      aria-expanded={opened === id}
                      onClick={() => {
                        setOpened(id);
                        dispatch(foundVariants.fetch(id));
                      }}
                    >
                      {t('goods.choose')}
                    </Button>
                  </Row>
                  {opened === id && (
                    <Async
                      entry={variants}
                      pending={<Skeleton lines={1} />}
                      onRetry={() => dispatch(foundVariants.refetch(id))}
                    >
                      {({ infos }) => (
                        <Row gap={2}>
                          {infos.map((info) => (
                            <Button
                              key={info.infoId}
                              size="small"
                              variant="quiet"
                              disabled={info.stock < 1}
                              onClick={() => onAdd(lineOf(name, info))}
                            >
                              {[variantOf(info), t('goods.left', { count: info.stock })].join(' · ')}
                            </Button>
                          ))}
                        </Row>
                      )}
                    </Async>
                  )}
                </li>
              ))}
            </List>
          )}
        </Async>
      )}
    </Stack>
  );
}

const variantOf = ({ color, size, sku }: ProductInfo) => [color?.name, size, sku].filter(Boolean).join(' · ');
const lineOf = (name: string, info: ProductInfo): Line => ({
  infoId: info.infoId,
  name,
  variant: variantOf(info),
  price: info.price,
  quantity: 1,
});

const Search = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-2);
  > div {
    flex: 1;
  }
`;
const List = styled.ul`
  li {
    display: grid;
    gap: var(--s-2);
    padding-block: var(--s-2);
    border-top: 1px solid var(--c-line);
  }
  small {
    color: var(--c-ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;
