import { useTranslation } from 'react-i18next';
import type { Quote } from '@storefront/shared/contracts';
import { useErrorText } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Banner, Stack } from '@storefront/shared/ui';
import { DefinitionList } from '../staff/definition-list';

/** The price to read to the customer, and what stands in the way. */
export function QuotePanel({ quote }: { quote: Quote }) {
  const { t } = useTranslation('operator-phone-order');
  const language = useLanguage();
  const textOf = useErrorText();
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <Stack gap={3}>
      {quote.problems.length > 0 && (
        <Banner tone="warning" isLive title={t('price.problems')}>
          <ul>
            {quote.problems.map(({ code, infoId }) => (
              <li key={`${code}${infoId ?? ''}`}>
                {[quote.lines.find((line) => line.infoId === infoId)?.name, textOf({ code })]
                  .filter(Boolean)
                  .join(': ')}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <DefinitionList
        items={[
          { term: t('price.subtotal'), value: money(quote.subtotal), isNumber: true },
          { term: t('price.discount'), value: money(-quote.discount), isNumber: true },
          {
            term: t('price.shipping'),
            value: quote.shippingFee === null ? '' : money(quote.shippingFee),
            isNumber: true,
          },
          { term: t('price.total'), value: <strong>{money(quote.grandTotal)}</strong>, isNumber: true },
        ]}
      />
    </Stack>
  );
}
