import { useTranslation } from 'react-i18next';
import type { StaffUser } from '@storefront/shared/contracts';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { changingUser, type UserChange } from './users';

export interface Asked {
  user: StaffUser;
  action: 'toAdmin' | 'toOperator' | 'lock' | 'unlock' | 'remove';
}

function changeOf({ user: { id }, action }: Asked, reason: string): UserChange {
  if (action === 'remove') return { id, reason, action };
  if (action === 'lock' || action === 'unlock')
    return { id, reason, action: 'status', status: action === 'lock' ? 'LOCKED' : 'OPEN' };
  return { id, reason, action: 'role', role: action === 'toAdmin' ? 'ADMIN' : 'OPERATOR' };
}

/** Asks before somebody's account is changed. */
export function UserDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('operator-users');
  const changing = useStaffMutation(changingUser, { onDone: onClose });
  const { user, action } = asked;
  const isStrict = action === 'lock' || action === 'unlock';
  return (
    <ConfirmWithReason
      isOpen
      title={t(`ask.${action}`, { name: user.name ?? user.email })}
      action={t(`action.${action}`)}
      variant={action === 'remove' || action === 'lock' ? 'danger' : 'primary'}
      hint={t('hint')}
      isReasonRequired={isStrict}
      isBusy={changing.isBusy}
      error={changing.isConflict ? undefined : changing.error}
      onConfirm={(reason) => changing.send(changeOf(asked, reason))}
      onClose={onClose}
    >
      <p>{t(`effect.${action}`)}</p>
      <ConflictBanner isShown={changing.isConflict} onReload={changing.reload} />
    </ConfirmWithReason>
  );
}
