import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { CartChange } from '@storefront/shared/contracts';
import { emit } from '@storefront/shared/events';
import { useSelector } from '@storefront/shared/store';
import { Banner, TextButton } from '@storefront/shared/ui';
import { variantText } from '../line-item/variant-text';
import { selectCartProducts } from './cart-products-slice';

/** Named one by one up to here; more than that nobody reads. */
const maxNamed = 5;

/** With what it is about, for two lines may read the same. */
type Sentence = [key: string, sentence: string];

/** Sums up what the merge did, in sentences; one press puts it away for good. */
export function MergeReportBanner({ stored }: { stored: readonly unknown[] }) {
  const { t } = useTranslation('checkout-cart');
  const { byId } = useSelector(selectCartProducts);
  const changes = stored.flatMap((value) => readChange(value) ?? []);
  const nameOf = (infoId: string) => {
    const product = byId[infoId]?.product;
    return product ? [product.name, variantText(product)].filter(Boolean).join(', ') : t('report.unnamed');
  };

  const named = changes.flatMap(({ kind, infoId, to }): Sentence[] => {
    const key = `${kind} ${infoId}`;
    const name = nameOf(infoId);
    if (kind === 'CLAMPED') return [[key, t('report.clamped', { name, quantity: to })]];
    if (kind === 'SOLD_OUT') return [[key, t('report.soldOut', { name })]];
    if (kind === 'QUANTITY') return [[key, t('report.quantity', { name, quantity: to })]];
    return [];
  });
  const counted = (kind: CartChange['kind'], words: 'added' | 'gone' | 'leftOut' | 'dearer' | 'cheaper') => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? [[kind, t(`report.${words}`, { count })] as Sentence] : [];
  };
  const sentences = [
    ...counted('ADDED', 'added'),
    ...named.slice(0, maxNamed),
    ...counted('GONE', 'gone'),
    ...counted('LEFT_OUT', 'leftOut'),
    ...counted('DEARER', 'dearer'),
    ...counted('CHEAPER', 'cheaper'),
  ];
  if (sentences.length === 0) return null;

  return (
    <Report
      title={t('report.title')}
      action={<Understood onClick={putAway}>{t('report.understood')}</Understood>}
    >
      <ul>
        {sentences.map(([key, sentence]) => (
          <li key={key}>{sentence}</li>
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
  margin-inline: calc(-1 * var(--s-1));
  padding-inline: var(--s-1);
`;
