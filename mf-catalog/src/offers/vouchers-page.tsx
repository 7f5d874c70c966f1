import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  ButtonLink,
  Empty,
  FilterLinks,
  ListCount,
  Page,
  Pagination,
  Skeleton,
  Stack,
  VisuallyHidden,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { VoucherTicket } from '../voucher-ticket';
import { CollectOnArrival } from './collect-on-arrival';
import { OffersBeyondTheEnd } from './offers-beyond-the-end';
import { offersPart } from './offers-part';
import {
  discountKinds,
  isBeyondTheEnd,
  parseVoucherQuery,
  periodName,
  type VoucherQuery,
} from './offers-query';
import { vouchers } from './offers-state';
import { useHere } from './use-here';
import { VoucherConditions } from './voucher-conditions';
import { vouchersHead, vouchersNeeds, vouchersStatus, vouchersValidUntil } from './vouchers-needs';

/** Every voucher that can be collected now or soon, each with its conditions in words. */
function VouchersPage() {
  const { t } = useTranslation('catalog-offers');
  const query = parseVoucherQuery(useHere());
  const entry = useSelector((state) => vouchers.select(state, query));
  const top = useScrollToListTop<HTMLDivElement>(query.page);
  const total = entry.data?.meta.total;
  return (
    <Page title={t('vouchers.title')} breadcrumb={[{ label: t('home'), to: paths.home.to() }]}>
      <CollectOnArrival />
      <Stack gap={4}>
        <p>{t('vouchers.lead')}</p>
        <Filters query={query} />
        <ListCount>{total !== undefined && t('vouchers.count', { count: total })}</ListCount>
      </Stack>
      <Results ref={top} tabIndex={-1}>
        <VisuallyHidden as="h2">{t('vouchers.title')}</VisuallyHidden>
        <Async
          entry={entry}
          pending={<TicketSkeletons />}
          empty={
            isBeyondTheEnd(entry.data) ? (
              <OffersBeyondTheEnd firstPage={linkTo({ ...query, page: 1 })} />
            ) : (
              <NoVouchers />
            )
          }
        >
          {({ data, meta }) => (
            <>
              <Tickets>
                {data.map((voucher) => (
                  <li key={voucher.id}>
                    <VoucherTicket voucher={voucher}>
                      <VoucherConditions voucher={voucher} />
                    </VoucherTicket>
                  </li>
                ))}
              </Tickets>
              <Pagination
                page={meta.page}
                totalPages={meta.totalPages}
                to={(page) => linkTo({ ...query, page })}
              />
            </>
          )}
        </Async>
      </Results>
    </Page>
  );
}

function Filters({ query }: { query: VoucherQuery }) {
  const { t } = useTranslation('catalog-offers');
  const { language, kind, period } = query;
  const first = { language, page: 1 };
  const ofPeriod = { ...first, ...(period && { period }) };
  const ofKind = { ...first, ...(kind && { kind }) };
  return (
    <Row>
      <FilterLinks
        label={t('vouchers.kind')}
        links={[
          { to: linkTo(ofPeriod), text: t('vouchers.all'), isCurrent: kind === undefined },
          ...discountKinds.map((one) => ({
            to: linkTo({ ...ofPeriod, kind: one }),
            text: t(`vouchers.kinds.${one}`),
            isCurrent: kind === one,
          })),
        ]}
      />
      <FilterLinks
        label={t('vouchers.when')}
        links={[
          { to: linkTo(ofKind), text: t('vouchers.anyTime'), isCurrent: period === undefined },
          ...(['CURRENT', 'NEXT'] as const).map((one) => ({
            to: linkTo({ ...ofKind, period: one }),
            text: t(`vouchers.periods.${one}`),
            isCurrent: period === one,
          })),
        ]}
      />
    </Row>
  );
}

function NoVouchers() {
  const { t } = useTranslation('catalog-offers');
  return (
    <Empty
      title={t('vouchers.none')}
      action={<ButtonLink to={paths.vouchers.to()}>{t('vouchers.seeAll')}</ButtonLink>}
    >
      {t('vouchers.noneText')}
    </Empty>
  );
}

function TicketSkeletons() {
  return (
    <Tickets as="div">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} kind="block" height={220} />
      ))}
    </Tickets>
  );
}

const linkTo = ({ kind, period, page }: VoucherQuery): string =>
  paths.vouchers.to({ kind, period: periodName(period), page: page > 1 ? page : undefined });

export const vouchersPage: RemotePage = {
  Component: VouchersPage,
  needs: vouchersNeeds,
  head: vouchersHead,
  status: vouchersStatus,
  validUntil: vouchersValidUntil,
  ...offersPart,
};

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2) var(--s-8);
  @media (min-width: 1024px) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;
const Results = styled.div`
  margin-top: var(--s-4);
  scroll-margin-top: 72px;
`;
const Tickets = styled.ul`
  display: grid;
  gap: var(--s-4);
  margin-bottom: var(--s-12);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-6);
  }
`;
