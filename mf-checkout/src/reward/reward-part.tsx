import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectReferralAuth, useDispatch, useSelector } from '@storefront/shared/store';
import { Checkbox } from '@storefront/shared/ui';
import { rewardChosen, selectDraft } from '../draft/draft-slice';
import { rewardBalance } from './reward-balance';

/** Paying with the reward balance, the last step of the price; absent for customers without one. */
export function RewardPart() {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const dispatch = useDispatch();
  const isMember = useSelector(selectReferralAuth) !== null;
  const { usesReward } = useSelector(selectDraft);
  const { data } = useSelector((state) => rewardBalance.select(state, null));
  // Asked when somebody who can have one comes to a step.
  useEffect(() => {
    if (isMember) dispatch(rewardBalance.fetch(null));
  }, [isMember, dispatch]);
  // One that was chosen can be taken back, whatever has become of the balance.
  if (!usesReward && (!isMember || !data)) return null;
  return (
    <Checkbox
      label={data ? t('reward.use', { amount: formatMoney(data, language) }) : t('reward.useUnknown')}
      hint={t('reward.hint')}
      checked={usesReward}
      onChange={({ target }) => dispatch(rewardChosen(target.checked))}
    />
  );
}
