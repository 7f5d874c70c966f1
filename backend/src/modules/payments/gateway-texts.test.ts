import { codesWithWords } from '../../testing/payments';
import { alepayCodes } from './alepay/alepay-codes';
import { momoCodes } from './momo/momo-codes';
import { paypalCodes } from './paypal/paypal-order';
import { zalopayCodes } from './zalopay/zalopay-codes';

test.each([
  ['alepay', 'vi', alepayCodes],
  ['alepay', 'en', alepayCodes],
  ['momo', 'vi', momoCodes],
  ['momo', 'en', momoCodes],
  ['zalopay', 'vi', zalopayCodes],
  ['zalopay', 'en', zalopayCodes],
  ['paypal', 'vi', paypalCodes],
  ['paypal', 'en', paypalCodes],
] as const)('a shopper at %s has words in %s for every code', (gateway, language, codes) => {
  expect(codesWithWords(gateway, language)).toEqual([...codes, 'other'].sort());
});
