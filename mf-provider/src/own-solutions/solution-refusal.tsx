import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import type { ApiErrorState } from '@storefront/shared/store';
import { ActionLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** Why something was refused, with the way out of it. */
export function SolutionRefusal({ id, error }: { id: string; error: ApiErrorState | undefined }) {
  const { t } = useTranslation('provider-own');
  if (!error) return null;
  const { used, limit } = (error.data ?? {}) as { used?: number; limit?: number };
  const isIncomplete = error.errors.length > 0;
  return (
    <ErrorBanner
      error={error}
      overrides={{
        other: t('refused.other'),
        ...(isIncomplete && { [error.code]: t('refused.incomplete') }),
        ...(used !== undefined &&
          limit !== undefined && { PUBLISH_LIMIT_EXCEEDED: t('refused.limit', { used, limit }) }),
      }}
      action={<WayOut id={id} error={error} />}
    />
  );
}

function WayOut({ id, error: { code, errors } }: { id: string; error: ApiErrorState }) {
  const { t } = useTranslation('provider-own');
  const ofMembership: Partial<Record<typeof code, 'choose' | 'renew' | 'upgrade'>> = {
    MEMBERSHIP_MISSING: 'choose',
    MEMBERSHIP_EXPIRED: 'renew',
    PUBLISH_LIMIT_EXCEEDED: 'upgrade',
  };
  const way = ofMembership[code];
  if (way) return <ActionLink to={paths.membership.to()}>{t(`refused.${way}`)}</ActionLink>;
  if (errors.length > 0 || code === 'NOT_APPROVED')
    return <ActionLink to={paths.editSolution.to(id)}>{t('refused.open')}</ActionLink>;
  return null;
}
