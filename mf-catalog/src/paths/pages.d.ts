import '@storefront/shared/contracts';

/** The pages that others link to by name; each is the `name` of a route. */
declare module '@storefront/shared/contracts' {
  interface Pages {
    'catalog/home': undefined;
    'catalog/products': { status?: string | undefined };
    /**
     * `v` is the variant that is shown first, `color` (without #) the colour where no size is chosen, `review` the line of an
     * order whose review is written at once.
     */
    'catalog/product': {
      slug: string;
      v?: string | undefined;
      color?: string | undefined;
      review?: string | undefined;
      '#'?: 'reviews';
    };
    'catalog/categories': undefined;
    'catalog/category': { slug: string };
    'catalog/search': { q?: string | undefined };
    'catalog/flashSale': undefined;
    /** `collect` is the voucher that is collected at once. */
    'catalog/vouchers': { collect?: string | undefined };
    'catalog/promotions': undefined;
    'catalog/news': undefined;
    'catalog/newsArticle': { slug: string };
    'catalog/policy': { key: string };
    'catalog/quickConsultation': undefined;
    'catalog/about': undefined;
    'catalog/storeSystem': undefined;
    'catalog/careers': undefined;
    'catalog/contact': undefined;
    'catalog/faqs': undefined;
    'catalog/showrooms': undefined;
    'catalog/serviceCenters': undefined;
  }
}
