import { useTranslation } from 'react-i18next';
import { paths, type Quote, type QuoteProblem } from '@storefront/shared/contracts';
import { Banner, TextLink } from '@storefront/shared/ui';

/** What stands in the way of ordering at this price, and where to mend it. */
export function QuoteProblems({ quote: { problems, lines } }: { quote: Quote }) {
  const { t } = useTranslation('checkout');
  const nameOf = (infoId: string) =>
    lines.find((line) => line.infoId === infoId)?.name ?? t('cart.item.unknown');
  if (problems.length === 0) return null;
  return (
    <>
      {problems.map((problem) => (
        <Banner
          key={`${problem.code}${problem.infoId ?? ''}`}
          tone="warning"
          isLive
          action={
            <TextLink to={mendedAt(problem)}>{t(`problem.mend.${placeOf(problem)}` as const)}</TextLink>
          }
        >
          {t(`problem.${problem.code}` as const, {
            name: problem.infoId ? nameOf(problem.infoId) : '',
            available: problem.available ?? 0,
          })}
        </Banner>
      ))}
    </>
  );
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
