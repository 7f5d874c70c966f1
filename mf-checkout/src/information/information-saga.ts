import type { UserAddressBody } from '@storefront/shared/contracts';
import {
  api,
  noticeShown,
  put,
  select,
  selectSession,
  spawn,
  takeEvery,
  type Effect,
} from '@storefront/shared/store';
import { addresses, postAddress } from '../address/addresses';
import { districts, provinces, wards } from '../address/divisions';
import {
  addressSaved,
  informationConfirmed,
  informationTyped,
  selectDraft,
  stepOpened,
} from '../draft/draft-slice';

/** Units of the address as far as it is typed; a new address is kept when the customer wants that. */
export function* informationSaga(): Generator {
  yield* takeEvery(stepOpened, function* ({ payload: step }) {
    if (step !== 'information') return;
    const { userInfo } = yield* select(selectSession);
    if (userInfo) yield* put(addresses.fetch({ account: userInfo.id }));
    yield* askDivisions(true);
  });
  yield* takeEvery(informationTyped, () => askDivisions(false));
  yield* takeEvery(informationConfirmed, function* ({ payload }) {
    if (payload.form.isSaved) yield* spawn(saveAddress, payload);
  });
}

/** @param again also what failed to come */
function* askDivisions(again: boolean): Effect<void> {
  const { form } = yield* select(selectDraft);
  if (again) yield* put(provinces.fetch(null));
  const provinceCode = form?.provinceCode;
  if (!form || form.national !== 'VN' || !provinceCode) return;
  const parent = form.districtCode || provinceCode;
  const ofProvince = yield* select(districts.select, provinceCode);
  const ofParent = yield* select(wards.select, parent);
  if (isMissing(ofProvince, again)) yield* put(districts.fetch(provinceCode));
  if (isMissing(ofParent, again)) yield* put(wards.fetch(parent));
}

const isMissing = (
  { data, error, isFetching }: { data?: unknown; error?: unknown; isFetching: boolean },
  again: boolean,
): boolean => data === undefined && !isFetching && (again || error === undefined);

function* saveAddress({ customer, address }: ReturnType<typeof informationConfirmed>['payload']): Generator {
  const { firstName, lastName, phone } = customer;
  const body: UserAddressBody = { ...address, firstName, lastName, phone, isDefault: false };
  try {
    const { id } = yield* api(postAddress, body);
    yield* put(addressSaved(id));
    const { userInfo } = yield* select(selectSession);
    if (userInfo) yield* put(addresses.refetch({ account: userInfo.id }));
  } catch {
    // The order goes on without it; the customer can keep the address later.
    yield* put(noticeShown('checkout:AddressNotSaved'));
  }
}
