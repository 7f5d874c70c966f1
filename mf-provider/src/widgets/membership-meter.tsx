import { useTranslation } from 'react-i18next';
import { useSelector } from '@storefront/shared/store';
import { ButtonLink, Skeleton } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { MembershipMeter } from '../provider/membership-meter';
import { ownMembership } from '../provider/own-membership';

export const needs = () => [ownMembership.fetch(null)];
export const slices = [ownMembership.slice];
export const saga = [ownMembership.saga];

/** The plan of a provider in the portal. Its slot is for providers only. */
export default function MembershipMeterWidget() {
  const { t } = useTranslation('provider');
  const { data, error } = useSelector((state) => ownMembership.select(state, null));
  if (!data) return error ? null : <Skeleton lines={3} />;
  return (
    <MembershipMeter
      membership={data}
      action={
        <ButtonLink variant="quiet" to={paths.dashboard.to()}>
          {t('meter.toArea')}
        </ButtonLink>
      }
    />
  );
}
