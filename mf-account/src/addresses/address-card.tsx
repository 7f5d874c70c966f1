import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAddress } from '@storefront/shared/contracts';
import { readablePhone } from '@storefront/shared/forms';
import { personName, useLanguage } from '@storefront/shared/i18n';
import { Badge, Banner, Card, Row, TextButton } from '@storefront/shared/ui';

interface Props {
  address: UserAddress;
  /** As it is written on parcels. */
  text: string;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: () => void;
}

/** One address of the book, and what can be done with it. */
export function AddressCard({ address, text, isBusy, onEdit, onDelete, onDefault }: Props) {
  const { t } = useTranslation('account-profile');
  const language = useLanguage();
  const name = personName(address, language);
  const edit = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const { isDefault } = address;
  // The button that made it the default is gone, and the focus would be with it.
  useEffect(() => {
    if (isDefault && wasPressed.current) edit.current?.focus();
    wasPressed.current = false;
  }, [isDefault]);
  const named = (action: string) => t('addresses.named', { action, name, address: address.address });
  return (
    <Card as="article" aria-label={`${name}, ${text}`}>
      <Row gap={2}>
        <strong>{name}</strong>
        <span>{readablePhone(address.phone)}</span>
        {address.isDefault && <Badge>{t('addresses.default')}</Badge>}
      </Row>
      <Text>{text}</Text>
      {!address.isCurrent && <Banner tone="warning">{t('addresses.outdated')}</Banner>}
      <Actions>
        <TextButton ref={edit} aria-label={named(t('addresses.edit'))} onClick={onEdit}>
          {t('addresses.change')}
        </TextButton>
        {!address.isDefault && address.isCurrent && (
          <TextButton
            aria-label={named(t('addresses.makeDefault'))}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              wasPressed.current = true;
              onDefault();
            }}
          >
            {t('addresses.makeDefault')}
          </TextButton>
        )}
        <TextButton aria-label={named(t('addresses.delete'))} onClick={onDelete}>
          {t('addresses.delete')}
        </TextButton>
      </Actions>
    </Card>
  );
}

const Text = styled.p`
  margin-block: var(--s-2);
  overflow-wrap: anywhere;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
`;
