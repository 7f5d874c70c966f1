import { paths, type At, type RemoteRoute, type Translate } from '@storefront/shared/contracts';
import { cartOpened } from './cart/cart-products-slice';
import { countries } from './divisions';
import { stepOpened } from './draft-slice';
import { redirectOpened, resultOpened } from './payment/payment-slice';

/** Nothing here is for search engines. */
const titled = (key: string) => (_state: never, _at: At, t: Translate) => ({
  title: t(`checkout:${key}`),
  noindex: true,
});
const guarded = { access: 'customer', frame: 'bare', render: 'client' } as const;

export const routes: RemoteRoute[] = [
  {
    path: paths.cart.pattern,
    lazy: async () => ({ Component: (await import('./cart/cart-page')).CartPage }),
    needs: () => [cartOpened()],
    head: titled('cart.title'),
    render: 'client',
  },
  {
    path: paths.checkout.pattern,
    lazy: async () => ({ Component: (await import('./information/information-page')).FirstStep }),
    head: titled('step.information.title'),
    ...guarded,
  },
  {
    path: paths.checkoutInformation.pattern,
    lazy: async () => ({ Component: (await import('./information/information-page')).InformationPage }),
    needs: ({ language }) => [stepOpened('information'), countries.requested({ language })],
    head: titled('step.information.title'),
    ...guarded,
  },
  {
    path: paths.checkoutDelivery.pattern,
    lazy: async () => ({ Component: (await import('./delivery/delivery-page')).DeliveryPage }),
    needs: () => [stepOpened('delivery')],
    head: titled('step.delivery.title'),
    ...guarded,
  },
  {
    path: paths.checkoutConfirmation.pattern,
    lazy: async () => ({ Component: (await import('./confirmation/confirmation-page')).ConfirmationPage }),
    needs: () => [stepOpened('confirmation')],
    head: titled('step.confirmation.title'),
    ...guarded,
  },
  {
    path: paths.checkoutRedirect.pattern,
    lazy: async () => ({ Component: (await import('./payment/redirect-page')).RedirectPage }),
    needs: ({ params }) => [redirectOpened({ orderId: params['orderId'] ?? '' })],
    head: titled('redirect.title'),
    ...guarded,
  },
  {
    path: paths.checkoutResult.pattern,
    lazy: async () => ({ Component: (await import('./payment/result-page')).ResultPage }),
    needs: ({ params, query }) => [
      resultOpened({ orderId: params['orderId'] ?? '', token: query.get('token') ?? undefined }),
    ],
    head: titled('result.title'),
    frame: 'bare',
    render: 'client',
  },
];
