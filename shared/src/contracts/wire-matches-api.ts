import type { components } from './api';
import type * as wire from './wire';

/**
 * What the front ends read, by the name that the backend's description gives it. `Category` is left out: it holds
 * itself, which the description writes out two levels deep.
 */
interface Wire {
  FieldError: wire.FieldError;
  PageMeta: wire.PageMeta;
  LoginData: wire.LoginData;
  RefreshData: wire.RefreshData;
  Me: wire.Me;
  Profile: wire.Profile;
  VerifiedToken: wire.VerifiedToken;
  OpenSession: wire.OpenSession;
  ClientSetting: wire.ClientSetting;
  SettingClient: wire.SettingClient;
  InfoClient: wire.InfoClient;
  Picture: wire.Picture;
  ProductCard: wire.ProductCard;
  ProductDetail: wire.ProductDetail;
  ProductInfos: wire.ProductInfos;
  ProductInfo: wire.ProductInfo;
  ProductAttribute: wire.ProductAttribute;
  CategoryRef: wire.CategoryRef;
  CartProduct: wire.CartProduct;
  CartLine: wire.WireCartLine;
  Cart: wire.Cart;
  CartBody: wire.Cart;
  MergeCartBody: wire.MergeCartBody;
  MergedCart: wire.MergedCart;
  CartChange: wire.CartChange;
  CartLink: wire.CartLink;
  SharedCart: wire.SharedCart;
  SizeGuide: wire.SizeGuide;
  StockAlertBody: wire.StockAlertBody;
  ProductPage: wire.ProductPage;
  ProductFacets: wire.ProductFacets;
  Facet: wire.Facet;
  FacetValue: wire.FacetValue;
  Suggestions: wire.Suggestions;
  SuggestedProduct: wire.SuggestedProduct;
  SuggestedCategory: wire.SuggestedCategory;
  SearchRecovery: wire.SearchRecovery;
  FilterToDrop: wire.FilterToDrop;
  FlashPrice: wire.FlashPrice;
  FlashSaleVariant: wire.FlashSaleVariant;
  FlashSaleCard: wire.FlashSaleCard;
  FlashSaleProduct: wire.FlashSaleProduct;
  FlashSaleSummary: wire.FlashSaleSummary;
  FlashSale: wire.FlashSale;
  CurrentFlashSale: wire.CurrentFlashSale;
  FlashSaleProductsBody: wire.FlashSaleProductsBody;
  FlashSaleProducts: wire.FlashSaleProducts;
  Discount: wire.Discount;
  ProductRef: wire.ProductRef;
  VoucherConditions: wire.VoucherConditions;
  CollectedVoucher: wire.CollectedVoucher;
  Voucher: wire.Voucher;
  MyVoucher: wire.MyVoucher;
  VouchersBody: wire.VouchersBody;
  PromotionGift: wire.PromotionGift;
  PromotionConditions: wire.PromotionConditions;
  Promotion: wire.Promotion;
  CurrentPromotion: wire.CurrentPromotion;
  ContentSpan: wire.ContentSpan;
  ContentBlock: wire.ContentBlock;
  ContentPageRef: wire.ContentPageRef;
  ContentPage: wire.ContentPage;
  Intro: wire.Intro;
  FaqGroup: wire.FaqGroup;
  Faq: wire.Faq;
  OpeningHours: wire.OpeningHours;
  ShopPlace: wire.ShopPlace;
  NewsCard: wire.NewsCard;
  NewsArticle: wire.NewsArticle;
  NewsAddress: wire.NewsAddress;
  NewsletterBody: wire.NewsletterBody;
  ContactBody: wire.ContactBody;
  SellerReply: wire.SellerReply;
  Review: wire.Review;
  OwnReview: wire.OwnReview;
  ReviewSummary: wire.ReviewSummary;
  ReviewableLine: wire.ReviewableLine;
  ReviewPage: wire.ReviewPage;
  ReviewText: wire.ReviewText;
  NewReview: wire.NewReview;
  WrittenReview: wire.WrittenReview;
  HelpfulVote: wire.HelpfulVote;
  ReviewReport: wire.ReviewReport;
  Upload: wire.Upload;
  Division: wire.Division;
  Country: wire.Country;
  OrderAddress: wire.OrderAddress;
  UserAddressBody: wire.UserAddressBody;
  UserAddress: wire.UserAddress;
  QuoteLineRequest: wire.QuoteLineRequest;
  QuoteRequest: wire.QuoteRequest;
  LineOffer: wire.LineOffer;
  QuoteLine: wire.QuoteLine;
  QuoteProblem: wire.QuoteProblem;
  PriceStep: wire.PriceStep;
  AppliedPromotion: wire.AppliedPromotion;
  AppliedVoucher: wire.AppliedVoucher;
  OriginalPriceUnits: wire.OriginalPriceUnits;
  FreeShipping: wire.FreeShipping;
  Quote: wire.Quote;
  VoucherChoicesRequest: wire.VoucherChoicesRequest;
  VoucherChoice: wire.VoucherChoice;
  ShippingMethod: wire.ShippingMethod;
  OrderRequest: wire.OrderRequest;
  PlacedOrder: wire.PlacedOrder;
  StartedPayment: wire.StartedPayment;
  PaymentState: wire.PaymentState;
  PaymentAttempt: wire.PaymentAttempt;
  OrderSummary: wire.OrderSummary;
  OrderLine: wire.OrderLine;
  OrderTimelineEntry: wire.OrderTimelineEntry;
  Shipment: wire.Shipment;
  OrderDetail: wire.OrderDetail;
  OrderReceived: wire.OrderReceived;
  VatInvoice: wire.VatInvoice;
  RumEvent: wire.RumEvent;
  RumReport: wire.RumReport;
  RumVersion: wire.RumVersion;
  RumSummary: wire.RumSummary;
}
type Described = components['schemas'];

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : 'the wire has less') : 'the API has less';
type Differences = {
  [
    Name in keyof Wire & keyof Described as Same<Wire[Name], Described[Name]> extends true ? never : Name
  ]: Same<Wire[Name], Described[Name]>;
};

/** Does not compile when a shape here and in the backend's description differ; the error names it. */
export const wireMatchesApi: Differences = {};
