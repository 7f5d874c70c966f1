import { render } from '@testing-library/react';
import type { PaymentMethod, PaymentProvider } from '@storefront/shared/contracts';
import { PaymentMark } from './payment-mark';

test.each<[PaymentMethod, PaymentProvider | null, string | null]>([
  ['ONLINE', 'VNPAY', 'VNPAY'],
  ['ONLINE', 'MOMO', 'MoMo'],
  ['ONLINE', 'ZALOPAY', 'Zalo'],
  ['ONLINE', 'PAYPAL', 'PayPal'],
  ['ONLINE', null, null],
  ['THEGHINO', null, null],
  ['COD', null, null],
])('a shopper knows %s of %s by its mark', (method, provider, brand) => {
  const { container } = render(<PaymentMark method={method} provider={provider} />);

  if (brand) expect(container).toHaveTextContent(brand);
  else expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test('cards, cash and online payment have pictures that differ', () => {
  const pictures = (['ONLINE', 'THEGHINO', 'COD'] as const).map(
    (method) => render(<PaymentMark method={method} provider={null} />).container.innerHTML,
  );

  expect(new Set(pictures).size).toBe(3);
});
