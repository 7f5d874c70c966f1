import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Membership } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateInText } from '@storefront/shared/time';
import { Banner, ButtonLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { daysUntil } from '../provider/days-until';

/** From this many days before the end, as the mails do. */
const warnDays = 7;

/** Says in the last days of a plan that it ends, more urgently each time; nothing when another plan follows or it is to end. */
export function ExpiryBanner({ membership }: { membership: Membership }) {
  const { t } = useTranslation('provider-dashboard');
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { status, expiresAt, nextPlan, cancelledAt, plan } = membership;
  if (status !== 'ACTIVE' || !expiresAt || nextPlan || cancelledAt) return null;
  const days = daysUntil(expiresAt, now);
  if (days > warnDays) return null;
  const date = formatDateInText(expiresAt, language);
  return (
    <Banner
      tone={days <= 1 ? 'danger' : days <= 3 ? 'warning' : 'info'}
      title={days <= 1 ? t('expiry.lastDay') : t('expiry.title', { count: days })}
      action={
        <ButtonLink
          variant={days <= 3 ? 'primary' : 'quiet'}
          to={paths.membership.to({ plan: plan && plan !== 'FREE' ? plan : undefined })}
        >
          {t('expiry.action')}
        </ButtonLink>
      }
    >
      {t('expiry.text', { date })}
    </Banner>
  );
}
