import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, lazyHydrate, Page, Skeleton } from '@storefront/shared/ui';
import { me, savingCompany, savingNames } from '../me';
import { privateHead } from '../private-head';
import { savingAvatar } from './avatar';
import { askingCode, confirmingCode } from './contact-change';

const PersonalParts = lazyHydrate(
  () =>
    import(/* webpackChunkName: "personal-parts" */ './personal-parts').then((part) => part.PersonalParts),
  <Skeleton kind="block" height={900} />,
  'page',
);

/** Who the customer is, where they are reached, and for whom they buy. */
function PersonalPage() {
  const { t } = useTranslation('account-profile');
  const entry = useSelector((state) => me.select(state, null));
  return (
    <Page title={t('personal.title')} width="wide">
      <Async entry={entry}>{(known) => <PersonalParts known={known} />}</Async>
    </Page>
  );
}

export const personalPage: RemotePage = {
  Component: PersonalPage,
  needs: () => [me.fetch(null)],
  head: privateHead('personal.title'),
  slices: [
    me.slice,
    savingNames.slice,
    savingCompany.slice,
    savingAvatar.slice,
    askingCode.slice,
    confirmingCode.slice,
  ],
  saga: [
    me.saga,
    savingNames.saga,
    savingCompany.saga,
    savingAvatar.saga,
    askingCode.saga,
    confirmingCode.saga,
  ],
};
