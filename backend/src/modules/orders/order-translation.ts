import type { Language } from '../../lib/language';
import type { Quote } from '../pricing/pricing.schema';
import type { OrderTranslation } from './orders.tables';
import type { OrderLineRow, OrderRow } from './orders.repository';

/** The texts of a quote, as the order keeps them beside those of its own language. */
export function translationOf(quote: Quote, translated: Quote): OrderTranslation | null {
  const isSame =
    quote.lines.length === translated.lines.length &&
    quote.lines.every(
      ({ infoId, isGift }, index) =>
        infoId === translated.lines[index]?.infoId && isGift === translated.lines[index].isGift,
    );
  // What was sold out between the two questions: half a translation would name the wrong things.
  if (!isSame || quote.quoteHash !== translated.quoteHash) return null;
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
