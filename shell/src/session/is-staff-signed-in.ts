import { selectSession, type AppStore } from '@storefront/shared/store';

/** Whether somebody on the staff is signed in. */
export function isStaffSignedIn(store: AppStore): boolean {
  const { accessToken, userInfo } = selectSession(store.getState());
  return accessToken !== null && userInfo !== null && userInfo.role !== 'CUSTOMER';
}
