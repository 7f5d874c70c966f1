import type {
  AnnouncementGroup,
  FaceGroup,
  OffersGroup,
  OrdersGroup,
  PaymentsGroup,
  ProvidersGroup,
  ShippingGroup,
  ShopGroup,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put } from '@storefront/shared/store';

/** What is edited together, as the API answers it. */
export interface SettingGroups {
  shop: ShopGroup;
  face: FaceGroup;
  announcement: AnnouncementGroup;
  payments: PaymentsGroup;
  orders: OrdersGroup;
  shipping: ShippingGroup;
  offers: OffersGroup;
  providers: ProvidersGroup;
}
export type SettingGroup = keyof SettingGroups;
/** A group as it is sent. */
export type SettingBody<Group extends SettingGroup> = Omit<
  SettingGroups[Group],
  'updatedAt' | 'version' | 'configuredProviders'
>;

/** Groups that only administrators change. */
export const adminGroups: readonly SettingGroup[] = ['payments', 'orders', 'shipping', 'offers', 'providers'];

/** One group of settings. */
export const settings = createQuery<SettingGroup, SettingGroups[SettingGroup]>({
  name: 'operator/settings',
  keyOf: (group) => group,
  isPersonal: true,
  fetch: async ({ http, signal }, group) =>
    (await http.getWithBearer<SettingGroups[SettingGroup]>(`main/admin/setting/${group}`, { signal }))?.data,
});

function* forget() {
  yield* put(settings.invalidate());
}

/** Writes a group as this page showed it last. */
export const savingSettings = createMutation<
  { group: SettingGroup; body: object },
  SettingGroups[SettingGroup]
>({
  name: 'operator/settingsSave',
  isPersonal: true,
  send: async ({ http, signal }, { group, body }) =>
    (
      await http.put<SettingGroups[SettingGroup]>(`main/admin/setting/${group}`, body, {
        signal,
        isPersonal: true,
      })
    ).data,
  onSuccess: forget,
  // Someone else was faster: what is fetched next is theirs.
  onError: forget,
});
