import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import {
  defaultLanguage,
  notices,
  type AnyNoticeKey,
  type AppliedPromotion,
  type AppliedVoucher,
  type ClientSetting,
  type Language,
  type NoticeVariant,
  type OriginalPriceUnits,
} from '../contracts';

/** A timed thing is CURRENT when it runs, NEXT when only the next is known. */
export type Period = 'NONE' | 'CURRENT' | 'NEXT';

export interface Notice {
  /** Unique; the spelling is the specification's. */
  key: string;
  notice: AnyNoticeKey;
  variant: NoticeVariant;
  params: Record<string, string | number>;
}

interface CommonState {
  language: Language;
  /** Milliseconds a request may take. */
  timeout: number;
  setting: Partial<ClientSetting>;
  flashSaleInfo: { currentFlashSale: unknown; nextFlashSale: unknown; type: Period };
  promotionInfo: { currentPromotion: unknown; nextPromotion: unknown; type: Period };
  promotionAppliedOrder: AppliedPromotion[];
  moreOriginalProducts: OriginalPriceUnits[];
  appliedVoucherOrder: AppliedVoucher | null;
  services: unknown[];
  notifications: Notice[];
  /** Where to go back to after a login that the shopper did not ask for. */
  previousUrl: string;
  isOpenChatbot: boolean;
  chatbotReloadTrigger: number;
}

const initialState: CommonState = {
  language: defaultLanguage,
  timeout: 30_000,
  setting: {},
  flashSaleInfo: { currentFlashSale: null, nextFlashSale: null, type: 'NONE' },
  promotionInfo: { currentPromotion: null, nextPromotion: null, type: 'NONE' },
  promotionAppliedOrder: [],
  moreOriginalProducts: [],
  appliedVoucherOrder: null,
  services: [],
  notifications: [],
  previousUrl: '/portal',
  isOpenChatbot: false,
  chatbotReloadTrigger: 0,
};

/** Notices that remotes registered, by `<remote>:<key>`; filled by the shell from the registry. */
type RegisteredNotices = Readonly<Record<string, NoticeVariant>>;

function variantOf(notice: AnyNoticeKey, registered: RegisteredNotices): NoticeVariant {
  const variant: NoticeVariant | undefined = Object.hasOwn(notices, notice)
    ? notices[notice as keyof typeof notices]
    : Object.hasOwn(registered, notice)
      ? registered[notice]
      : undefined;
  if (!variant) throw new Error('Notification type is invalid');
  return variant;
}

export const commonSlice = createSlice({
  name: 'common',
  initialState: { ...initialState, registeredNotices: {} as RegisteredNotices },
  reducers: {
    languageChosen(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
    },
    settingReceived(state, { payload }: PayloadAction<ClientSetting>) {
      state.setting = payload;
    },
    noticesRegistered(state, { payload }: PayloadAction<RegisteredNotices>) {
      state.registeredNotices = { ...state.registeredNotices, ...payload };
    },
    noticeShown: {
      prepare: (notice: AnyNoticeKey, params: Record<string, string | number> = {}) => ({
        payload: { key: nanoid(), notice, params },
      }),
      reducer(state, { payload }: PayloadAction<Omit<Notice, 'variant'>>) {
        const variant = variantOf(payload.notice, state.registeredNotices);
        state.notifications = [...state.notifications, { ...payload, variant }].slice(-20);
      },
    },
    noticeClosed(state, { payload }: PayloadAction<string>) {
      state.notifications = state.notifications.filter(({ key }) => key !== payload);
    },
    previousUrlKept(state, { payload }: PayloadAction<string>) {
      state.previousUrl = payload;
    },
    quotePriced(
      state,
      {
        payload,
      }: PayloadAction<
        Pick<CommonState, 'promotionAppliedOrder' | 'moreOriginalProducts' | 'appliedVoucherOrder'>
      >,
    ) {
      state.promotionAppliedOrder = payload.promotionAppliedOrder;
      state.moreOriginalProducts = payload.moreOriginalProducts;
      state.appliedVoucherOrder = payload.appliedVoucherOrder;
    },
    chatbotToggled(state) {
      state.isOpenChatbot = !state.isOpenChatbot;
    },
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectTimeout: (state) => state.timeout,
    selectSetting: (state) => state.setting,
    selectNotifications: (state) => state.notifications,
    selectPreviousUrl: (state) => state.previousUrl,
  },
});

export const {
  languageChosen,
  settingReceived,
  noticesRegistered,
  noticeShown,
  noticeClosed,
  previousUrlKept,
  quotePriced,
  chatbotToggled,
} = commonSlice.actions;
export const { selectLanguage, selectTimeout, selectSetting, selectNotifications, selectPreviousUrl } =
  commonSlice.selectors;
