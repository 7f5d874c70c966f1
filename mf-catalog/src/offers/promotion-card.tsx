import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Promotion } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney, formatNumber } from '@storefront/shared/money';
import { formatDateTimeInText, untilText } from '@storefront/shared/time';
import { Badge, ButtonLink, Card, Picture, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { Conditions } from './conditions';
import { DiscountText } from './discount-text';
import { PromotionGoods } from './promotion-goods';
import { ScopeLine } from './scope-line';

/** A rule that holds by itself: what it takes off or gives, what for, and until when. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('catalog-offers');
  const language = useLanguage();
  const id = useId();
  const { name, description, type, discount, gifts, startsAt, endsAt, period } = promotion;
  return (
    <Article as="article" aria-labelledby={id}>
      <div>
        <Badge>{t(`promotions.types.${type}`)}</Badge>
      </div>
      <Name id={id}>{name}</Name>
      <p>{description}</p>
      {discount && (
        <Strong>
          <DiscountText discount={discount} />
        </Strong>
      )}
      {gifts.length > 0 && <Gifts gifts={gifts} />}
      <PromotionConditions promotion={promotion} />
      <When>
        {period === 'NEXT'
          ? t('promotions.fromUntil', {
              from: formatDateTimeInText(startsAt, language),
              until: untilText(endsAt, language),
            })
          : t('promotions.until', { until: untilText(endsAt, language) })}
      </When>
      <PromotionGoods promotion={promotion} />
      <Goods>
        <ButtonLink variant="quiet" to={goodsOf(promotion)} aria-label={`${t('promotions.goods')}: ${name}`}>
          {t('promotions.goods')}
        </ButtonLink>
      </Goods>
    </Article>
  );
}

function PromotionConditions({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('catalog-offers');
  const language = useLanguage();
  const { conditions, isCombinable, isExclusiveWithVoucher, quotaLeft, perCustomerLimit, type } = promotion;
  const { minSubtotal, minQuantity } = conditions;
  const unit = type === 'QUANTITY_BASED' ? 'goods' : 'orders';
  return (
    <Conditions
      items={[
        minSubtotal !== null && t('conditions.from', { amount: formatMoney(minSubtotal, language) }),
        minQuantity !== null && t('conditions.quantity', { count: minQuantity }),
        <ScopeLine key="scope" scope={conditions} />,
        t(isCombinable ? 'conditions.withFlashSale' : 'conditions.withoutFlashSale'),
        t(isExclusiveWithVoucher ? 'conditions.withoutVoucher' : 'conditions.withVoucher'),
        quotaLeft !== null && t(`conditions.left.${unit}`, { left: formatNumber(quotaLeft, language) }),
        perCustomerLimit !== null &&
          t(`conditions.each.${unit}`, { left: formatNumber(perCustomerLimit, language) }),
      ]}
    />
  );
}

function Gifts({ gifts }: Pick<Promotion, 'gifts'>) {
  const { t } = useTranslation('catalog-offers');
  return (
    <div>
      <GiftTitle>{t(gifts.length > 1 ? 'promotions.giftOneOf' : 'promotions.gift')}</GiftTitle>
      <GiftList>
        {gifts.map(({ infoId, name, seoSlug, picture, quantity, isInStock }) => (
          <li key={infoId}>
            <Thumb>
              <Picture picture={picture} alt="" ratio="1 / 1" sizes="72px" />
            </Thumb>
            <span>
              {t('promotions.giftCount', { count: quantity })}{' '}
              <TextLink to={paths.product.to(seoSlug, infoId)}>{name}</TextLink>{' '}
              {!isInStock && <Badge>{t('promotions.giftGone')}</Badge>}
            </span>
          </li>
        ))}
      </GiftList>
    </div>
  );
}

/** Where there is something that it holds for. */
function goodsOf({ conditions: { categories, products } }: Promotion): string {
  const [category] = categories;
  const [product] = products;
  if (category) return paths.category.to(category.slug);
  return product ? paths.product.to(product.seoSlug) : paths.products.to();
}

const Article = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--s-3);
  height: 100%;
`;
const Name = styled.h3`
  font-size: var(--t-lg);
  line-height: 1.35;
`;
const Strong = styled.p`
  font-weight: 600;
  color: var(--c-action);
`;
const GiftTitle = styled.p`
  margin-bottom: var(--s-2);
  font-weight: 600;
`;
const GiftList = styled.ul`
  display: grid;
  gap: var(--s-2);
  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
  }
`;
const Thumb = styled.span`
  flex: none;
  width: 72px;
  border-radius: var(--r-control);
  overflow: clip;
  /* The picture's own height would stretch its square. */
  > span {
    min-height: 0;
  }
`;
const When = styled.p`
  margin-top: auto;
  font-size: var(--t-sm);
  font-weight: 500;
`;
const Goods = styled.div`
  a {
    width: 100%;
  }
`;
