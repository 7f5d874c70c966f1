import { createSlice, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import {
  defaultLanguage,
  isFlagOn,
  notices,
  type AnyNoticeKey,
  type AppliedPromotion,
  type AppliedVoucher,
  type ClientSetting,
  type CurrentFlashSale,
  type CurrentPromotion,
  type FlagName,
  type Language,
  type NoticeVariant,
  type OfferPeriod,
  type OriginalPriceUnits,
  type ProviderService,
} from '../contracts';
import { isSessionEnded } from './session-slice';

export interface Notice {
  /** Unique; the spelling is the specification's. */
  key: string;
  notice: AnyNoticeKey;
  variant: NoticeVariant;
  params: Record<string, string | number>;
}

/** The outcome of fetching an offer, so that a failure differs from having none. */
export type OfferAnswer = 'none' | 'received' | 'failed';

type FlashSaleInfo = Omit<CurrentFlashSale, 'serverTime'> & { type: OfferPeriod };

interface CommonState {
  language: Language;
  /** The timeout of a request in milliseconds. */
  timeout: number;
  setting: Partial<ClientSetting>;
  /** CURRENT when a sale runs, NEXT when only the next is known. */
  flashSaleInfo: FlashSaleInfo;
  flashSaleAnswer: OfferAnswer;
  /** The server's clock minus the browser's, in ms; null until it has been measured. */
  clockOffset: number | null;
  promotionInfo: Omit<CurrentPromotion, 'serverTime'>;
  promotionAnswer: OfferAnswer;
  promotionAppliedOrder: AppliedPromotion[];
  moreOriginalProducts: OriginalPriceUnits[];
  appliedVoucherOrder: AppliedVoucher | null;
  /** What the provider who is signed in offers beside solutions; empty until a page has asked for it. */
  services: ProviderService[];
  notifications: Notice[];
  /** Closed notices, the newest first, because five seconds are too short to read several. */
  pastNotices: Notice[];
  /** The page to return to after a login that the shop demanded. */
  previousUrl: string;
  isOpenChatbot: boolean;
  chatbotReloadTrigger: number;
}

const maxNotices = 20;

const initialState: CommonState = {
  language: defaultLanguage,
  timeout: 30_000,
  setting: {},
  flashSaleInfo: { currentFlashSale: null, nextFlashSale: null, type: 'NONE' },
  flashSaleAnswer: 'none',
  clockOffset: null,
  promotionInfo: { currentPromotion: null, nextPromotion: null, type: 'NONE' },
  promotionAnswer: 'none',
  promotionAppliedOrder: [],
  moreOriginalProducts: [],
  appliedVoucherOrder: null,
  services: [],
  notifications: [],
  pastNotices: [],
  previousUrl: '/portal',
  isOpenChatbot: false,
  chatbotReloadTrigger: 0,
};

function periodOf(current: object | null, next: object | null): OfferPeriod {
  if (current) return 'CURRENT';
  return next ? 'NEXT' : 'NONE';
}

/** The time of a sale's answer is no part of the sale. */
function isSameButForClock(known: FlashSaleInfo | undefined, received: FlashSaleInfo): boolean {
  const textOf = (info: FlashSaleInfo | undefined) =>
    JSON.stringify(info, (key, value: unknown) => (key === 'serverTime' ? undefined : value));
  return textOf(known) === textOf(received);
}

/** Notices that remotes register, by `<remote>:<key>`; the shell fills it from the registry. */
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
        state.notifications = [...state.notifications, { ...payload, variant }].slice(-maxNotices);
      },
    },
    /** A notice that the page shows itself: a toast would say the same twice. It can be read later like the others. */
    noticeShownInPlace: {
      prepare: (notice: AnyNoticeKey) => ({ payload: { key: nanoid(), notice, params: {} } }),
      reducer(state, { payload }: PayloadAction<Omit<Notice, 'variant'>>) {
        const variant = variantOf(payload.notice, state.registeredNotices);
        state.pastNotices = [{ ...payload, variant }, ...state.pastNotices].slice(0, maxNotices);
      },
    },
    noticeClosed(state, { payload }: PayloadAction<string>) {
      const gone = state.notifications.filter(({ key }) => key === payload);
      state.notifications = state.notifications.filter(({ key }) => key !== payload);
      state.pastNotices = [...gone, ...state.pastNotices].slice(0, maxNotices);
    },
    previousUrlSaved(state, { payload }: PayloadAction<string>) {
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
    flashSaleReceived(state, { payload }: PayloadAction<CurrentFlashSale>) {
      const { currentFlashSale, nextFlashSale } = payload;
      const received = { currentFlashSale, nextFlashSale, type: periodOf(currentFlashSale, nextFlashSale) };
      // Each page asks again at its start: what shows the sale is rendered again only when there is something new.
      if (!isSameButForClock(original(state.flashSaleInfo), received)) state.flashSaleInfo = received;
      state.flashSaleAnswer = 'received';
    },
    /** An offer that is not known to be valid is not shown. */
    flashSaleFailed(state) {
      state.flashSaleInfo = initialState.flashSaleInfo;
      state.flashSaleAnswer = 'failed';
    },
    serverClockRead(state, { payload }: PayloadAction<number>) {
      state.clockOffset = payload;
    },
    promotionReceived(state, { payload }: PayloadAction<CurrentPromotion>) {
      const { currentPromotion, nextPromotion } = payload;
      state.promotionInfo = {
        currentPromotion,
        nextPromotion,
        type: periodOf(currentPromotion, nextPromotion),
      };
      state.promotionAnswer = 'received';
    },
    promotionFailed(state) {
      state.promotionInfo = initialState.promotionInfo;
      state.promotionAnswer = 'failed';
    },
    chatbotToggled(state) {
      state.isOpenChatbot = !state.isOpenChatbot;
    },
    servicesReceived(state, { payload }: PayloadAction<ProviderService[]>) {
      state.services = payload;
    },
    /** Somebody wants a new conversation, or the present one was deleted: the panel and the page begin again. */
    chatbotReloaded(state) {
      state.chatbotReloadTrigger += 1;
    },
  },
  extraReducers: (builder) => {
    // The next account must not see where this one wanted to go, nor its notices and services.
    builder.addMatcher(isSessionEnded, (state) => {
      state.previousUrl = initialState.previousUrl;
      state.pastNotices = initialState.pastNotices;
      state.services = initialState.services;
    });
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectTimeout: (state) => state.timeout,
    selectSetting: (state) => state.setting,
    selectFlag: (state, name: FlagName) => isFlagOn(state.setting.settingClient, name),
    selectNotifications: (state) => state.notifications,
    selectPastNotices: (state) => state.pastNotices,
    selectPreviousUrl: (state) => state.previousUrl,
    selectFlashSaleInfo: (state) => state.flashSaleInfo,
    selectFlashSaleAnswer: (state) => state.flashSaleAnswer,
    selectClockOffset: (state) => state.clockOffset,
    selectPromotionInfo: (state) => state.promotionInfo,
    selectServices: (state) => state.services,
    selectIsOpenChatbot: (state) => state.isOpenChatbot,
    selectChatbotReloadTrigger: (state) => state.chatbotReloadTrigger,
  },
});

export const {
  languageChosen,
  settingReceived,
  noticesRegistered,
  noticeShown,
  noticeShownInPlace,
  noticeClosed,
  previousUrlSaved,
  quotePriced,
  flashSaleReceived,
  flashSaleFailed,
  serverClockRead,
  promotionReceived,
  promotionFailed,
  servicesReceived,
  chatbotToggled,
  chatbotReloaded,
} = commonSlice.actions;
export const {
  selectLanguage,
  selectTimeout,
  selectSetting,
  selectFlag,
  selectNotifications,
  selectPastNotices,
  selectPreviousUrl,
  selectFlashSaleInfo,
  selectFlashSaleAnswer,
  selectClockOffset,
  selectPromotionInfo,
  selectServices,
  selectIsOpenChatbot,
  selectChatbotReloadTrigger,
} = commonSlice.selectors;
