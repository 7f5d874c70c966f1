import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { IconButton, Input, TrashIcon } from '@storefront/shared/ui';
import type { Line } from './values';

/** What the customer wants, and how much of it. */
export function ChosenGoods({
  lines,
  onChange,
}: {
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
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
          <Input
            type="number"
            label={t('goods.quantity')}
            min={1}
            max={99}
            value={line.quantity}
            onChange={({ target }) =>
              onChange(
                lines.map((one) =>
                  one.infoId === line.infoId
                    ? { ...one, quantity: Math.max(1, Math.min(99, Math.trunc(Number(target.value)) || 1)) }
                    : one,
                ),
              )
            }
          />
          <IconButton
            label={t('goods.remove', { name: line.name })}
            icon={<TrashIcon />}
            onClick={() => onChange(lines.filter(({ infoId }) => infoId !== line.infoId))}
          />
        </li>
      ))}
    </List>
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
