import styled from '@emotion/styled';
import { useStockText } from './use-stock-text';

const low = 5;

/** How many there are, in words and only then in colour. */
export function StockLine({ stock }: { stock: number }) {
  const stockText = useStockText();
  return <Text data-level={stock === 0 ? 'none' : stock <= low ? 'low' : 'in'}>{stockText(stock)}</Text>;
}

const Text = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  font-weight: 500;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-level='in'] {
    color: var(--c-success);
  }
  &[data-level='low'] {
    color: var(--c-warning);
  }
  &[data-level='none'] {
    color: var(--c-danger);
  }
`;
