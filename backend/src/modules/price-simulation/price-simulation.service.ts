import type { Clock } from '../../lib/clock';
import type { Language } from '../../lib/language';
import type { CatalogueReferences } from '../catalogue/references';
import type { OrderedLine, PriceRules } from '../offers/price-rules';
import type { OffersNow } from '../pricing/offers-now';
import { mergeLines, priceOf } from '../pricing/pricing';
import type { VariantForSale, VariantsForSale } from '../pricing/quotes.service';
import { voucherChoices } from '../pricing/voucher-choices';
import type { SettingsService } from '../settings/settings.service';
import type { VoucherUses } from '../vouchers/voucher-uses';
import { isApplied, toPrice, totalsOf, warningsOf } from './compared';
import { draftRules, type DraftRules } from './draft-rules';
import type { SimulatedCart, Simulation, SimulationBody } from './price-simulation.schema';
import { sampleCarts, sampleVariants, type CartAsked } from './sample-carts';

export interface PriceSimulationDependencies {
  catalogue: VariantsForSale;
  references: Pick<CatalogueReferences, 'topVariants' | 'soldVariants'>;
  offersNow: OffersNow;
  vouchersAtHand: VoucherUses['atHand'];
  settings: Pick<SettingsService, 'staff'>;
  clock: Clock;
}

export type PriceSimulation = ReturnType<typeof createPriceSimulation>;

/** What carts would cost with an offer that is not stored: the one pricing function, and nothing is written. */
export function createPriceSimulation(deps: PriceSimulationDependencies) {
  const { catalogue, references, offersNow, vouchersAtHand, settings, clock } = deps;

  async function cartsOf(body: SimulationBody, draft: DraftRules, language: Language) {
    const given = body.carts?.map(({ name, lines }): CartAsked => ({
      sample: null,
      name: name ?? null,
      lines: mergeLines(lines),
    }));
    const { inside, others } = given ? { inside: [], others: [] } : await sampleVariants(draft, references);
    const ids = given
      ? given.flatMap(({ lines }) => lines.map(({ infoId }) => infoId))
      : [...inside, ...others];
    const variants = new Map(
      (await catalogue.variantsForSale(ids, language))
        .filter(({ isSellable }) => isSellable)
        .map((variant) => [variant.infoId.toLowerCase(), variant]),
    );
    const known = (wanted: string[]) => wanted.flatMap((id) => variants.get(id.toLowerCase()) ?? []);
    const outside = known(others).find((variant) => !isInside(draft, variant));
    return { carts: given ?? sampleCarts(draft, known(inside), outside), variants };
  }

  return {
    /** For an offer that begins later, at its first moment, with what runs then. */
    async simulate(body: SimulationBody, language: Language): Promise<Simulation> {
      const now = clock();
      const draft = await draftRules(body.draft, references, language);
      const at = draft.endsAt > now && draft.startsAt > now ? draft.startsAt : now;
      const [{ carts, variants }, { discountFloorPercent: floorPercent }, { vouchers }] = await Promise.all([
        cartsOf(body, draft, language),
        settings.staff(),
        vouchersAtHand({ customerId: undefined, language, now: at }),
      ]);
      const { rules } = await offersNow(
        [...variants.values()].map(({ infoId }) => infoId),
        {
          language,
          customerId: undefined,
          voucherCode: undefined,
          now: at,
        },
      );
      const others: PriceRules = {
        language,
        shippingFee: null,
        flashOffers: (rules.flashOffers ?? []).filter(({ flashSaleId }) => flashSaleId !== draft.id),
        promotions: (rules.promotions ?? []).filter(({ id }) => id !== draft.id),
      };
      const drafted = withDraft(others, draft);
      const type = draft.voucher ? 'VOUCHER' : (draft.promotion?.type ?? 'FLASH_SALE');
      let applied = 0;

      const simulated = carts.map((cart): SimulatedCart => {
        const lines = cart.lines.flatMap(({ infoId, quantity }) =>
          lineOf(variants.get(infoId.toLowerCase()), quantity),
        );
        const without = priceOf(lines, others, at);
        const priced = priceOf(lines, drafted, at);
        if (isApplied(priced, draft.id)) applied += 1;
        const [best] = draft.voucher ? [] : voucherChoices(lines, drafted, vouchers, at);
        const bestVoucher = best?.saves
          ? { code: best.code, name: best.name, grandTotal: priced.grandTotal - best.saves }
          : null;
        const usual = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
        const lowest = bestVoucher?.grandTotal ?? priced.grandTotal;
        return {
          sample: cart.sample,
          name: cart.name,
          lines: lines.map(({ infoId, quantity, unitPrice }) => ({
            infoId,
            name: nameOf(variants.get(infoId.toLowerCase())),
            quantity,
            usualPrice: unitPrice,
          })),
          usual,
          without: toPrice(without),
          with: toPrice(priced),
          saves: without.grandTotal - priced.grandTotal,
          bestVoucher,
          warnings: warningsOf({ id: draft.id, type, without, priced, usual, lowest, floorPercent }),
        };
      });
      return { at: at.toISOString(), floorPercent, carts: simulated, totals: totalsOf(simulated, applied) };
    },
  };
}

const withDraft = (others: PriceRules, { voucher, promotion, flashOffers = [] }: DraftRules): PriceRules => ({
  ...others,
  flashOffers: [...(others.flashOffers ?? []), ...flashOffers],
  promotions: [...(others.promotions ?? []), ...(promotion ? [promotion] : [])],
  ...(voucher && { voucher }),
});

function isInside({ scope, flashOffers }: DraftRules, { infoId, productId, categoryIds }: VariantForSale) {
  if (flashOffers) return flashOffers.some((offer) => offer.infoId === infoId.toLowerCase());
  if (scope === 'all') return true;
  return scope.productIds.includes(productId) || scope.categoryIds.some((id) => categoryIds.includes(id));
}

const lineOf = (variant: VariantForSale | undefined, quantity: number): OrderedLine[] =>
  variant
    ? [
        {
          infoId: variant.infoId,
          productId: variant.productId,
          quantity,
          unitPrice: variant.price,
          categoryIds: variant.categoryIds,
        },
      ]
    : [];

const nameOf = (variant: VariantForSale | undefined) =>
  variant ? [variant.name, variant.color?.name, variant.size].filter(Boolean).join(', ') : '';
