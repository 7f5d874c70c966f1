import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@storefront/shared/ui';

interface Props {
  name: string;
  /** It was put aside for later, not thrown away. */
  isSaved?: boolean;
  onRestore: () => void;
  onExpire: () => void;
}

const undoMs = 8_000;

/** Stands where a line was, so that what was tapped by accident comes back with one press. */
export function RemovedItem({ name, isSaved = false, onRestore, onExpire }: Props) {
  const { t } = useTranslation(['checkout', 'checkout-cart']);
  const place = useRef<HTMLLIElement>(null);
  const expire = useRef(onExpire);

  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    // The button that was pressed is gone; the focus goes to what takes it back.
    const button = place.current?.querySelector('button');
    button?.focus();
    const timer = setInterval(() => {
      // Anyone who stands on the button still thinks about it.
      if (document.activeElement !== button) expire.current();
    }, undoMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <Item ref={place}>
      <span role="status">
        {isSaved ? t('checkout-cart:saved.done', { name }) : t('cart.removed', { name })}
      </span>
      <TextButton onClick={onRestore} aria-label={t('cart.undo', { name })}>
        {t('cart.undoShort')}
      </TextButton>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-4);
  background: var(--c-tint);
  & + li {
    border-block-start: 1px solid var(--c-line);
  }
  li + & {
    border-block-start: 1px solid var(--c-line);
  }
  button {
    min-height: 44px;
    padding-inline: var(--s-2);
  }
  @media (min-width: 768px) {
    padding-inline: var(--s-6);
  }
`;
