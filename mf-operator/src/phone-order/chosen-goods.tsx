import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { IconButton, Input, TrashIcon } from '@storefront/shared/ui';
import type { Line } from './values';

/** What the customer wants, and how much of it. */
export function ChosenGoods({
  lines,
  onChange,
  onRemove,
}: {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
  onRemove: (line: Line) => void;
}) {
  const { t } = useTranslation('operator-phone-order');
  const language = useLanguage();
  if (lines.length === 0) return <p>{t('goods.empty')}</p>;
  return (
    <List aria-label={t('goods.chosen')}>
      {lines.map((line) => (
        <li key={line.infoId}>
          <span>
            {line.name}
            <small>
              {line.variant} · {formatMoney(line.price, language)}
            </small>
          </span>
          <Quantity
            value={line.quantity}
            onChange={(quantity) =>
              onChange(lines.map((one) => (one.infoId === line.infoId ? { ...one, quantity } : one)))
            }
          />
          <IconButton
            label={t('goods.remove', { name: line.name })}
            icon={<TrashIcon />}
            data-remove
            onClick={() => onRemove(line)}
          />
        </li>
      ))}
    </List>
  );
}

const MAX_QUANTITY = 99;

/** While it is typed it may be empty; the line keeps the last whole number from 1 on. */
function Quantity({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const { t } = useTranslation('operator-phone-order');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      type="number"
      label={t('goods.quantity')}
      min={1}
      max={MAX_QUANTITY}
      value={typed ?? value}
      onChange={({ target }) => {
        const wanted = Number(target.value);
        const isTooMany = wanted > MAX_QUANTITY;
        setTyped(isTooMany ? null : target.value);
        if (isTooMany) onChange(MAX_QUANTITY);
        else if (Number.isInteger(wanted) && wanted >= 1) onChange(wanted);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px auto;
    align-items: end;
    gap: var(--s-3);
    padding-block: var(--s-2);
  }
  small {
    display: block;
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
