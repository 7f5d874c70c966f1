import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { ButtonLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { totalReward } from '../rewards/total-reward';
import { Band } from './band';

export { messages } from './messages';
export const needs = () => [totalReward.fetch(null)];
export const slices = [totalReward.slice];
export const saga = totalReward.saga;

/** What a member has earned; others are told of the programme. */
export default function ReferralBalance() {
  const { t } = useTranslation('referral-widgets');
  const language = useLanguage();
  const id = useId();
  const { data, isFetching } = useSelector((state) => totalReward.select(state, null));
  if (isFetching && !data) return null;
  return (
    <Band aria-labelledby={id}>
      <div>
        <h2 id={id}>
          {data ? t('balance.title', { amount: formatMoney(data.total, language) }) : t('balance.join')}
        </h2>
        <p>
          {data
            ? t('balance.available', { amount: formatMoney(data.available, language) })
            : t('banner.text')}
        </p>
      </div>
      <ButtonLink variant="quiet" to={data ? paths.rewards.to() : paths.programme.to()}>
        {data ? t('balance.action') : t('banner.action')}
      </ButtonLink>
    </Band>
  );
}
