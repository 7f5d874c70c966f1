import { paths, type ClientSetting } from '@storefront/shared/contracts';

/** Structured data about the shop and its search, on the home page only. */
export function shopData({ infoClient }: Partial<ClientSetting>, siteName: string): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: siteName,
      url: paths.home.to(),
      logo: '/favicon.svg',
      ...(infoClient && {
        legalName: infoClient.legalName,
        taxID: infoClient.taxCode,
        email: infoClient.email,
        telephone: infoClient.hotline,
        address: infoClient.address,
        sameAs: infoClient.socials.map(({ url }) => url),
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: paths.home.to(),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${paths.search.to()}?q={query}` },
        'query-input': 'required name=query',
      },
    },
  ];
}
