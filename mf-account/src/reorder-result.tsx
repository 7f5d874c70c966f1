import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import type { MutationState } from '@storefront/shared/store';
import { ActionLink, Banner } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import type { Reordered } from './reorder';

/** What became of buying an order again. */
export function ReorderResult({ state: { data, error } }: { state: MutationState<Reordered> }) {
  const { t } = useTranslation('account-order');
  return (
    <>
      {data && <CartFilled reordered={data} />}
      <ErrorBanner error={error} overrides={{ other: t('more.againFailed') }} />
    </>
  );
}

/** What is in the cart now, and what of the order could not be had, each with its reason. */
function CartFilled({ reordered: { added, skipped } }: { reordered: Reordered }) {
  const pathTo = usePathTo();
  const { t } = useTranslation('account-order');
  const isAll = skipped.length === 0;
  return (
    <Banner
      tone={added.length === 0 ? 'warning' : isAll ? 'success' : 'info'}
      isLive
      title={added.length === 0 ? t('more.noneAdded') : t('more.added', { count: added.length })}
      action={added.length > 0 && <ActionLink to={pathTo('checkout/cart')}>{t('more.toCart')}</ActionLink>}
    >
      {!isAll && (
        <List>
          {skipped.map(({ infoId, name, quantity, reason }) => (
            <li key={`${infoId} ${reason}`}>{t(`more.skipped.${reason}`, { name, count: quantity })}</li>
          ))}
        </List>
      )}
    </Banner>
  );
}

const List = styled.ul`
  padding-inline-start: var(--s-4);
  list-style: disc;
`;
