import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemotePage, StaffUser, StaffUsers } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useSelector, useSession } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import {
  Async,
  Badge,
  Button,
  Menu,
  RevealTogether,
  Row,
  Section,
  Stack,
  Table,
} from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { Ago } from '../times/times';
import { InviteForm } from './invite-form';
import { UserDialog, type Asked } from './user-dialog';
import { changingUser, invitingStaff, users, withdrawingInvitation } from './users';

/** Who works for the shop and in which role; for administrators. */
function UsersPage() {
  const { t } = useTranslation('operator-users');
  const { userInfo } = useSession();
  const entry = useSelector((state) => users.select(state, null));
  return (
    <OperatorPage title={t('title')} lead={t('lead')}>
      <Stack gap={4}>
        <RevealTogether entries={[entry]}>
          <Async entry={entry}>
            {({ staff, invitations }) => (
              <>
                <StaffTable staff={staff} ownId={userInfo?.id} />
                {invitations.length > 0 && <Invitations invitations={invitations} />}
              </>
            )}
          </Async>
          <InviteForm />
        </RevealTogether>
      </Stack>
    </OperatorPage>
  );
}

const tones = { ACTIVE: 'success', UNVERIFIED: 'warning', LOCKED: 'danger' } as const;

function StaffTable({ staff, ownId }: { staff: StaffUser[]; ownId: string | undefined }) {
  const { t } = useTranslation('operator-users');
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <Table
        caption={t('title')}
        rows={staff}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'who',
            title: t('column.who'),
            cell: ({ name, email, id }) => (
              <Who>
                <strong>{name ?? email}</strong>
                {id === ownId && ` (${t('you')})`}
                {name && <div>{email}</div>}
              </Who>
            ),
          },
          { key: 'role', title: t('column.role'), cell: ({ role }) => t(`role.${role}`) },
          {
            key: 'status',
            title: t('column.status'),
            cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
          },
          {
            key: 'seen',
            title: t('column.seen'),
            cell: ({ lastSeenAt }) => (lastSeenAt ? <Ago at={lastSeenAt} /> : t('never')),
          },
          {
            key: 'actions',
            title: t('column.actions'),
            cell: (user) => (user.id === ownId ? '–' : <UserMenu user={user} onAsk={setAsked} />),
          },
        ]}
      />
      {asked && (
        <UserDialog key={`${asked.user.id} ${asked.action}`} asked={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** A long address breaks where the table has no room for it. */
const Who = styled.div`
  overflow-wrap: anywhere;
  min-width: 12ch;
`;

/** What can be done with somebody else's account. */
function UserMenu({ user, onAsk }: { user: StaffUser; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('operator-users');
  const actions: Asked['action'][] = [
    user.role === 'ADMIN' ? 'toOperator' : 'toAdmin',
    user.status === 'LOCKED' ? 'unlock' : 'lock',
    'remove',
  ];
  return (
    <Menu trigger={t('change', { name: user.name ?? user.email })}>
      {actions.map((action) => (
        <button key={action} type="button" onClick={() => onAsk({ user, action })}>
          {t(`action.${action}`)}
        </button>
      ))}
    </Menu>
  );
}

function Invitations({ invitations }: Pick<StaffUsers, 'invitations'>) {
  const { t } = useTranslation('operator-users');
  const withdrawing = useStaffMutation(withdrawingInvitation);
  return (
    <Section title={t('invited.title')}>
      <Stack gap={3}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <Row key={id} between>
            <span>
              <strong>{email}</strong> · {t(`role.${role}`)} ·{' '}
              {t('invited.until', { at: formatDateTime(expiresAt) })}
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={t('invited.withdrawOf', { email })}
              disabled={withdrawing.isBusy}
              onClick={() => withdrawing.send(id)}
            >
              {t('invited.withdraw')}
            </Button>
          </Row>
        ))}
        <ErrorBanner error={withdrawing.error} overrides={{ other: t('failed') }} />
      </Stack>
    </Section>
  );
}

export const usersPage: RemotePage = {
  Component: UsersPage,
  needs: () => [users.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-users:title'), noindex: true }),
  slices: [users.slice, invitingStaff.slice, withdrawingInvitation.slice, changingUser.slice],
  saga: [users.saga, invitingStaff.saga, withdrawingInvitation.saga, changingUser.saga],
};
