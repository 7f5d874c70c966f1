import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, lazyHydrate, Page, Skeleton } from '@storefront/shared/ui';
import { me, savingSocial } from '../me';
import { NoProfile } from '../no-profile';
import { privateHead } from '../private-head';

const SocialForm = lazyHydrate(
  () => import(/* webpackChunkName: "social-form" */ './social-form').then((part) => part.SocialForm),
  <Skeleton kind="block" height={560} />,
  'page',
);

/** Where else the customer can be found. */
function SocialPage() {
  const { t } = useTranslation('account-profile');
  const entry = useSelector((state) => me.select(state, null));
  return (
    <Page title={t('social.title')} width="wide">
      <Async entry={entry}>
        {({ profile }) => (profile ? <SocialForm profile={profile} /> : <NoProfile />)}
      </Async>
    </Page>
  );
}

export const socialPage: RemotePage = {
  Component: SocialPage,
  needs: () => [me.fetch(null)],
  head: privateHead('social.title'),
  slices: [me.slice, savingSocial.slice],
  saga: [me.saga, savingSocial.saga],
};
