import { useTranslation } from 'react-i18next';
import type { Quote, QuoteProblem } from '@storefront/shared/contracts';
import { Banner, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** What stands in the way of ordering at this price, and where to mend it. */
export function QuoteProblems({ quote }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const { lines } = quote;
  const nameOf = (infoId: string) =>
    lines.find((line) => line.infoId === infoId)?.name ?? t('cart.item.unknown');
  return quote.problems.map((problem) => {
    const { code, infoId, available = 0 } = problem;
    // What a voucher lacks is said beside its code.
    if (code === 'VOUCHER_INVALID') return null;
    return (
      <Banner
        key={`${code}${infoId ?? ''}`}
        tone="warning"
        isLive
        action={<TextLink to={mendedAt(problem)}>{t(`problem.mend.${placeOf(problem)}` as const)}</TextLink>}
      >
        {t(`problem.${code}` as const, { name: infoId ? nameOf(infoId) : '', available })}
      </Banner>
    );
  });
}

type Place = 'cart' | 'information' | 'delivery';

function placeOf({ code }: QuoteProblem): Place {
  if (code === 'ADDRESS_NOT_SERVED') return 'information';
  return code === 'COD_NOT_AVAILABLE' ? 'delivery' : 'cart';
}

function mendedAt(problem: QuoteProblem): string {
  const places: Record<Place, string> = {
    cart: paths.cart.to(),
    information: paths.checkoutInformation.to(),
    delivery: paths.checkoutDelivery.to(),
  };
  return places[placeOf(problem)];
}
