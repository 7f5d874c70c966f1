import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistryComponent, ReleaseResult } from '@storefront/shared/contracts';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { ConflictBanner } from '../staff/conflict-banner';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { releasing, rollbackTarget, type ReleaseAction } from './remotes';
import { RolloutSlider } from './rollout-slider';
import { shortVersion } from './short-version';

export interface ReleaseDialogProps {
  component: RegistryComponent;
  action: ReleaseAction;
  onDone: (result: ReleaseResult | undefined) => void;
  onClose: () => void;
}

/** Asks before shoppers get another version, and why. */
export function ReleaseDialog({ component, action, onDone, onClose }: ReleaseDialogProps) {
  const { t } = useTranslation('operator-remotes');
  const { name, revision, canary, live } = component;
  const [percent, setPercent] = useState(action.do === 'promote' ? action.percent : 100);
  const changing = useStaffMutation(releasing, {
    onDone(result) {
      onDone(result);
      onClose();
    },
  });
  // The shell has no canary.
  const hasChoice = action.do === 'promote' && name !== 'shell';
  const chosen: ReleaseAction = hasChoice ? { ...action, percent } : action;
  const target = rollbackTarget(component);
  const words = {
    name,
    version: shortVersion((action.do === 'promote' ? action.version : canary?.version) ?? live ?? '–'),
    back: shortVersion(target ?? '–'),
    percent: 'percent' in chosen ? chosen.percent : 0,
  };
  return (
    <ConfirmWithReason
      isOpen
      title={t(`ask.${kindOf(chosen)}`, words)}
      action={t(`do.${kindOf(chosen)}`, words)}
      variant={chosen.do === 'rollback' ? 'danger' : 'primary'}
      hint={t('reasonHint')}
      isBusy={changing.isBusy}
      error={changing.isConflict ? undefined : changing.error}
      onConfirm={(reason) => changing.send({ name, revision, reason, action: chosen })}
      onClose={onClose}
    >
      {hasChoice && <RolloutSlider min={1} percent={percent} onChange={setPercent} />}
      <p>{t(`effect.${kindOf(chosen)}`, words)}</p>
      <ConflictBanner isShown={changing.isConflict} onReload={changing.reload} />
    </ConfirmWithReason>
  );
}

/** A share of nobody is the end of a canary, and one of everybody is a release. */
function kindOf(action: ReleaseAction): 'release' | 'canary' | 'end' | 'rollback' | 'pin' | 'unpin' {
  if (action.do === 'promote') return action.percent === 100 ? 'release' : 'canary';
  if (action.do !== 'canary') return action.do;
  if (action.percent === 0) return 'end';
  return action.percent === 100 ? 'release' : 'canary';
}
