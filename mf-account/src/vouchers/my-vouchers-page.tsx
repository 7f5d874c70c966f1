import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { toSearch, type MyVoucher, type RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, ListCount, Page, Skeleton, VisuallyHidden } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { myVouchers, shelfOf, shelves, statesOf, type Shelf } from '../my-vouchers';
import { VoucherCard } from './voucher-card';

/** The vouchers that the customer keeps, by what can be done with them. */
function MyVouchersPage() {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-vouchers');
  const [search] = useSearchParams();
  const language = useLanguage();
  const shelf = shelfOf(search);
  const id = useId();
  const entry = useSelector((state) => myVouchers.select(state, { language }));
  const on = (all: readonly MyVoucher[], one: Shelf) =>
    all.filter(({ state }) => statesOf[one].includes(state));
  return (
    <Page
      title={t('title')}
      width="wide"
      aside={
        <ButtonLink variant="quiet" to={pathTo('catalog/vouchers')}>
          {t('collect')}
        </ButtonLink>
      }
    >
      <Shelves aria-label={t('filter')}>
        {shelves.map((one) => (
          <Link
            key={one}
            to={`${paths.vouchers.to()}${toSearch({ state: one === 'usable' ? undefined : one })}`}
            aria-current={one === shelf ? 'page' : undefined}
          >
            {t(`shelves.${one}`)}
            {entry.data ? ` (${String(on(entry.data.data, one).length)})` : <Awaited> (0)</Awaited>}
          </Link>
        ))}
      </Shelves>
      <Async
        entry={entry}
        pending={<Skeleton lines={8} />}
        isEmpty={({ data }) => on(data, shelf).length === 0}
        empty={<Empty title={t(`empty.${shelf}`)}>{t('empty.text')}</Empty>}
      >
        {({ data }) => (
          <section aria-labelledby={id}>
            <VisuallyHidden as="h2" id={id}>
              {t(`shelves.${shelf}`)}
            </VisuallyHidden>
            <ListCount>{t('count', { count: on(data, shelf).length })}</ListCount>
            <Cards>
              {on(data, shelf).map((voucher) => (
                <li key={voucher.id}>
                  <VoucherCard voucher={voucher} now={entry.at ?? 0} />
                </li>
              ))}
            </Cards>
          </section>
        )}
      </Async>
    </Page>
  );
}

export const myVouchersPage: RemotePage = {
  slices: [myVouchers.slice],
  saga: myVouchers.saga,
  Component: MyVouchersPage,
  needs: ({ language }) => [myVouchers.fetch({ language })],
  head: (_state, _at, t) => ({ title: t('account-vouchers:title'), noindex: true }),
};

const Shelves = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-bottom: var(--s-4);
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 14px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-full);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    border-color: var(--c-action);
    color: var(--c-action);
  }
  a[aria-current] {
    background: var(--c-tint);
  }
`;
/** Keeps the place of a number, so that the links stay on their lines when it comes. */
const Awaited = styled.span`
  visibility: hidden;
  white-space: pre;
`;
const Cards = styled.ul`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
