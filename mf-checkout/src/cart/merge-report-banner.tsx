import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { CartChange } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { useSelector } from '@storefront/shared/store';
import { Banner, TextButton } from '@storefront/shared/ui';
import { selectCartProducts } from './cart-products-slice';

/** Named one by one up to here; more than that nobody reads. */
const mostNamed = 5;

/** Sums up what the merge did, in sentences; one press puts it away for good. */
export function MergeReportBanner({ stored }: { stored: readonly unknown[] }) {
  const { t } = useTranslation('checkout-cart');
  const { byId } = useSelector(selectCartProducts);
  const changes = stored.flatMap((value) => readChange(value) ?? []);
  const count = (wanted: CartChange['kind']) => changes.filter(({ kind }) => kind === wanted).length;
  const name = ({ infoId }: CartChange) => byId[infoId]?.product?.name ?? t('report.unnamed');

  const named = changes.flatMap((change) => {
    if (change.kind === 'CLAMPED') return t('report.clamped', { name: name(change), quantity: change.to });
    if (change.kind === 'SOLD_OUT') return t('report.soldOut', { name: name(change) });
    if (change.kind === 'QUANTITY') return t('report.quantity', { name: name(change), quantity: change.to });
    return [];
  });
  const sentences = [
    count('ADDED') > 0 && t('report.added', { count: count('ADDED') }),
    ...named.slice(0, mostNamed),
    count('GONE') > 0 && t('report.gone', { count: count('GONE') }),
    count('LEFT_OUT') > 0 && t('report.leftOut', { count: count('LEFT_OUT') }),
    count('DEARER') > 0 && t('report.dearer', { count: count('DEARER') }),
    count('CHEAPER') > 0 && t('report.cheaper', { count: count('CHEAPER') }),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;

  return (
    <Report
      isLive
      title={t('report.title')}
      action={<Understood onClick={putAway}>{t('report.understood')}</Understood>}
    >
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Report>
  );
}

function putAway(): void {
  try {
    window.localStorage.removeItem('sf:cart-report');
  } catch {
    // Forbidden: then it was never there.
  }
  emit('shell:cart-merged');
}

const kinds: readonly string[] = [
  'ADDED',
  'QUANTITY',
  'CLAMPED',
  'SOLD_OUT',
  'GONE',
  'LEFT_OUT',
  'DEARER',
  'CHEAPER',
] satisfies CartChange['kind'][];

/** Storage is written by old versions, other programs and people. */
function readChange(value: unknown): CartChange | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, infoId, to } = value as Partial<Record<keyof CartChange, unknown>>;
  if (typeof kind !== 'string' || !kinds.includes(kind) || typeof infoId !== 'string') return null;
  return {
    kind: kind as CartChange['kind'],
    infoId,
    ...(typeof to === 'number' && Number.isSafeInteger(to) && { to }),
  };
}

const Report = styled(Banner)`
  margin-bottom: var(--s-4);
  ul {
    display: grid;
    gap: var(--s-1);
    margin-block-start: var(--s-1);
  }
`;
const Understood = styled(TextButton)`
  min-height: 44px;
  padding-inline: var(--s-1);
`;
