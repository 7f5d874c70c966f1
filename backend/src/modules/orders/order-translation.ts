import type { Language } from '../../lib/language';
import type { QuoteTexts } from '../pricing/quotes.service';
import type { OrderTranslation } from './orders.tables';
import type { OrderLineRow, OrderRow } from './orders.repository';

/** The texts of a quote in the other language, as the order keeps them beside those of its own. */
export function translationOf(translated: QuoteTexts): OrderTranslation {
  const { lines, trace, promotionAppliedOrder, appliedVoucherOrder } = translated;
  return {
    lines: lines.map(({ name, color, size, picture, offers }) => ({ name, color, size, picture, offers })),
    pricing: { trace, promotionAppliedOrder, appliedVoucherOrder },
  };
}

/** An order and its lines in the language of who reads them, where the order has them. */
export function inLanguage<Order extends Pick<OrderRow, 'language' | 'translation' | 'pricing'>>(
  order: Order,
  lines: OrderLineRow[],
  language: Language,
): { order: Order; lines: OrderLineRow[] } {
  const { translation } = order;
  if (order.language === language || !translation) return { order, lines };
  return {
    order: { ...order, pricing: { ...order.pricing, ...translation.pricing } },
    lines: lines.map((line) => ({ ...line, ...translation.lines[line.position] })),
  };
}
