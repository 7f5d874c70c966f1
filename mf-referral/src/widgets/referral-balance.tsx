import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectReferralAuth, useSelector } from '@storefront/shared/store';
import { ButtonLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { totalReward } from '../rewards/total-reward';
import { Band } from './band';

export { messages } from './messages';
export const needs = () => [totalReward.fetch(null)];
export const slices = [totalReward.slice];
export const saga = totalReward.saga;

/** What a member has earned. Others are told of the programme. */
export default function ReferralBalance() {
  const { t } = useTranslation('referral-widgets');
  const language = useLanguage();
  const id = useId();
  const auth = useSelector(selectReferralAuth);
  const isMember = auth !== null;
  const { data, error } = useSelector((state) => totalReward.select(state, null));
  if (auth?.refreshToken && !data && !error) return <Pending aria-hidden="true" />;
  const title = isMember ? t('balance.unknown') : t('balance.join');
  return (
    <Band aria-labelledby={id}>
      <div>
        <h2 id={id}>{data ? t('balance.title', { amount: formatMoney(data.total, language) }) : title}</h2>
        <p>
          {data
            ? t('balance.available', { amount: formatMoney(data.available, language) })
            : t('banner.text')}
        </p>
      </div>
      <ButtonLink variant="quiet" to={isMember ? paths.rewards.to() : paths.programme.to()}>
        {isMember ? t('balance.action') : t('banner.action')}
      </ButtonLink>
    </Band>
  );
}

/** As high as the place that the slot keeps. */
const Pending = styled(Band)`
  min-height: 156px;
  @media (min-width: 640px) {
    min-height: 98px;
  }
`;
