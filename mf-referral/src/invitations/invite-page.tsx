import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  ButtonLink,
  Empty,
  FilterLinks,
  lazyHydrate,
  PagedList,
  Skeleton,
  useScrollToListTop,
} from '@storefront/shared/ui';
import { joining } from '../member/joining';
import { MembersPage } from '../member/members-page';
import { paths } from '../paths/paths';
import { InvitationRow } from './invitation-row';
import {
  invitations,
  invitationsLink,
  invitationStates,
  parseInvitationsQuery,
  resending,
  sendingInvitations,
} from './invitations';

const InviteForm = lazyHydrate(
  () => import(/* webpackChunkName: "invite-form" */ './invite-form').then((part) => part.InviteForm),
  <Skeleton kind="block" height={480} />,
  'page',
);

/** Inviting by mail, and what became of earlier invitations. */
function InvitePage() {
  const { t } = useTranslation('referral-invite');
  return (
    <MembersPage title={t('title')}>
      <InviteForm />
      <Invitations />
    </MembersPage>
  );
}

function Invitations() {
  const { t } = useTranslation('referral-invite');
  const [search] = useSearchParams();
  const query = parseInvitationsQuery({ query: search });
  const entry = useSelector((state) => invitations.select(state, query));
  const top = useScrollToListTop(query.page);
  const links = [undefined, ...invitationStates].map((state) => ({
    to: invitationsLink({ state, page: 1 }),
    text: state ? t(`states.${state}`) : t('list.all'),
    isCurrent: state === query.state,
  }));
  return (
    <div>
      <FilterLinks label={t('list.filter')} links={links} />
      <PagedList
        top={top}
        title={t('list.title')}
        entry={entry}
        page={query.page}
        to={(page) => invitationsLink({ ...query, page })}
        summary={({ meta }) => t('list.count', { count: meta.total })}
        empty={
          query.state ? (
            <Empty
              title={t('list.nothingFits')}
              level={3}
              action={<ButtonLink to={paths.invite.to()}>{t('list.seeAll')}</ButtonLink>}
            />
          ) : (
            <Empty title={t('list.empty')} level={3}>
              {t('list.emptyText')}
            </Empty>
          )
        }
        keyOf={({ id }) => id}
      >
        {(invitation) => <InvitationRow invitation={invitation} />}
      </PagedList>
    </div>
  );
}

export const invitePage: RemotePage = {
  Component: InvitePage,
  needs: (at) => [invitations.fetch(parseInvitationsQuery(at))],
  head: (_state, _at, t) => ({ title: t('referral-invite:title'), noindex: true }),
  slices: [invitations.slice, sendingInvitations.slice, resending.slice, joining.slice],
  saga: [invitations.saga, sendingInvitations.saga, resending.saga, joining.saga],
};
