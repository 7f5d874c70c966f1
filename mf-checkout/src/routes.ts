import type { At, PageMessages, RemoteRoute, Translate } from '@storefront/shared/contracts';
import { countries } from './address/divisions';
import { cartOpened } from './cart/cart-products-slice';
import { stepOpened } from './draft/draft-slice';
import { gateways } from './payment/payment-providers';
import { redirectOpened, resultOpened } from './payment/payment-slice';
import { priceShown } from './quote/quote-slice';
import { paths } from './paths/paths';

/** Nothing here is for search engines. */
const privateHead = (key: string) => (_state: never, _at: At, t: Translate) => ({
  title: t(`checkout:${key}`),
  noindex: true,
});
/** Words of the cart that the steps do without. */
const cartWords: PageMessages = {
  namespace: 'checkout-cart',
  load: (language) => import(`./cart/locales/${language}.json`),
};
const guarded = { access: 'customer', frame: 'bare', render: 'client' } as const;

export const routes: RemoteRoute[] = [
  {
    path: paths.cart.pattern,
    name: 'cart',
    lazy: async () => (await import('./cart/cart-page')).cartPage,
    needs: () => [cartOpened(), priceShown('cart')],
    head: privateHead('cart.title'),
    render: 'client',
    messages: cartWords,
  },
  {
    path: paths.sharedCart.pattern,
    lazy: async () => (await import('./shared-cart/shared-cart-page')).sharedCartPage,
    render: 'client',
    messages: cartWords,
  },
  {
    path: paths.checkout.pattern,
    lazy: async () => ({ Component: (await import('./information/information-page')).FirstStep }),
    head: privateHead('step.information.title'),
    ...guarded,
  },
  {
    path: paths.checkoutInformation.pattern,
    name: 'information',
    lazy: async () => ({ Component: (await import('./information/information-page')).InformationPage }),
    needs: ({ language }) => [stepOpened('information'), countries.fetch({ language })],
    head: privateHead('step.information.title'),
    ...guarded,
  },
  {
    path: paths.checkoutDelivery.pattern,
    lazy: async () => ({ Component: (await import('./delivery/delivery-page')).DeliveryPage }),
    needs: () => [stepOpened('delivery'), gateways.fetch(null)],
    head: privateHead('step.delivery.title'),
    ...guarded,
  },
  {
    path: paths.checkoutConfirmation.pattern,
    lazy: async () => ({ Component: (await import('./confirmation/confirmation-page')).ConfirmationPage }),
    needs: () => [stepOpened('confirmation')],
    head: privateHead('step.confirmation.title'),
    ...guarded,
  },
  {
    path: paths.checkoutRedirect.pattern,
    lazy: async () => ({ Component: (await import('./payment/redirect-page')).RedirectPage }),
    needs: ({ params }) => [redirectOpened({ orderId: params['orderId'] ?? '' })],
    head: privateHead('redirect.title'),
    ...guarded,
  },
  {
    path: paths.checkoutResult.pattern,
    name: 'result',
    lazy: async () => ({ Component: (await import('./payment/result-page')).ResultPage }),
    needs: ({ params, query }) => [
      gateways.fetch(null),
      resultOpened({ orderId: params['orderId'] ?? '', token: query.get('token') ?? undefined }),
    ],
    head: privateHead('result.title'),
    frame: 'bare',
    render: 'client',
  },
];
