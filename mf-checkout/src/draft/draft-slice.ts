import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderAddress } from '@storefront/shared/contracts';
import {
  canonicalAddress,
  emptyDraft,
  type Customer,
  type Draft,
  type InformationForm,
  type Step,
} from './draft';

type Delivery = Pick<
  Draft,
  'shippingMethod' | 'paymentMethod' | 'paymentProvider' | 'note' | 'quickNote' | 'invoice'
>;

/** The order in the making. */
export const draftSlice = createSlice({
  name: 'checkout/draft',
  initialState: emptyDraft,
  reducers: {
    /** The step is mounted; its data is kept fresh until `stepLeft`. */
    stepOpened: (_draft, _action: PayloadAction<Step>) => undefined,
    stepLeft: (_draft, _action: PayloadAction<Step>) => undefined,
    draftRestored: (_draft, { payload }: PayloadAction<Draft>) => payload,
    /** What a visitor typed stays theirs when they sign in; what a customer typed is of their account at once. */
    informationTyped(draft, { payload }: PayloadAction<{ account: string | null; form: InformationForm }>) {
      draft.form = payload.form;
      draft.account = payload.account ?? draft.account;
    },
    informationConfirmed(
      draft,
      {
        payload,
      }: PayloadAction<{
        account: string | null;
        form: InformationForm;
        customer: Customer;
        address: OrderAddress;
      }>,
    ) {
      const { account, form, customer, address } = payload;
      const isElsewhere =
        draft.address?.national !== address.national || draft.address.provinceCode !== address.provinceCode;
      // Another country or province has other shipping methods and fees: delivery has to be confirmed again.
      if (isElsewhere) draft.isDeliveryConfirmed = false;
      if (address.national !== 'VN' && draft.paymentMethod === 'COD') draft.paymentMethod = null;
      Object.assign(draft, { account, form, customer, address: canonicalAddress(address) });
    },
    /** The new address has been kept: from now on it is one of the saved. */
    addressSaved(draft, { payload: addressId }: PayloadAction<string>) {
      if (draft.form) Object.assign(draft.form, { addressId, isSaved: false });
    },
    deliveryTyped(draft, { payload }: PayloadAction<Partial<Delivery>>) {
      Object.assign(draft, payload);
    },
    deliveryConfirmed(draft) {
      draft.isDeliveryConfirmed = true;
    },
    /** What was chosen is not offered to this address. */
    shippingMethodRefused(draft) {
      draft.shippingMethod = null;
      draft.isDeliveryConfirmed = false;
    },
    voucherChosen(draft, { payload: code }: PayloadAction<string>) {
      draft.voucherCode = code;
    },
    voucherDropped(draft) {
      draft.voucherCode = null;
    },
    rewardChosen(draft, { payload: isUsed }: PayloadAction<boolean>) {
      draft.usesReward = isUsed;
    },
    orderKeyMade(draft, { payload }: PayloadAction<NonNullable<Draft['orderKey']>>) {
      draft.orderKey = payload;
    },
    /** The order is there. Who and where stay for the next one, and the company, which may want its next invoice. */
    orderFinished(draft) {
      draft.invoice.isWanted = false;
      Object.assign(draft, {
        note: null,
        quickNote: null,
        isDeliveryConfirmed: false,
        voucherCode: null,
        usesReward: false,
        orderKey: null,
      });
    },
    draftForgotten: () => emptyDraft,
  },
  selectors: {
    selectDraft: (draft) => draft,
  },
});

export const {
  stepOpened,
  stepLeft,
  draftRestored,
  informationTyped,
  informationConfirmed,
  addressSaved,
  deliveryTyped,
  deliveryConfirmed,
  shippingMethodRefused,
  voucherChosen,
  voucherDropped,
  rewardChosen,
  orderKeyMade,
  orderFinished,
  draftForgotten,
} = draftSlice.actions;
export const { selectDraft } = draftSlice.selectors;
