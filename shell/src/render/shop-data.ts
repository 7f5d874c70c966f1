import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import type { ClientSetting, PartOf, PathTo } from '@storefront/shared/contracts';

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
      ...(infoClient &&
        ({
          legalName: infoClient.legalName,
          taxID: infoClient.taxCode,
          email: infoClient.email,
          telephone: infoClient.hotline,
          address: infoClient.address,
          sameAs: infoClient.socials.map(({ url }) => url),
        } satisfies PartOf<Organization>)),
    } satisfies WithContext<Organization>,
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: '/',
      ...(search !== null &&
        ({ potentialAction: searchAction(`${search}?q={query}`) } satisfies PartOf<WebSite>)),
    } satisfies WithContext<WebSite>,
  ];
}

const searchAction = (urlTemplate: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate },
  'query-input': 'required name=query',
});
