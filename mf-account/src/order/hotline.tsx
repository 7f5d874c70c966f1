import { selectSetting, useSelector } from '@storefront/shared/store';
import { ExternalLink } from '@storefront/shared/ui';

/** Words that end in the number to call; nothing in a shop without one. */
export function Hotline({ children }: { children: string }) {
  const hotline = useSelector(selectSetting).infoClient?.hotline;
  if (!hotline) return null;
  return (
    <>
      {children} <ExternalLink href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>{hotline}</ExternalLink>
    </>
  );
}
