/** Banks of Việt Nam by the code that payouts carry; their names are the same in every language. */
export const banks = [
  ['VCB', 'Vietcombank'],
  ['CTG', 'VietinBank'],
  ['BIDV', 'BIDV'],
  ['AGRIBANK', 'Agribank'],
  ['TCB', 'Techcombank'],
  ['MB', 'MB Bank'],
  ['ACB', 'ACB'],
  ['VPB', 'VPBank'],
  ['TPB', 'TPBank'],
  ['STB', 'Sacombank'],
  ['HDB', 'HDBank'],
  ['VIB', 'VIB'],
  ['SHB', 'SHB'],
  ['MSB', 'MSB'],
  ['OCB', 'OCB'],
  ['SEAB', 'SeABank'],
  ['EIB', 'Eximbank'],
  ['LPB', 'LPBank'],
  ['NAB', 'Nam A Bank'],
  ['SCB', 'SCB'],
].map(([value = '', label = '']) => ({ value, label }));

export const wallets = [
  { value: 'MOMO', label: 'MoMo' },
  { value: 'ZALOPAY', label: 'ZaloPay' },
];

/** The name behind a code; the code itself where this version does not know it. */
export const providerName = (code: string): string =>
  [...banks, ...wallets].find(({ value }) => value === code)?.label ?? code;
