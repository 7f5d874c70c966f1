/** What a merchant agreed with the gateway when it was registered. */
export interface Merchant {
  tmnCode: string;
  hashSecret: string;
  /** Where results are told; never part of a request. */
  ipnUrl: string;
}
