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
  Division: wire.Division;
  Country: wire.Country;
  OrderAddress: wire.OrderAddress;
  UserAddressBody: wire.UserAddressBody;
  UserAddress: wire.UserAddress;
  QuoteLineRequest: wire.QuoteLineRequest;
  QuoteRequest: wire.QuoteRequest;
  QuoteLine: wire.QuoteLine;
  QuoteProblem: wire.QuoteProblem;
  PriceStep: wire.PriceStep;
  AppliedPromotion: wire.AppliedPromotion;
  AppliedVoucher: wire.AppliedVoucher;
  OriginalPriceUnits: wire.OriginalPriceUnits;
  Quote: wire.Quote;
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
