import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Discount, Language, MyVoucher, PathTo } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatPercent } from '@storefront/shared/money';
import { formatDateTimeInText, untilText } from '@storefront/shared/time';
import { Badge, ButtonLink, Card } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { daysLeft } from '../my-vouchers';

/** A kept voucher: what it takes off and when, what became of it, and where to use it. */
export function VoucherCard({ voucher, now }: { voucher: MyVoucher; now: number }) {
  const { t } = useTranslation('account-vouchers');
  const pathTo = usePathTo();
  const language = useLanguage();
  const { name, code, discount, state, startsAt, endsAt } = voucher;
  const days = daysLeft(endsAt, now);
  return (
    <Shape as="article" data-dim={isOver(voucher) || undefined}>
      <Top>
        <h3>{name}</h3>
        <Badge tone={state === 'USABLE' ? 'success' : 'neutral'}>{t(`states.${state}`)}</Badge>
      </Top>
      <p>
        <Off>{offOf(discount, language)}</Off> {t('code')} <Code>{code}</Code>
      </p>
      <Conditions voucher={voucher} />
      <p>
        {state === 'UPCOMING'
          ? t('opens', { at: formatDateTimeInText(startsAt, language) })
          : t(isOver(voucher) ? 'ended' : 'until', { at: untilText(endsAt, language) })}
        {state === 'USABLE' && days <= soon && <b> {t('daysLeft', { count: days })}</b>}
      </p>
      {state === 'USABLE' && (
        <ButtonLink to={goodsOf(voucher, pathTo)} aria-label={t('useOf', { name })}>
          {t('use')}
        </ButtonLink>
      )}
    </Shape>
  );
}

const soon = 7;
const isOver = ({ state }: MyVoucher) => state === 'EXPIRED' || state === 'USED' || state === 'USED_UP';

function offOf({ kind, value }: Discount, language: Language): string {
  if (kind === 'PERCENT') return formatPercent(-value, language);
  return kind === 'FIXED' ? formatMoney(-value, language) : `+${String(value)}`;
}

function Conditions({ voucher: { conditions, discount, myUsesLeft } }: { voucher: MyVoucher }) {
  const { t } = useTranslation('account-vouchers');
  const language = useLanguage();
  const { minSubtotal, minQuantity, isFirstOrderOnly, paymentMethods, categories, products } = conditions;
  const goods = [...categories, ...products].map(({ name }) => name);
  const items = [
    discount.maxDiscount !== null &&
      t('conditions.atMost', { amount: formatMoney(discount.maxDiscount, language) }),
    minSubtotal !== null && t('conditions.from', { amount: formatMoney(minSubtotal, language) }),
    minQuantity !== null && t('conditions.quantity', { count: minQuantity }),
    goods.length > 0 ? t('conditions.for', { goods: goods.join(', ') }) : t('conditions.everything'),
    isFirstOrderOnly && t('conditions.firstOrder'),
    paymentMethods.length > 0 &&
      t('conditions.payment', { methods: paymentMethods.map((method) => t(`payment.${method}`)).join(', ') }),
    myUsesLeft > 0 && t('conditions.usesLeft', { count: myUsesLeft }),
  ].filter((item) => item !== false);
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

/** Where there is something that it holds for. */
function goodsOf({ conditions: { categories, products } }: MyVoucher, pathTo: PathTo): string | null {
  const [product] = products;
  const [category] = categories;
  if (product) return pathTo('catalog/product', { slug: product.seoSlug });
  return category ? pathTo('catalog/category', { slug: category.slug }) : pathTo('catalog/products');
}

const Shape = styled(Card)`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  justify-items: start;
  height: 100%;
  > p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
  b {
    color: var(--c-action);
    font-weight: 600;
  }
  &[data-dim] {
    background: var(--c-tint);
  }
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  h3 {
    font-size: var(--t-md);
    line-height: 1.4;
  }
`;
const Off = styled.strong`
  color: var(--c-action);
  font-variant-numeric: tabular-nums;
`;
const Code = styled.code`
  padding: 1px 6px;
  border: 1px dashed var(--c-line-control);
  border-radius: 6px;
  font: inherit;
  font-weight: 600;
  color: var(--c-ink);
  user-select: all;
`;
const List = styled.ul`
  display: grid;
  gap: 2px;
  padding-inline-start: 1.1em;
  list-style: disc;
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  line-height: 1.5;
`;
