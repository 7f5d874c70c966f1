import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { PaymentProvider } from '@storefront/shared/contracts';
import { Button, ChevronDownIcon } from '@storefront/shared/ui';
import type { ProviderOffer } from './payment-providers';

interface Props {
  offers: readonly ProviderOffer[];
  isBusy: boolean;
  onChoose: (provider: PaymentProvider) => void;
}

/** The other gateways that would take this payment. */
export function OtherWays({ offers, isBusy, onChoose }: Props) {
  const { t } = useTranslation('checkout');
  if (offers.length === 0) return null;
  return (
    <Folded>
      <summary>
        {t('payment.provider.other')}
        <ChevronDownIcon />
      </summary>
      <Ways>
        {offers.map(({ provider }) => (
          <li key={provider}>
            <Button isWide variant="quiet" busy={isBusy} onClick={() => onChoose(provider)}>
              {t('payment.provider.with', { name: t(`payment.provider.name.${provider}` as const) })}
            </Button>
          </li>
        ))}
      </Ways>
    </Folded>
  );
}

const Folded = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--s-2);
    min-height: 44px;
    list-style: none;
    cursor: pointer;
    font-weight: 500;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform var(--m-fast);
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;
const Ways = styled.ul`
  display: grid;
  gap: var(--s-2);
`;
