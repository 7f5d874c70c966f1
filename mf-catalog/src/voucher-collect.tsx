import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Voucher } from '@storefront/shared/contracts';
import { useErrorText } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import { Button, ButtonLink, CheckIcon, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { collectedVouchers } from './collected-vouchers';
import { paths } from './paths/paths';

/**
 * Keeps a voucher. It is shown as kept at once, and taken back with the reason when the server refuses. Who is not
 * signed in goes there first, and the voucher is kept on the way back.
 */
export function VoucherCollect({ voucher }: { voucher: Voucher }) {
  const pathTo = usePathTo();
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const voucherId = voucher.id;
  const collected = useSelector((state) => collectedVouchers.select(state, voucherId));
  const isCollected = Boolean(voucher.myVoucher) || ['pending', 'done'].includes(collected.status);

  const textOf = useErrorText({ other: t('voucher.failed') });
  const action = () => {
    if (voucher.period === 'NEXT')
      return <span>{t('voucher.opens', { at: formatDateTimeInText(voucher.startsAt, language) })}</span>;
    if (isCollected) {
      return (
        <Collected>
          <CheckIcon size={18} />
          {t('voucher.kept')}
          <TextLink to={goodsOf(voucher)} aria-label={t('voucher.useOf', { name: voucher.name })}>
            {t('voucher.use')}
          </TextLink>
        </Collected>
      );
    }
    if (voucher.collectsLeft === 0) return <span>{t('voucher.allTaken')}</span>;
    const label = t('voucher.collectOf', { name: voucher.name });
    if (!isLoggedIn) {
      return (
        <ButtonLink
          variant="quiet"
          to={pathTo('account/login', { redirectUrl: paths.vouchers.to({ collect: voucherId }) })}
          aria-label={`${t('voucher.signIn')}: ${voucher.name}`}
        >
          {t('voucher.signIn')}
        </ButtonLink>
      );
    }
    return (
      <Button
        variant="quiet"
        aria-label={label}
        onClick={() => dispatch(collectedVouchers.send({ voucherId }))}
      >
        {t('voucher.collect')}
      </Button>
    );
  };

  return (
    <Place>
      {action()}
      <Refusal role="status">{collected.error && !isCollected && textOf(collected.error)}</Refusal>
    </Place>
  );
}

/** Where there is something that it holds for. */
function goodsOf({ conditions: { categories, products } }: Voucher): string {
  const [product] = products;
  const [category] = categories;
  if (product) return paths.product.to(product.seoSlug);
  return category ? paths.category.to(category.slug) : paths.products.to();
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  min-height: 44px;
  align-items: center;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Collected = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  font-weight: 500;
  color: var(--c-success);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: var(--s-1);
  }
`;
const Refusal = styled.p`
  color: var(--c-danger);
`;
