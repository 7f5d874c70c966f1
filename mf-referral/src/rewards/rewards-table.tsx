import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Reward, RewardStatus } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import {
  Async,
  Badge,
  type BadgeProps,
  ButtonLink,
  Empty,
  FilterLinks,
  Heading,
  ListCount,
  Pagination,
  Skeleton,
  Table,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { Ago } from '../times/times';
import { parseRewardsQuery, rewardFilters, rewards, rewardsLink } from './rewards';

/** Every reward with its state and the reason for it. */
export function RewardsTable() {
  const { t } = useTranslation('referral-rewards');
  const [search] = useSearchParams();
  const query = parseRewardsQuery({ query: search });
  const entry = useSelector((state) => rewards.select(state, query));
  const top = useScrollToListTop(query.page);
  const links = rewardFilters.map((status) => ({
    to: rewardsLink({ status, page: 1 }),
    text: t(`filters.${status}`),
    isCurrent: status === query.status,
  }));
  return (
    <Shape ref={top} tabIndex={-1} aria-label={t('table.title')}>
      <Heading level={2} size={3}>
        {t('table.title')}
      </Heading>
      <FilterLinks label={t('table.filter')} links={links} />
      <Async
        entry={entry}
        pending={<Skeleton lines={8} />}
        empty={<None page={query.page} isAll={query.status === 'all'} />}
      >
        {({ data, meta }) => (
          <>
            <ListCount>{t('table.count', { count: meta.total })}</ListCount>
            <Rows rows={data} />
            <Pagination
              page={meta.page}
              totalPages={meta.totalPages}
              to={(page) => rewardsLink({ ...query, page })}
            />
          </>
        )}
      </Async>
    </Shape>
  );
}

function None({ page, isAll }: { page: number; isAll: boolean }) {
  const { t } = useTranslation('referral-rewards');
  if (isAll && page === 1)
    return (
      <Empty
        title={t('table.empty')}
        level={3}
        action={<ButtonLink to={paths.invite.to()}>{t('table.invite')}</ButtonLink>}
      >
        {t('table.emptyText')}
      </Empty>
    );
  return (
    <Empty
      title={t('table.nothingFits')}
      level={3}
      action={<ButtonLink to={paths.rewards.to()}>{t('table.seeAll')}</ButtonLink>}
    />
  );
}

function Rows({ rows }: { rows: readonly Reward[] }) {
  const { t } = useTranslation('referral-rewards');
  const language = useLanguage();
  return (
    <Table
      caption={t('table.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'index', title: t('table.index'), cell: ({ index }) => index, isNumber: true },
        { key: 'account', title: t('table.account'), cell: ({ account }) => account ?? t('table.noAccount') },
        {
          key: 'amount',
          title: t('table.amount'),
          cell: ({ amount }) => formatMoney(amount, language),
          isNumber: true,
        },
        {
          key: 'paymentOrder',
          title: t('table.paymentOrder'),
          cell: ({ paymentOrder }) => paymentOrder ?? '–',
        },
        { key: 'status', title: t('table.status'), cell: (reward) => <Status reward={reward} /> },
        {
          key: 'datetime',
          title: t('table.datetime'),
          cell: ({ datetime }) => <time dateTime={datetime}>{formatDateTimeInText(datetime, language)}</time>,
        },
      ]}
    />
  );
}

const tones: Record<RewardStatus, BadgeProps['tone']> = {
  NEW: 'info',
  PROCESSING: 'warning',
  PAID: 'success',
  LOCK: 'danger',
};

/** The state in a word, and below it why and until when. */
function Status({ reward: { status, reason, note, unlocksAt } }: { reward: Reward }) {
  const { t } = useTranslation('referral-rewards');
  return (
    <Why>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      <p>{t(`reasons.${reason}`)}</p>
      {unlocksAt && (
        <p>
          {t('table.unlocks')} <Ago at={unlocksAt} />
        </p>
      )}
      {note && <p>{t('table.note', { note })}</p>}
    </Why>
  );
}

const Shape = styled.section`
  scroll-margin-top: 72px;
  > h2 {
    margin-bottom: var(--s-4);
  }
`;
const Why = styled.div`
  max-width: 36ch;
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
