import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@storefront/shared/ui';

/** Takes a line out of the cart without losing it. */
export function SaveForLater({ name, onSave }: { name: string; onSave: () => void }) {
  const { t } = useTranslation('checkout-cart');
  return (
    <Small onClick={onSave} aria-label={t('saved.saveNamed', { name })}>
      {t('saved.save')}
    </Small>
  );
}

const Small = styled(TextButton)`
  justify-self: start;
  min-height: 32px;
  font-size: var(--t-sm);
`;
