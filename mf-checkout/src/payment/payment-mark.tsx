import styled from '@emotion/styled';
import type { PaymentMethod, PaymentProvider } from '@storefront/shared/contracts';
import { CardIcon, CashIcon, GlobeIcon } from '@storefront/shared/ui';

interface Props {
  method: PaymentMethod;
  provider: PaymentProvider | null;
}

/** What a way to pay is known by at a glance; its name stands beside it. */
export function PaymentMark({ method, provider }: Props) {
  const brand = provider && method === 'ONLINE' ? brands[provider] : null;
  return (
    <Mark
      aria-hidden="true"
      style={brand ? { background: brand.colour } : undefined}
      data-brand={brand?.text}
    >
      {brand?.text ?? icons[method]}
    </Mark>
  );
}

/** White on each of these colours is at least 4.5 : 1. */
const brands: Record<PaymentProvider, { text: string; colour: string }> = {
  VNPAY: { text: 'VNPAY', colour: '#005baa' },
  MOMO: { text: 'MoMo', colour: '#a50064' },
  ZALOPAY: { text: 'Zalo', colour: '#0b5ed7' },
  ALEPAY: { text: 'Alepay', colour: '#b3261e' },
  PAYPAL: { text: 'PayPal', colour: '#003087' },
};
const icons: Record<PaymentMethod, React.JSX.Element> = {
  ONLINE: <GlobeIcon />,
  COD: <CashIcon />,
  THEGHINO: <CardIcon />,
};

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 30px;
  border: 1px solid var(--c-line);
  border-radius: 6px;
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1;
  &[data-brand] {
    border-color: transparent;
    color: #fff;
  }
`;
