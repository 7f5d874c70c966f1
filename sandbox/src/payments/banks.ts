export interface Bank {
  code: string;
  name: string;
  /** Letters of the tile's monogram, and their ground. */
  mark: string;
  colour: string;
  kind: 'domestic' | 'international';
}

const ofKind =
  (kind: Bank['kind']) =>
  (code: string, name: string, mark: string, colour: string): Bank => ({ code, name, mark, colour, kind });
const domestic = ofKind('domestic');
const international = ofKind('international');

export const banks: readonly Bank[] = [
  domestic('NCB', 'Ngân hàng Quốc Dân', 'NCB', '#0b4ea2'),
  domestic('VIETCOMBANK', 'Vietcombank', 'VCB', '#00703c'),
  domestic('TECHCOMBANK', 'Techcombank', 'TCB', '#b3121d'),
  domestic('BIDV', 'BIDV', 'BIDV', '#00605b'),
  domestic('ACB', 'Ngân hàng Á Châu', 'ACB', '#1d4ed8'),
  domestic('VIETINBANK', 'VietinBank', 'CTG', '#0a5c9e'),
  domestic('AGRIBANK', 'Agribank', 'AGR', '#8f1d2c'),
  domestic('MBBANK', 'MB Bank', 'MB', '#1b2f8a'),
  domestic('VPBANK', 'VPBank', 'VPB', '#0a7a45'),
  domestic('TPBANK', 'TPBank', 'TPB', '#5b2482'),
  domestic('SACOMBANK', 'Sacombank', 'STB', '#0b5fae'),
  domestic('SHB', 'SHB', 'SHB', '#a34a00'),
  international('VISA', 'Visa', 'VISA', '#1a1f71'),
  international('MASTERCARD', 'Mastercard', 'MC', '#8a1410'),
  international('JCB', 'JCB', 'JCB', '#0e5a2f'),
];

/** Values of vnp_BankCode that choose a way to pay and not one bank. */
const paymentWays = ['VNPAYQR', 'VNBANK', 'INTCARD'] as const;

export const findBank = (code: string | undefined): Bank | undefined =>
  banks.find((bank) => bank.code === code);

export const isBankCode = (code: string): boolean =>
  findBank(code) !== undefined || paymentWays.some((way) => way === code);

/** The bank of a payment whose shopper has chosen none. */
export const defaultBank = 'NCB';
