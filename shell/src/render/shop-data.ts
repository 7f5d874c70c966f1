import type { ClientSetting, PathTo } from '@storefront/shared/contracts';

/** Structured data about the shop and its search, on the home page only. */
export function shopData(
  { infoClient, settingClient, face }: Partial<ClientSetting>,
  siteName: string,
  pathTo: PathTo,
): object[] {
  const search = pathTo('catalog/search');
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: siteName,
      url: '/',
      logo: settingClient?.logo ?? face?.favicon ?? '/favicon.svg',
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
      url: '/',
      ...(search !== null && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={query}` },
          'query-input': 'required name=query',
        },
      }),
    },
  ];
}
