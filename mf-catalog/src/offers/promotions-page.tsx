import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Promotion, RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  ButtonLink,
  Empty,
  Heading,
  Page,
  Pagination,
  Skeleton,
  Stack,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { OffersBeyondTheEnd } from './offers-beyond-the-end';
import { offersPart } from './offers-part';
import { isBeyondTheEnd, parsePromotionQuery } from './offers-query';
import { promotions } from './offers-state';
import { PromotionCard } from './promotion-card';
import { promotionsHead, promotionsNeeds, promotionsStatus, promotionsValidUntil } from './promotions-needs';
import { useHere } from './use-here';

/** What the shop takes off or gives along by itself, now and soon. */
function PromotionsPage() {
  const { t } = useTranslation('catalog-offers');
  const query = parsePromotionQuery(useHere());
  const entry = useSelector((state) => promotions.select(state, query));
  const top = useScrollToListTop<HTMLDivElement>(query.page);
  return (
    <Page title={t('promotions.title')} breadcrumb={[{ label: t('home'), to: paths.home.to() }]} width="wide">
      <p>{t('promotions.lead')}</p>
      <Results ref={top} tabIndex={-1}>
        <Async
          entry={entry}
          pending={<Skeletons />}
          empty={
            isBeyondTheEnd(entry.data) ? (
              <OffersBeyondTheEnd firstPage={paths.promotions.to()} />
            ) : (
              <NoPromotions />
            )
          }
        >
          {({ data, meta }) => (
            <Stack gap={12}>
              <Group
                title={t('promotions.current')}
                promotions={data.filter(({ period }) => period !== 'NEXT')}
              />
              <Group
                title={t('promotions.next')}
                promotions={data.filter(({ period }) => period === 'NEXT')}
              />
              <Pagination
                page={meta.page}
                totalPages={meta.totalPages}
                to={(page) => paths.promotions.to({ page: page > 1 ? page : undefined })}
              />
            </Stack>
          )}
        </Async>
      </Results>
    </Page>
  );
}

function Group({ title, promotions: shown }: { title: string; promotions: readonly Promotion[] }) {
  const id = useId();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id} level={2}>
        {title}
      </Title>
      <Cards>
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </Cards>
    </section>
  );
}

function NoPromotions() {
  const { t } = useTranslation('catalog-offers');
  return (
    <Empty
      title={t('promotions.none')}
      action={<ButtonLink to={paths.vouchers.to()}>{t('promotions.toVouchers')}</ButtonLink>}
    >
      {t('promotions.noneText')}
    </Empty>
  );
}

function Skeletons() {
  return (
    <Cards as="div">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} kind="block" height={260} />
      ))}
    </Cards>
  );
}

export const promotionsPage: RemotePage = {
  Component: PromotionsPage,
  needs: promotionsNeeds,
  head: promotionsHead,
  status: promotionsStatus,
  validUntil: promotionsValidUntil,
  ...offersPart,
};

const Results = styled.div`
  margin-top: var(--s-6);
  scroll-margin-top: 72px;
`;
const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;
const Cards = styled.ul`
  display: grid;
  gap: var(--s-4);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-6);
  }
`;
