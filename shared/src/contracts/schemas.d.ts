/** Made from backend/openapi.json by `npm run openapi -w backend`. */
import type { components } from './api';

export type ActivateBody = components['schemas']['ActivateBody'];
export type Activated = components['schemas']['Activated'];
export type ActiveCampaign = components['schemas']['ActiveCampaign'];
export type AppliedPromotion = components['schemas']['AppliedPromotion'];
export type AppliedVoucher = components['schemas']['AppliedVoucher'];
export type CancelAnswer = components['schemas']['CancelAnswer'];
export type CancelOrder = components['schemas']['CancelOrder'];
export type Cart = components['schemas']['Cart'];
export type CartBody = components['schemas']['CartBody'];
export type CartChange = components['schemas']['CartChange'];
export type CartLine = components['schemas']['CartLine'];
export type CartLink = components['schemas']['CartLink'];
export type CartProduct = components['schemas']['CartProduct'];
export type Category = components['schemas']['Category'];
export type CategoryRef = components['schemas']['CategoryRef'];
export type CheckedLine = components['schemas']['CheckedLine'];
export type ClientSetting = components['schemas']['ClientSetting'];
export type CollectedVoucher = components['schemas']['CollectedVoucher'];
export type CompanyBody = components['schemas']['CompanyBody'];
/** Without `decidedAt` nobody has answered yet. */
export type Consent = components['schemas']['Consent'];
export type ConsentBody = components['schemas']['ConsentBody'];
export type ContactBody = components['schemas']['ContactBody'];
export type ContactChange = components['schemas']['ContactChange'];
export type ContactChangeBody = components['schemas']['ContactChangeBody'];
export type ContactCodeBody = components['schemas']['ContactCodeBody'];
export type ContactImport = components['schemas']['ContactImport'];
export type ContactImportBody = components['schemas']['ContactImportBody'];
/** NO_ADDRESS: neither e-mail nor phone. FORMULA: a cell that a spreadsheet would run. TWICE: earlier in the file. KNOWN: among the contacts already. FULL: no room for more contacts. */
export type ContactRowProblem = components['schemas']['ContactRowProblem'];
/** Data to be drawn, never markup: whatever looks like HTML in it is plain text. */
export type ContentBlock = components['schemas']['ContentBlock'];
export type ContentKey = components['schemas']['ContentKey'];
export type ContentPage = components['schemas']['ContentPage'];
export type ContentPageRef = components['schemas']['ContentPageRef'];
export type ContentSpan = components['schemas']['ContentSpan'];
export type Country = components['schemas']['Country'];
export type CurrentFlashSale = components['schemas']['CurrentFlashSale'];
export type CurrentPromotion = components['schemas']['CurrentPromotion'];
export type DeleteAccountBody = components['schemas']['DeleteAccountBody'];
export type DeletionScheduled = components['schemas']['DeletionScheduled'];
export type Discount = components['schemas']['Discount'];
export type DiscountKind = components['schemas']['DiscountKind'];
/** Two-level scheme: provinces (2 digits) hold wards; districts are empty. */
export type Division = components['schemas']['Division'];
export type Earnings = components['schemas']['Earnings'];
/** Every code that a failure may be answered with. */
export type ErrorCode = components['schemas']['ErrorCode'];
/** `param` names the filter that its values are for; several values of it are separated by commas. */
export type Facet = components['schemas']['Facet'];
export type FacetValue = components['schemas']['FacetValue'];
export type Failure = components['schemas']['Failure'];
export type Faq = components['schemas']['Faq'];
export type FaqGroup = components['schemas']['FaqGroup'];
export type Favourite = components['schemas']['Favourite'];
export type FavouriteIds = components['schemas']['FavouriteIds'];
/** `field` is a path as forms write it: `lines[0].quantity`. */
export type FieldError = components['schemas']['FieldError'];
/** Every code that one field may be refused with. */
export type FieldErrorCode = components['schemas']['FieldErrorCode'];
/** `minPrice` stands for the range from `minPrice` to `maxPrice`; `group` is the one of `specs`. */
export type FilterToDrop = components['schemas']['FilterToDrop'];
/** What a flash sale makes of one price at this moment. */
export type FlashPrice = components['schemas']['FlashPrice'];
export type FlashSale = components['schemas']['FlashSale'];
/** Prices are those of its cheapest variant that is left, counts are sums over its variants. */
export type FlashSaleCard = components['schemas']['FlashSaleCard'];
export type FlashSaleProduct = components['schemas']['FlashSaleProduct'];
export type FlashSaleProducts = components['schemas']['FlashSaleProducts'];
export type FlashSaleProductsBody = components['schemas']['FlashSaleProductsBody'];
export type FlashSaleSummary = components['schemas']['FlashSaleSummary'];
export type FlashSaleVariant = components['schemas']['FlashSaleVariant'];
/** How far the goods are from being delivered free; what counts is their base price. */
export type FreeShipping = components['schemas']['FreeShipping'];
export type HelpfulVote = components['schemas']['HelpfulVote'];
export type InfoClient = components['schemas']['InfoClient'];
export type Intro = components['schemas']['Intro'];
/** `resendableAt` is null when it can no longer be sent again. */
export type Invitation = components['schemas']['Invitation'];
export type InvitationState = components['schemas']['InvitationState'];
export type InviteBody = components['schemas']['InviteBody'];
export type Invited = components['schemas']['Invited'];
/** A voucher for the first order. */
export type InviteeBenefit = components['schemas']['InviteeBenefit'];
export type Inviter = components['schemas']['Inviter'];
export type InviterBenefit = components['schemas']['InviterBenefit'];
export type InvoiceLink = components['schemas']['InvoiceLink'];
export type JoinBody = components['schemas']['JoinBody'];
export type Joined = components['schemas']['Joined'];
/** Of a flash sale it is in the line's total already, the others are in its discount. */
export type LineOffer = components['schemas']['LineOffer'];
export type LinesBody = components['schemas']['LinesBody'];
export type LoginData = components['schemas']['LoginData'];
/** Whether each kind of mail is wanted. */
export type MailChoices = components['schemas']['MailChoices'];
export type Me = components['schemas']['Me'];
export type MergeCartBody = components['schemas']['MergeCartBody'];
export type MergeFavouritesBody = components['schemas']['MergeFavouritesBody'];
export type MergedCart = components['schemas']['MergedCart'];
export type MergedFavourites = components['schemas']['MergedFavourites'];
export type MoveOrder = components['schemas']['MoveOrder'];
export type MoveReturn = components['schemas']['MoveReturn'];
export type MyOrder = components['schemas']['MyOrder'];
export type MyVoucher = components['schemas']['MyVoucher'];
export type MyVoucherState = components['schemas']['MyVoucherState'];
export type NewReview = components['schemas']['NewReview'];
export type NewsAddress = components['schemas']['NewsAddress'];
export type NewsArticle = components['schemas']['NewsArticle'];
export type NewsCard = components['schemas']['NewsCard'];
export type NewsTopic = components['schemas']['NewsTopic'];
export type NewsletterBody = components['schemas']['NewsletterBody'];
export type Notification = components['schemas']['Notification'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationPage = components['schemas']['NotificationPage'];
/** CURRENT while it runs, NEXT before it begins, NONE when it is over. */
export type OfferPeriod = components['schemas']['OfferPeriod'];
export type OpenSession = components['schemas']['OpenSession'];
export type OpenedInvitation = components['schemas']['OpenedInvitation'];
/** Days of a week that open and close alike; `HH:MM` in Việt Nam. */
export type OpeningHours = components['schemas']['OpeningHours'];
/** Names are filled in by the server and kept as they were. Outside VN `province` is required, in VN `provinceCode`. */
export type OrderAddress = components['schemas']['OrderAddress'];
export type OrderCancelled = components['schemas']['OrderCancelled'];
export type OrderDetail = components['schemas']['OrderDetail'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderReceived = components['schemas']['OrderReceived'];
export type OrderRequest = components['schemas']['OrderRequest'];
export type OrderReturn = components['schemas']['OrderReturn'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderTimelineEntry = components['schemas']['OrderTimelineEntry'];
export type OriginalPriceUnits = components['schemas']['OriginalPriceUnits'];
export type OwnPayment = components['schemas']['OwnPayment'];
export type OwnReview = components['schemas']['OwnReview'];
export type PageMeta = components['schemas']['PageMeta'];
export type PaymentAttempt = components['schemas']['PaymentAttempt'];
export type PaymentLimit = components['schemas']['PaymentLimit'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentOutcome = components['schemas']['PaymentOutcome'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type PaymentState = components['schemas']['PaymentState'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type Payout = components['schemas']['Payout'];
export type PayoutBody = components['schemas']['PayoutBody'];
export type PayoutDecision = components['schemas']['PayoutDecision'];
export type PayoutMethod = components['schemas']['PayoutMethod'];
export type PayoutStatus = components['schemas']['PayoutStatus'];
/** All that the shop keeps of the account, section by section. */
export type PersonalExport = components['schemas']['PersonalExport'];
export type Picture = components['schemas']['Picture'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
/** One step of the price, in the order applied. */
export type PriceStep = components['schemas']['PriceStep'];
export type ProductAddress = components['schemas']['ProductAddress'];
/** The value of a colour is its `rgb`, as in `infos[].color.rgb`. */
export type ProductAttribute = components['schemas']['ProductAttribute'];
/** Texts are in the language of `Accept-Language`. */
export type ProductCard = components['schemas']['ProductCard'];
export type ProductDetail = components['schemas']['ProductDetail'];
export type ProductFacets = components['schemas']['ProductFacets'];
/** A variant: what is bought. `infoId` is what carts, order lines and stock speak of. */
export type ProductInfo = components['schemas']['ProductInfo'];
export type ProductInfos = components['schemas']['ProductInfos'];
export type ProductPage = components['schemas']['ProductPage'];
export type ProductRef = components['schemas']['ProductRef'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type Profile = components['schemas']['Profile'];
export type ProfileBody = components['schemas']['ProfileBody'];
export type Promotion = components['schemas']['Promotion'];
export type PromotionConditions = components['schemas']['PromotionConditions'];
/** What comes along with GIFT_PRODUCT: the first that is in stock. */
export type PromotionGift = components['schemas']['PromotionGift'];
export type PromotionType = components['schemas']['PromotionType'];
export type Quote = components['schemas']['Quote'];
export type QuoteLine = components['schemas']['QuoteLine'];
export type QuoteLineRequest = components['schemas']['QuoteLineRequest'];
export type QuoteProblem = components['schemas']['QuoteProblem'];
export type QuoteRequest = components['schemas']['QuoteRequest'];
export type ReferralContact = components['schemas']['ReferralContact'];
/** An e-mail address or a telephone number is needed. */
export type ReferralContactBody = components['schemas']['ReferralContactBody'];
export type ReferralCredentials = components['schemas']['ReferralCredentials'];
export type ReferralMember = components['schemas']['ReferralMember'];
export type RefreshData = components['schemas']['RefreshData'];
export type RefundBody = components['schemas']['RefundBody'];
export type RefundEnd = components['schemas']['RefundEnd'];
export type RegisterBody = components['schemas']['RegisterBody'];
export type Registered = components['schemas']['Registered'];
export type Reorder = components['schemas']['Reorder'];
export type ReplyBody = components['schemas']['ReplyBody'];
export type ReportReason = components['schemas']['ReportReason'];
export type RequestedPayout = components['schemas']['RequestedPayout'];
export type RequestedReturn = components['schemas']['RequestedReturn'];
export type ResentEmail = components['schemas']['ResentEmail'];
/** RETURN: the goods for the money. EXCHANGE: the goods for others. REFUND: the money, and the goods stay. */
export type ReturnKind = components['schemas']['ReturnKind'];
export type ReturnRequest = components['schemas']['ReturnRequest'];
export type ReturnStatus = components['schemas']['ReturnStatus'];
export type Review = components['schemas']['Review'];
export type ReviewDecision = components['schemas']['ReviewDecision'];
export type ReviewPage = components['schemas']['ReviewPage'];
export type ReviewReport = components['schemas']['ReviewReport'];
export type ReviewSort = components['schemas']['ReviewSort'];
export type ReviewStatus = components['schemas']['ReviewStatus'];
export type ReviewSummary = components['schemas']['ReviewSummary'];
export type ReviewText = components['schemas']['ReviewText'];
/** A line of a finished order that has no review yet. */
export type ReviewableLine = components['schemas']['ReviewableLine'];
export type Reward = components['schemas']['Reward'];
/** LOCK holds a NEW reward, RELEASE makes it NEW again, REJECT takes a locked one back. */
export type RewardDecision = components['schemas']['RewardDecision'];
/** HOLDING: the order can still be returned, until `unlocksAt`. ORDER_RETURNED: a negative row takes a reward back. SAME_…, TOO_MANY_…, STAFF_…: locked until staff have looked at it. */
export type RewardReason = components['schemas']['RewardReason'];
export type RewardStatus = components['schemas']['RewardStatus'];
export type Role = components['schemas']['Role'];
export type RumError = components['schemas']['RumError'];
export type RumEvent = components['schemas']['RumEvent'];
export type RumFailureCause = components['schemas']['RumFailureCause'];
export type RumReport = components['schemas']['RumReport'];
export type RumSummary = components['schemas']['RumSummary'];
/** How one version of one part does. */
export type RumVersion = components['schemas']['RumVersion'];
export type SearchRecovery = components['schemas']['SearchRecovery'];
export type SellerReply = components['schemas']['SellerReply'];
export type SettingClient = components['schemas']['SettingClient'];
export type SharedCart = components['schemas']['SharedCart'];
export type SharedLine = components['schemas']['SharedLine'];
export type Shipment = components['schemas']['Shipment'];
export type ShipmentBody = components['schemas']['ShipmentBody'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type ShippingQuoteRequest = components['schemas']['ShippingQuoteRequest'];
export type ShopPlace = components['schemas']['ShopPlace'];
export type SizeGuide = components['schemas']['SizeGuide'];
/** NO_EMAIL: a contact without an address. UNKNOWN_CONTACT: no contact of the member. TWICE: listed twice, perhaps by another address of the same mailbox. OWN: of the member. ALREADY_INVITED: by this member, who can resend. UNSUBSCRIBED: wants no invitations. ENOUGH_THIS_WEEK: the mailbox got enough of them, also from others. LIMIT: the rest of the day is used up. */
export type SkipReason = components['schemas']['SkipReason'];
/** Addresses (http or https) or handles. */
export type SocialLinks = components['schemas']['SocialLinks'];
export type StaffOrder = components['schemas']['StaffOrder'];
export type StaffOrderSummary = components['schemas']['StaffOrderSummary'];
export type StaffPayout = components['schemas']['StaffPayout'];
export type StaffReturn = components['schemas']['StaffReturn'];
export type StaffReview = components['schemas']['StaffReview'];
export type StaffReward = components['schemas']['StaffReward'];
export type StartPayment = components['schemas']['StartPayment'];
export type StartedPayment = components['schemas']['StartedPayment'];
export type StockAlertBody = components['schemas']['StockAlertBody'];
export type SuggestedCategory = components['schemas']['SuggestedCategory'];
export type SuggestedProduct = components['schemas']['SuggestedProduct'];
export type Suggestions = components['schemas']['Suggestions'];
export type TotalReward = components['schemas']['TotalReward'];
export type TouchBody = components['schemas']['TouchBody'];
/** OWN_CODE: of the account itself. ALREADY_CUSTOMER: an account keeps its inviter for ever. */
export type TouchReason = components['schemas']['TouchReason'];
/** An attributed answer sets the signed cookie `referral`. */
export type Touched = components['schemas']['Touched'];
export type TrackedOrder = components['schemas']['TrackedOrder'];
export type TrackingSummary = components['schemas']['TrackingSummary'];
export type Unread = components['schemas']['Unread'];
export type Upload = components['schemas']['Upload'];
export type UserAddress = components['schemas']['UserAddress'];
export type UserAddressBody = components['schemas']['UserAddressBody'];
export type VatInvoice = components['schemas']['VatInvoice'];
export type VerifiedToken = components['schemas']['VerifiedToken'];
export type VitalName = components['schemas']['VitalName'];
export type Voucher = components['schemas']['Voucher'];
/** A voucher at hand, and what it would do for these lines. */
export type VoucherChoice = components['schemas']['VoucherChoice'];
export type VoucherChoicesRequest = components['schemas']['VoucherChoicesRequest'];
export type VoucherConditions = components['schemas']['VoucherConditions'];
export type VoucherReason = components['schemas']['VoucherReason'];
export type VouchersBody = components['schemas']['VouchersBody'];
export type WaitingProduct = components['schemas']['WaitingProduct'];
/** A ward of today that took over (a part of) a former one. */
export type WardSuccessor = components['schemas']['WardSuccessor'];
export type WrittenBlock = components['schemas']['WrittenBlock'];
export type WrittenNews = components['schemas']['WrittenNews'];
export type WrittenReview = components['schemas']['WrittenReview'];
