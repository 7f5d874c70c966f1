import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { ButtonLink } from '@storefront/shared/ui';
import { campaign } from '../member/campaign';
import { paths } from '../paths/paths';
import { Band } from './band';

export { messages } from './messages';
export const needs = (_props: object, language: Language) => [campaign.fetch({ language })];
export const slices = [campaign.slice];
export const saga = campaign.saga;

/** Invites shoppers of the home page to the programme; absent while there is no campaign. */
export default function InviteBanner() {
  const { t } = useTranslation('referral-widgets');
  const language = useLanguage();
  const id = useId();
  const active = useSelector((state) => campaign.select(state, { language })).data?.active;
  if (!active) return null;
  return (
    <Band aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('banner.title', { amount: formatMoney(active.inviterBenefit.amount, language) })}</h2>
        <p>{t('banner.text')}</p>
      </div>
      <ButtonLink variant="quiet" to={paths.programme.to()}>
        {t('banner.action')}
      </ButtonLink>
    </Band>
  );
}
