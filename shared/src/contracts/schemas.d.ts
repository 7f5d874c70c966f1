/** Made from backend/openapi.json by `npm run openapi -w backend`. */
import type { components } from './api';

export type AccountLock = components['schemas']['AccountLock'];
export type AccountStatus = components['schemas']['AccountStatus'];
export type ActivateBody = components['schemas']['ActivateBody'];
export type Activated = components['schemas']['Activated'];
export type ActiveCampaign = components['schemas']['ActiveCampaign'];
/** What became of a ward of before July 2025. */
export type AddressConversion = components['schemas']['AddressConversion'];
export type Announcement = components['schemas']['Announcement'];
export type AnnouncementGroup = components['schemas']['AnnouncementGroup'];
export type AnnouncementGroupBody = components['schemas']['AnnouncementGroupBody'];
export type AnswerContact = components['schemas']['AnswerContact'];
export type AppliedPromotion = components['schemas']['AppliedPromotion'];
export type AppliedVoucher = components['schemas']['AppliedVoucher'];
/** LOOKUP answers by rules from the data of the shop, MODEL by a language model. */
export type AssistantKind = components['schemas']['AssistantKind'];
export type AttachedService = components['schemas']['AttachedService'];
export type AuditEntity = components['schemas']['AuditEntity'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type BackgroundJob = components['schemas']['BackgroundJob'];
export type BulkMoveBody = components['schemas']['BulkMoveBody'];
export type BulkPreview = components['schemas']['BulkPreview'];
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
export type ChangeContact = components['schemas']['ChangeContact'];
export type ChangeMembership = components['schemas']['ChangeMembership'];
export type ChangeProvider = components['schemas']['ChangeProvider'];
export type ChangeStaffRole = components['schemas']['ChangeStaffRole'];
export type ChannelKind = components['schemas']['ChannelKind'];
export type ChannelsChange = components['schemas']['ChannelsChange'];
export type ChatConversation = components['schemas']['ChatConversation'];
export type ChatFeedbackBody = components['schemas']['ChatFeedbackBody'];
export type ChatHandoff = components['schemas']['ChatHandoff'];
export type ChatHandoffBody = components['schemas']['ChatHandoffBody'];
export type ChatHistory = components['schemas']['ChatHistory'];
export type ChatLink = components['schemas']['ChatLink'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatMessageBody = components['schemas']['ChatMessageBody'];
/** An order of the signed-in customer. */
export type ChatOrder = components['schemas']['ChatOrder'];
/** What an answer rests on, in the words of the page. */
export type ChatPassage = components['schemas']['ChatPassage'];
/** A product in an answer, with the prices of now. */
export type ChatProduct = components['schemas']['ChatProduct'];
/** A quick reply. */
export type ChatReply = components['schemas']['ChatReply'];
export type ChatRole = components['schemas']['ChatRole'];
export type ChatSession = components['schemas']['ChatSession'];
export type ChatSessionBody = components['schemas']['ChatSessionBody'];
/** STREAMING while an answer is being written: its stream can be read. */
export type ChatState = components['schemas']['ChatState'];
/** An event of an answer: `event:` and `data:` of the stream. `assistant` says that another one goes on; `done` is the last. */
export type ChatStreamEvent = components['schemas']['ChatStreamEvent'];
export type ChatTicket = components['schemas']['ChatTicket'];
export type ChatTicketDetail = components['schemas']['ChatTicketDetail'];
export type ChatTicketPage = components['schemas']['ChatTicketPage'];
export type ChatTicketReply = components['schemas']['ChatTicketReply'];
/** OPEN: somebody takes care of it, or the customer wrote again. */
export type ChatTicketStatus = components['schemas']['ChatTicketStatus'];
export type ChatTicketVersion = components['schemas']['ChatTicketVersion'];
export type ChatVariant = components['schemas']['ChatVariant'];
export type ChatVote = components['schemas']['ChatVote'];
export type CheckedLine = components['schemas']['CheckedLine'];
export type ClientFace = components['schemas']['ClientFace'];
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
export type ContactStatus = components['schemas']['ContactStatus'];
/** Data to be drawn, never markup: whatever looks like HTML in it is plain text. */
export type ContentBlock = components['schemas']['ContentBlock'];
export type ContentKey = components['schemas']['ContentKey'];
export type ContentPage = components['schemas']['ContentPage'];
export type ContentPageRef = components['schemas']['ContentPageRef'];
export type ContentPreview = components['schemas']['ContentPreview'];
export type ContentPreviewBody = components['schemas']['ContentPreviewBody'];
export type ContentSpan = components['schemas']['ContentSpan'];
/** A message that came later, or has changed. */
export type ConversationEvent = components['schemas']['ConversationEvent'];
/** Page views on the way to an order. Visitors are not counted, because nothing of them is kept. */
export type Conversion = components['schemas']['Conversion'];
export type Country = components['schemas']['Country'];
/** Shares of the width and height of the picture as it was uploaded. */
export type Crop = components['schemas']['Crop'];
export type CurrentFlashSale = components['schemas']['CurrentFlashSale'];
export type CurrentPromotion = components['schemas']['CurrentPromotion'];
export type DecidedReviews = components['schemas']['DecidedReviews'];
export type DeleteAccountBody = components['schemas']['DeleteAccountBody'];
export type DeletionScheduled = components['schemas']['DeletionScheduled'];
export type DemoLink = components['schemas']['DemoLink'];
export type Discount = components['schemas']['Discount'];
export type DiscountKind = components['schemas']['DiscountKind'];
/** Two-level scheme: provinces (2 digits) hold wards; the 3-digit code of a district of before July 2025 leads to the wards that took it over. */
export type Division = components['schemas']['Division'];
export type Earnings = components['schemas']['Earnings'];
/** Every code that a failure may be answered with. */
export type ErrorCode = components['schemas']['ErrorCode'];
export type ExpectedDelivery = components['schemas']['ExpectedDelivery'];
export type FaceGroup = components['schemas']['FaceGroup'];
export type FaceGroupBody = components['schemas']['FaceGroupBody'];
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
export type FindingEnd = components['schemas']['FindingEnd'];
/** PERCENT off, FIXED_PRICE instead of the usual price, or SUBTRACT đồng from it. */
export type FlashKind = components['schemas']['FlashKind'];
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
export type GatewayFigures = components['schemas']['GatewayFigures'];
export type HelpfulVote = components['schemas']['HelpfulVote'];
export type InfoClient = components['schemas']['InfoClient'];
export type Intro = components['schemas']['Intro'];
/** `resendableAt` is null when it can no longer be sent again. */
export type Invitation = components['schemas']['Invitation'];
export type InvitationState = components['schemas']['InvitationState'];
export type InviteBody = components['schemas']['InviteBody'];
export type InviteStaff = components['schemas']['InviteStaff'];
export type Invited = components['schemas']['Invited'];
/** A voucher for the first order. */
export type InviteeBenefit = components['schemas']['InviteeBenefit'];
export type Inviter = components['schemas']['Inviter'];
export type InviterBenefit = components['schemas']['InviterBenefit'];
export type InvoiceLink = components['schemas']['InvoiceLink'];
export type JobChange = components['schemas']['JobChange'];
export type JobFault = components['schemas']['JobFault'];
export type JobKind = components['schemas']['JobKind'];
export type JobReport = components['schemas']['JobReport'];
export type JobState = components['schemas']['JobState'];
export type JoinBody = components['schemas']['JoinBody'];
export type Joined = components['schemas']['Joined'];
export type KeysetMeta = components['schemas']['KeysetMeta'];
/** Of a flash sale it is in the line's total already, the others are in its discount. */
export type LineOffer = components['schemas']['LineOffer'];
export type LinesBody = components['schemas']['LinesBody'];
export type LinksChange = components['schemas']['LinksChange'];
export type LoginData = components['schemas']['LoginData'];
/** Variants on sale of which little is left: the fewest first. */
export type LowStock = components['schemas']['LowStock'];
export type LowStockVariant = components['schemas']['LowStockVariant'];
/** Whether each kind of mail is wanted. */
export type MailChoices = components['schemas']['MailChoices'];
export type MailState = components['schemas']['MailState'];
export type Me = components['schemas']['Me'];
export type Membership = components['schemas']['Membership'];
export type MembershipPaymentState = components['schemas']['MembershipPaymentState'];
export type MembershipPlan = components['schemas']['MembershipPlan'];
/** `expiresAt` is until when a PENDING one can be paid. */
export type MembershipPurchase = components['schemas']['MembershipPurchase'];
/** NONE: never had a plan. GRACE: expired, nothing new can be published, and what is published is still seen. */
export type MembershipStatus = components['schemas']['MembershipStatus'];
export type MergeCartBody = components['schemas']['MergeCartBody'];
export type MergeFavouritesBody = components['schemas']['MergeFavouritesBody'];
export type MergeSolutionsBody = components['schemas']['MergeSolutionsBody'];
export type MergedCart = components['schemas']['MergedCart'];
export type MergedFavourites = components['schemas']['MergedFavourites'];
export type MergedSolutions = components['schemas']['MergedSolutions'];
export type MoveOrder = components['schemas']['MoveOrder'];
export type MoveReturn = components['schemas']['MoveReturn'];
export type MoveSolutionRequest = components['schemas']['MoveSolutionRequest'];
export type MyOrder = components['schemas']['MyOrder'];
export type MyVoucher = components['schemas']['MyVoucher'];
export type MyVoucherState = components['schemas']['MyVoucherState'];
export type NameDecision = components['schemas']['NameDecision'];
export type NewReview = components['schemas']['NewReview'];
export type NewScreenshots = components['schemas']['NewScreenshots'];
export type NewSolution = components['schemas']['NewSolution'];
export type NewsAddress = components['schemas']['NewsAddress'];
export type NewsArticle = components['schemas']['NewsArticle'];
export type NewsCard = components['schemas']['NewsCard'];
export type NewsTopic = components['schemas']['NewsTopic'];
export type NewsletterBody = components['schemas']['NewsletterBody'];
export type Notification = components['schemas']['Notification'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationPage = components['schemas']['NotificationPage'];
/** How many there are in each state. */
export type OfferCounts = components['schemas']['OfferCounts'];
export type OfferEnd = components['schemas']['OfferEnd'];
/** CURRENT while it runs, NEXT before it begins, NONE when it is over. */
export type OfferPeriod = components['schemas']['OfferPeriod'];
export type OfferState = components['schemas']['OfferState'];
export type OffersGroup = components['schemas']['OffersGroup'];
export type OffersGroupBody = components['schemas']['OffersGroupBody'];
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
export type OrdersGroup = components['schemas']['OrdersGroup'];
export type OrdersGroupBody = components['schemas']['OrdersGroupBody'];
export type OriginalPriceUnits = components['schemas']['OriginalPriceUnits'];
export type OwnPayment = components['schemas']['OwnPayment'];
export type OwnReview = components['schemas']['OwnReview'];
export type OwnSolution = components['schemas']['OwnSolution'];
export type OwnSolutionRequest = components['schemas']['OwnSolutionRequest'];
export type OwnSolutionRow = components['schemas']['OwnSolutionRow'];
export type PageMeta = components['schemas']['PageMeta'];
export type PayMembership = components['schemas']['PayMembership'];
export type PaymentAttempt = components['schemas']['PaymentAttempt'];
export type PaymentLimit = components['schemas']['PaymentLimit'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentOutcome = components['schemas']['PaymentOutcome'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type PaymentState = components['schemas']['PaymentState'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentsGroup = components['schemas']['PaymentsGroup'];
export type PaymentsGroupBody = components['schemas']['PaymentsGroupBody'];
export type Payout = components['schemas']['Payout'];
export type PayoutBody = components['schemas']['PayoutBody'];
export type PayoutDecision = components['schemas']['PayoutDecision'];
export type PayoutFile = components['schemas']['PayoutFile'];
export type PayoutMethod = components['schemas']['PayoutMethod'];
export type PayoutStatus = components['schemas']['PayoutStatus'];
/** All that the shop keeps of the account, section by section. */
export type PersonalExport = components['schemas']['PersonalExport'];
export type PhoneOrder = components['schemas']['PhoneOrder'];
export type PhoneQuote = components['schemas']['PhoneQuote'];
export type Picture = components['schemas']['Picture'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type PlanId = components['schemas']['PlanId'];
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
export type Provider = components['schemas']['Provider'];
export type ProviderCounts = components['schemas']['ProviderCounts'];
export type ProviderDecision = components['schemas']['ProviderDecision'];
export type ProviderService = components['schemas']['ProviderService'];
export type ProviderServiceBody = components['schemas']['ProviderServiceBody'];
export type ProviderServices = components['schemas']['ProviderServices'];
export type ProviderStatus = components['schemas']['ProviderStatus'];
export type ProvidersGroup = components['schemas']['ProvidersGroup'];
export type ProvidersGroupBody = components['schemas']['ProvidersGroupBody'];
export type PublishAllowance = components['schemas']['PublishAllowance'];
export type PublishedSolution = components['schemas']['PublishedSolution'];
export type PurchaseStatus = components['schemas']['PurchaseStatus'];
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
export type RegisterProvider = components['schemas']['RegisterProvider'];
export type Registered = components['schemas']['Registered'];
export type RegisteredProvider = components['schemas']['RegisteredProvider'];
export type RegistryComponent = components['schemas']['RegistryComponent'];
export type RegistryEvent = components['schemas']['RegistryEvent'];
export type ReleaseChange = components['schemas']['ReleaseChange'];
export type ReleaseResult = components['schemas']['ReleaseResult'];
export type ReleaseRollback = components['schemas']['ReleaseRollback'];
/** In browsers, in the last hour. */
export type RemoteHealth = components['schemas']['RemoteHealth'];
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
export type ReviewDecisions = components['schemas']['ReviewDecisions'];
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
/** Orders without those that were cancelled or refused at the door. */
export type SalesFigures = components['schemas']['SalesFigures'];
/** JUST_ENOUGH reaches the minimum of the draft; OUTSIDE has nothing that it holds for. */
export type SampleCartName = components['schemas']['SampleCartName'];
export type SavedSolution = components['schemas']['SavedSolution'];
export type SavedSolutionIds = components['schemas']['SavedSolutionIds'];
/** `picture` is the original after the crop. */
export type Screenshot = components['schemas']['Screenshot'];
/** What is left out stays; `crop: null` shows the whole. */
export type ScreenshotChange = components['schemas']['ScreenshotChange'];
export type ScreenshotOrder = components['schemas']['ScreenshotOrder'];
export type SearchRecovery = components['schemas']['SearchRecovery'];
export type SellerReply = components['schemas']['SellerReply'];
export type SentSolutionRequest = components['schemas']['SentSolutionRequest'];
export type ServingProblem = components['schemas']['ServingProblem'];
export type SettingClient = components['schemas']['SettingClient'];
export type SharedCart = components['schemas']['SharedCart'];
export type SharedLine = components['schemas']['SharedLine'];
export type Shipment = components['schemas']['Shipment'];
export type ShipmentBody = components['schemas']['ShipmentBody'];
export type ShippingGroup = components['schemas']['ShippingGroup'];
export type ShippingGroupBody = components['schemas']['ShippingGroupBody'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type ShippingQuoteRequest = components['schemas']['ShippingQuoteRequest'];
export type ShopGroup = components['schemas']['ShopGroup'];
export type ShopGroupBody = components['schemas']['ShopGroupBody'];
export type ShopPlace = components['schemas']['ShopPlace'];
export type SimulatedCart = components['schemas']['SimulatedCart'];
/** Without delivery. */
export type SimulatedPrice = components['schemas']['SimulatedPrice'];
export type Simulation = components['schemas']['Simulation'];
export type SimulationBody = components['schemas']['SimulationBody'];
export type SimulationWarning = components['schemas']['SimulationWarning'];
export type SizeGuide = components['schemas']['SizeGuide'];
/** NO_EMAIL: a contact without an address. UNKNOWN_CONTACT: no contact of the member. TWICE: listed twice, perhaps by another address of the same mailbox. OWN: of the member. ALREADY_INVITED: by this member, who can resend. UNSUBSCRIBED: wants no invitations. ENOUGH_THIS_WEEK: the mailbox got enough of them, also from others. LIMIT: the rest of the day is used up. */
export type SkipReason = components['schemas']['SkipReason'];
export type SocialChannel = components['schemas']['SocialChannel'];
/** Addresses (http or https) or handles. */
export type SocialLinks = components['schemas']['SocialLinks'];
export type SolutionAddress = components['schemas']['SolutionAddress'];
export type SolutionCard = components['schemas']['SolutionCard'];
/** What is left out stays as it is. */
export type SolutionChange = components['schemas']['SolutionChange'];
export type SolutionContent = components['schemas']['SolutionContent'];
export type SolutionDecision = components['schemas']['SolutionDecision'];
/** Counted with the other filters of the question. */
export type SolutionFacets = components['schemas']['SolutionFacets'];
/** Of accounts with a provider profile. */
export type SolutionInfo = components['schemas']['SolutionInfo'];
export type SolutionKind = components['schemas']['SolutionKind'];
export type SolutionPage = components['schemas']['SolutionPage'];
export type SolutionPart = components['schemas']['SolutionPart'];
export type SolutionProvider = components['schemas']['SolutionProvider'];
export type SolutionRequest = components['schemas']['SolutionRequest'];
export type SolutionRequestBody = components['schemas']['SolutionRequestBody'];
export type SolutionRequestCounts = components['schemas']['SolutionRequestCounts'];
export type SolutionRequestStatus = components['schemas']['SolutionRequestStatus'];
export type SolutionRequestType = components['schemas']['SolutionRequestType'];
export type SolutionStatus = components['schemas']['SolutionStatus'];
export type StaffCategory = components['schemas']['StaffCategory'];
export type StaffContact = components['schemas']['StaffContact'];
export type StaffContactDetail = components['schemas']['StaffContactDetail'];
export type StaffContactPage = components['schemas']['StaffContactPage'];
export type StaffCustomer = components['schemas']['StaffCustomer'];
export type StaffCustomerDetail = components['schemas']['StaffCustomerDetail'];
export type StaffFaq = components['schemas']['StaffFaq'];
export type StaffFaqBody = components['schemas']['StaffFaqBody'];
export type StaffFaqChange = components['schemas']['StaffFaqChange'];
export type StaffFaqGroup = components['schemas']['StaffFaqGroup'];
export type StaffFaqGroupBody = components['schemas']['StaffFaqGroupBody'];
export type StaffFaqGroupChange = components['schemas']['StaffFaqGroupChange'];
export type StaffFaqOrder = components['schemas']['StaffFaqOrder'];
export type StaffFaqRow = components['schemas']['StaffFaqRow'];
export type StaffFlashSale = components['schemas']['StaffFlashSale'];
export type StaffFlashSaleBody = components['schemas']['StaffFlashSaleBody'];
export type StaffFlashSaleChange = components['schemas']['StaffFlashSaleChange'];
export type StaffFlashSaleItem = components['schemas']['StaffFlashSaleItem'];
export type StaffFlashSaleProduct = components['schemas']['StaffFlashSaleProduct'];
export type StaffFlashSaleSummary = components['schemas']['StaffFlashSaleSummary'];
export type StaffFlashSales = components['schemas']['StaffFlashSales'];
export type StaffInvitation = components['schemas']['StaffInvitation'];
export type StaffMail = components['schemas']['StaffMail'];
export type StaffMailDetail = components['schemas']['StaffMailDetail'];
export type StaffMailPage = components['schemas']['StaffMailPage'];
export type StaffMembership = components['schemas']['StaffMembership'];
export type StaffMembershipDetail = components['schemas']['StaffMembershipDetail'];
export type StaffMembershipPage = components['schemas']['StaffMembershipPage'];
export type StaffNews = components['schemas']['StaffNews'];
export type StaffNewsBody = components['schemas']['StaffNewsBody'];
export type StaffNewsChange = components['schemas']['StaffNewsChange'];
export type StaffNewsList = components['schemas']['StaffNewsList'];
export type StaffNewsRow = components['schemas']['StaffNewsRow'];
export type StaffNewsState = components['schemas']['StaffNewsState'];
export type StaffOrder = components['schemas']['StaffOrder'];
export type StaffOrderSummary = components['schemas']['StaffOrderSummary'];
export type StaffPage = components['schemas']['StaffPage'];
export type StaffPageBody = components['schemas']['StaffPageBody'];
export type StaffPageRow = components['schemas']['StaffPageRow'];
export type StaffPageState = components['schemas']['StaffPageState'];
export type StaffPayout = components['schemas']['StaffPayout'];
export type StaffPayouts = components['schemas']['StaffPayouts'];
/** A product as staff edit it. */
export type StaffProduct = components['schemas']['StaffProduct'];
export type StaffProductRow = components['schemas']['StaffProductRow'];
export type StaffPromotion = components['schemas']['StaffPromotion'];
export type StaffPromotionBody = components['schemas']['StaffPromotionBody'];
export type StaffPromotionChange = components['schemas']['StaffPromotionChange'];
export type StaffPromotions = components['schemas']['StaffPromotions'];
export type StaffProvider = components['schemas']['StaffProvider'];
export type StaffProviderDetail = components['schemas']['StaffProviderDetail'];
export type StaffProviderPage = components['schemas']['StaffProviderPage'];
export type StaffRegistry = components['schemas']['StaffRegistry'];
export type StaffReturn = components['schemas']['StaffReturn'];
export type StaffReview = components['schemas']['StaffReview'];
export type StaffReviews = components['schemas']['StaffReviews'];
export type StaffReward = components['schemas']['StaffReward'];
export type StaffRewards = components['schemas']['StaffRewards'];
export type StaffRole = components['schemas']['StaffRole'];
/** The approved version and the changed one, side by side. */
export type StaffSolution = components['schemas']['StaffSolution'];
export type StaffSolutionRow = components['schemas']['StaffSolutionRow'];
export type StaffUser = components['schemas']['StaffUser'];
export type StaffUsers = components['schemas']['StaffUsers'];
export type StaffVariant = components['schemas']['StaffVariant'];
export type StaffVoucher = components['schemas']['StaffVoucher'];
export type StaffVoucherBody = components['schemas']['StaffVoucherBody'];
export type StaffVoucherChange = components['schemas']['StaffVoucherChange'];
export type StaffVouchers = components['schemas']['StaffVouchers'];
export type StartPayment = components['schemas']['StartPayment'];
export type StartedPayment = components['schemas']['StartedPayment'];
export type StatusCounts = components['schemas']['StatusCounts'];
export type StockAlertBody = components['schemas']['StockAlertBody'];
export type StockLevel = components['schemas']['StockLevel'];
export type StockMovement = components['schemas']['StockMovement'];
export type Subscribe = components['schemas']['Subscribe'];
export type Subscribed = components['schemas']['Subscribed'];
export type Subscriber = components['schemas']['Subscriber'];
export type SubscriberPage = components['schemas']['SubscriberPage'];
/** PENDING: asked, and not confirmed by the mailbox yet. */
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
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
/** Page views on this day and in this month of Việt Nam, and since days are counted. */
export type Visits = components['schemas']['Visits'];
export type VitalName = components['schemas']['VitalName'];
export type Voucher = components['schemas']['Voucher'];
/** Whether a voucher applies to these lines, or why not. */
export type VoucherCheck = components['schemas']['VoucherCheck'];
export type VoucherCheckRequest = components['schemas']['VoucherCheckRequest'];
/** A voucher at hand, and what it would do for these lines. */
export type VoucherChoice = components['schemas']['VoucherChoice'];
export type VoucherChoicesRequest = components['schemas']['VoucherChoicesRequest'];
export type VoucherConditions = components['schemas']['VoucherConditions'];
export type VoucherReason = components['schemas']['VoucherReason'];
export type VouchersBody = components['schemas']['VouchersBody'];
export type WaitingProduct = components['schemas']['WaitingProduct'];
/** A ward of today that took over (a part of) a former one. */
export type WardSuccessor = components['schemas']['WardSuccessor'];
export type WorkQueue = components['schemas']['WorkQueue'];
export type WrittenBlock = components['schemas']['WrittenBlock'];
export type WrittenContent = components['schemas']['WrittenContent'];
export type WrittenNews = components['schemas']['WrittenNews'];
export type WrittenOffer = components['schemas']['WrittenOffer'];
export type WrittenReview = components['schemas']['WrittenReview'];
