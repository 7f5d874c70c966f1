import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector, useSession } from '@storefront/shared/store';
import { Async, TabLinks } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { provinces } from '../goods/provinces';
import { paths } from '../paths/paths';
import { sendingPicture } from '../staff/sending-picture';
import { announcementForm } from './announcement-form';
import { faceForm } from './face-form';
import { offersForm } from './offers-form';
import { ordersForm } from './orders-form';
import { paymentsForm } from './payments-form';
import { providersForm } from './providers-form';
import { SettingsForm, type GroupForm } from './settings-form';
import { adminGroups, savingSettings, settings, type SettingGroup, type SettingGroups } from './settings';
import { shippingForm } from './shipping-form';
import { shopForm } from './shop-form';

const addresses: Record<SettingGroup, string> = {
  shop: paths.settings.to(),
  face: paths.settingsFace.to(),
  announcement: paths.settingsAnnouncement.to(),
  payments: paths.settingsPayments.to(),
  orders: paths.settingsOrders.to(),
  shipping: paths.settingsShipping.to(),
  offers: paths.settingsOffers.to(),
  providers: paths.settingsProviders.to(),
};
const groups = Object.keys(addresses) as SettingGroup[];

/** The page of one group, with the way to the others. */
function pageOf<Group extends SettingGroup, Values extends object>(
  group: Group,
  form: GroupForm<Group, Values>,
): RemotePage {
  function SettingsPage() {
    const { t } = useTranslation('operator-settings');
    const { userInfo } = useSession();
    const entry = useSelector((state) => settings.select(state, group));
    const isAdmin = userInfo?.role === 'ADMIN';
    return (
      <OperatorPage title={t('title')} lead={t(`effect.${group as SettingGroup}`)}>
        <TabLinks
          label={t('groups')}
          links={groups
            .filter((one) => isAdmin || !adminGroups.includes(one))
            .map((one) => ({ to: addresses[one], text: t(`group.${one}`), isCurrent: one === group }))}
        />
        <Async entry={entry}>
          {(stored) => <SettingsForm group={group} form={form} stored={stored as SettingGroups[Group]} />}
        </Async>
      </OperatorPage>
    );
  }
  return {
    Component: SettingsPage,
    needs: () => [settings.fetch(group), provinces.fetch(null)],
    head: (_state, _at, t) => ({ title: t('operator-settings:title'), noindex: true }),
    slices: [settings.slice, savingSettings.slice, sendingPicture.slice, provinces.slice],
    saga: [settings.saga, savingSettings.saga, sendingPicture.saga, provinces.saga],
  };
}

export const settingsPages: Record<SettingGroup, RemotePage> = {
  shop: pageOf('shop', shopForm),
  face: pageOf('face', faceForm),
  announcement: pageOf('announcement', announcementForm),
  payments: pageOf('payments', paymentsForm),
  orders: pageOf('orders', ordersForm),
  shipping: pageOf('shipping', shippingForm),
  offers: pageOf('offers', offersForm),
  providers: pageOf('providers', providersForm),
};
