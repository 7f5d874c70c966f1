import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatProduct } from '@storefront/shared/contracts';
import { useErrorText } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, Dialog, Skeleton } from '@storefront/shared/ui';
import { addToCart, variantsOf, type Variant } from './add-to-cart';

interface Props {
  product: ChatProduct;
  /** Where the product is shown: the result appears there. */
  place: string;
  onClose: () => void;
}

/** Nothing goes into the cart before a person has seen what, and has said so. */
export function AddDialog({ product, place, onClose }: Props) {
  const { t } = useTranslation('chatbot');
  const language = useLanguage();
  const dispatch = useDispatch();
  const textOf = useErrorText({ OUT_OF_STOCK: t('products.soldOut'), other: t('products.failed') });
  const { status, data = [], error } = useSelector((state) => variantsOf.select(state, product.id));
  // What was asked about comes first, and is chosen when it is the only one. Another one never is in its place.
  const asked = new Set(product.variants.map(({ infoId }) => infoId));
  const variants = [...data].sort((a, b) => Number(asked.has(b.infoId)) - Number(asked.has(a.infoId)));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const fitting = asked.size === 0 ? variants : variants.filter(({ infoId }) => asked.has(infoId));
  const isAskedSoldOut = variants.length > 0 && fitting.length === 0;
  const suggested = variants.length === 1 || asked.size === 1 ? fitting[0] : undefined;
  const chosen = variants.find(({ infoId }) => infoId === chosenId) ?? suggested;
  const nameOf = ({ color, size }: Variant) => [color?.name, size].filter(Boolean).join(' · ');
  return (
    <Dialog
      isOpen
      firstFocus="field"
      title={t('products.confirm')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('products.no')}
          </Button>
          <Button
            aria-disabled={!chosen || undefined}
            onClick={() => {
              if (!chosen) return;
              dispatch(addToCart.send({ place, name: product.name, variant: chosen }));
              onClose();
            }}
          >
            {t('products.yes')}
          </Button>
        </>
      }
    >
      <p>{product.name}</p>
      {status === 'pending' && <Skeleton lines={3} />}
      {error && (
        <Banner tone="danger" isLive>
          {textOf(error)}
        </Banner>
      )}
      {isAskedSoldOut && <p role="status">{t('products.askedSoldOut')}</p>}
      {variants.length > 0 && (
        <Choices>
          <legend>{t('products.variant')}</legend>
          {variants.map((variant) => (
            <label key={variant.infoId}>
              <input
                type="radio"
                name={`chat-variant-${product.id}`}
                checked={variant === chosen}
                onChange={() => {
                  setChosenId(variant.infoId);
                }}
              />
              <span>{nameOf(variant) || product.name}</span>
              <strong>{formatMoney(variant.price, language)}</strong>
            </label>
          ))}
        </Choices>
      )}
    </Dialog>
  );
}

const Choices = styled.fieldset`
  margin-top: var(--s-4);
  legend {
    font-weight: 500;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    border-block-end: 1px solid var(--c-line);
    cursor: pointer;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--c-action);
  }
  span {
    flex: 1;
    min-width: 0;
  }
`;
