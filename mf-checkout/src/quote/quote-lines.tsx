import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Quote } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Badge, Picture } from '@storefront/shared/ui';
import { variantText } from '../line-item/variant-text';
import { lineAmount } from './line-amount';
import { WasAmount } from './was-amount';

/** The lines of a quote in short. */
export function SummaryLines({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  return (
    <Lines>
      {quote.lines.map((line) => (
        <li key={`${line.infoId}${line.isGift}`}>
          <Thumb>
            <Picture picture={line.picture} alt="" sizes="64px" ratio="4 / 5" />
          </Thumb>
          <Words>
            <span>{line.name}</span>
            <small>
              {[variantText(line), t('summary.quantity', { count: line.quantity })]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </Words>
          <Amount>
            {line.isGift ? (
              <Badge tone="brand">{t('gift.mark')}</Badge>
            ) : (
              <>
                {formatMoney(lineAmount(line), language)} <WasAmount line={line} />
              </>
            )}
          </Amount>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: var(--s-3);
  max-height: 360px;
  overflow-y: auto;
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: var(--s-3);
    align-items: start;
  }
`;
const Thumb = styled.span`
  border-radius: var(--r-control);
  overflow: clip;
`;
const Words = styled.span`
  display: grid;
  line-height: 1.45;
  span {
    font-size: var(--t-sm);
    font-weight: 500;
  }
  small {
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
const Amount = styled.span`
  display: grid;
  text-align: end;
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
`;
