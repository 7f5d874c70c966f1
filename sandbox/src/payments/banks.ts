export interface Bank {
  code: string;
  name: string;
  /** Colour of the tile's monogram. */
  colour: string;
  kind: 'domestic' | 'international';
}

const domestic = (code: string, name: string, colour: string): Bank => ({
  code,
  name,
  colour,
  kind: 'domestic',
});
const international = (code: string, name: string, colour: string): Bank => ({
  code,
  name,
  colour,
  kind: 'international',
});

export const banks: readonly Bank[] = [
  domestic('NCB', 'Ngân hàng Quốc Dân', '#0b4ea2'),
  domestic('VIETCOMBANK', 'Vietcombank (VCB)', '#00703c'),
  domestic('TECHCOMBANK', 'Techcombank (TCB)', '#b3121d'),
  domestic('BIDV', 'BIDV', '#00605b'),
  domestic('ACB', 'Ngân hàng Á Châu', '#1d4ed8'),
  domestic('VIETINBANK', 'VietinBank', '#0a5c9e'),
  domestic('AGRIBANK', 'Agribank', '#8f1d2c'),
  domestic('MBBANK', 'MB Bank', '#1b2f8a'),
  domestic('VPBANK', 'VPBank', '#0a7a45'),
  domestic('TPBANK', 'TPBank', '#5b2482'),
  domestic('SACOMBANK', 'Sacombank', '#0b5fae'),
  domestic('SHB', 'SHB', '#a34a00'),
  international('VISA', 'Visa', '#1a1f71'),
  international('MASTERCARD', 'Mastercard', '#8a1410'),
  international('JCB', 'JCB', '#0e5a2f'),
];

/** Values of vnp_BankCode that choose a way to pay and not one bank. */
export const paymentWays = ['VNPAYQR', 'VNBANK', 'INTCARD'] as const;

export const findBank = (code: string | undefined): Bank | undefined =>
  banks.find((bank) => bank.code === code);

export const isBankCode = (code: string): boolean =>
  findBank(code) !== undefined || paymentWays.some((way) => way === code);

/** The bank of a payment whose shopper has chosen none. */
export const defaultBank = 'NCB';
