import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CollectedVoucher, InfoClient, PageMeta, Paged, SettingClient, Voucher } from '../contracts';
import { settingReceived, type OfferAnswer } from './common-slice';
import { isSessionEnded } from './session-slice';

interface HomeState {
  settingClient: SettingClient | null;
  infoClient: InfoClient | null;
  vouchers: Voucher[];
  /** Null until vouchers were answered. */
  voucherMetaData: PageMeta | null;
  voucherAnswer: OfferAnswer;
}

const initialState: HomeState = {
  settingClient: null,
  infoClient: null,
  vouchers: [],
  voucherMetaData: null,
  voucherAnswer: 'none',
};

/** What the front door shows of the whole shop. */
export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    vouchersReceived(state, { payload }: PayloadAction<Paged<Voucher>>) {
      state.vouchers = payload.data;
      state.voucherMetaData = payload.meta;
      state.voucherAnswer = 'received';
    },
    vouchersFailed(state) {
      state.vouchers = initialState.vouchers;
      state.voucherMetaData = initialState.voucherMetaData;
      state.voucherAnswer = 'failed';
    },
    /** The customer has it from now on, wherever it is shown. */
    voucherCollected(state, { payload }: PayloadAction<{ voucherId: string; myVoucher: CollectedVoucher }>) {
      const voucher = state.vouchers.find(({ id }) => id === payload.voucherId);
      if (voucher) voucher.myVoucher = payload.myVoucher;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(settingReceived, (state, { payload }) => {
      state.settingClient = payload.settingClient;
      state.infoClient = payload.infoClient;
    });
    // Which of them somebody keeps is nobody else's to see.
    builder.addMatcher(isSessionEnded, (state) => {
      for (const voucher of state.vouchers) delete voucher.myVoucher;
    });
  },
  selectors: {
    selectVouchers: (state) => state.vouchers,
    selectVoucherMetaData: (state) => state.voucherMetaData,
    selectVoucherAnswer: (state) => state.voucherAnswer,
  },
});

export const { vouchersReceived, vouchersFailed, voucherCollected } = homeSlice.actions;
export const { selectVouchers, selectVoucherMetaData, selectVoucherAnswer } = homeSlice.selectors;
