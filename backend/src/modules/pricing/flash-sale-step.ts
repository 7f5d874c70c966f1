import { salePriceOf } from '../offers/sale-price';
import { groupBy } from '../offers/group-by';
import { unitsLeft } from './limits';
import type { LineInWork } from './price-lines';
import type { FlashOffer } from '../offers/price-rules';
import type { Step } from './price-state';

/** The best sale of each line. Units beyond what is left of it keep the usual price. */
export const flashSales: Step = (state, { flashOffers = [] }) => {
  const ofVariant = groupBy(flashOffers, ({ infoId }) => infoId);
  const lines = state.lines.map((line) => inSale(line, ofVariant.get(line.infoId) ?? []));
  const names = lines.flatMap(({ offers }) => offers.map(({ name }) => name));
  return { state: { ...state, lines }, sources: names };
};

function inSale(line: LineInWork, sales: FlashOffer[]): LineInWork {
  const [best] = sales
    .map((sale) => priced(line, sale))
    .filter(({ salePrice }) => salePrice < line.usualPrice)
    .sort(
      (a, b) =>
        b.saved - a.saved || a.salePrice - b.salePrice || (a.sale.flashSaleId < b.sale.flashSaleId ? -1 : 1),
    );
  if (!best) return line;
  const { sale, salePrice, saved, units, reason } = best;
  const beyond = line.quantity - units;
  const over = beyond > 0 ? { quantity: beyond, reason } : null;
  if (units === 0) return { ...line, over };
  const offer = {
    type: 'FLASH_SALE' as const,
    id: sale.flashSaleId,
    name: sale.name,
    quantity: units,
    amount: saved,
  };
  return {
    ...line,
    unitPrice: salePrice,
    lineTotal: line.lineTotal - saved,
    flashUnits: units,
    over,
    offers: [...line.offers, offer],
  };
}

function priced({ usualPrice, quantity }: LineInWork, sale: FlashOffer) {
  const salePrice = salePriceOf(usualPrice, sale);
  const { units, reason } = unitsLeft(sale, quantity);
  return { sale, salePrice, units, reason, saved: units * (usualPrice - salePrice) };
}
