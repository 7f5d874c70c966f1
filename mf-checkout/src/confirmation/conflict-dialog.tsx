import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ApiErrorCode } from '@storefront/shared/http';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, ButtonLink, Dialog, TextLink } from '@storefront/shared/ui';
import { selectDraft } from '../draft/draft-slice';
import { paths } from '../paths/paths';
import { refusalOf, useVoucherReason } from '../voucher/voucher-reason';
import { differences, isNothingLeft, type Difference } from './differences';
import { conflictClosed, newPriceAgreed, type Conflict } from './order-slice';

const titles: Partial<Record<ApiErrorCode, 'conflict.price' | 'conflict.voucher'>> = {
  PRICE_CHANGED: 'conflict.price',
  VOUCHER_INVALID: 'conflict.voucher',
};
const agreements: Partial<Record<ApiErrorCode, 'conflict.agree' | 'conflict.agreeVoucher'>> = {
  PRICE_CHANGED: 'conflict.agree',
  VOUCHER_INVALID: 'conflict.agreeVoucher',
};

/** The price, the stock or the voucher has moved: each line before and after, and the choice. */
export function ConflictDialog({ conflict }: { conflict: Conflict | null }) {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const close = () => dispatch(conflictClosed());
  return (
    <Dialog
      isOpen={conflict !== null}
      firstFocus="title"
      onClose={close}
      title={t((conflict && titles[conflict.code]) ?? 'conflict.stock')}
      actions={
        conflict && (
          <>
            <Button variant="quiet" onClick={close}>
              {common('cancel')}
            </Button>
            {isNothingLeft(conflict) ? (
              <ButtonLink to={paths.cart.to()}>{t('conflict.toCart')}</ButtonLink>
            ) : (
              <Button onClick={() => dispatch(newPriceAgreed(conflict))}>
                {t(agreements[conflict.code] ?? 'conflict.agreeStock')}
              </Button>
            )}
          </>
        )
      }
    >
      {conflict && <Differences conflict={conflict} />}
    </Dialog>
  );
}

function Differences({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('checkout');
  const { voucherCode } = useSelector(selectDraft);
  const reasonOf = useVoucherReason();
  const refused = refusalOf(conflict.quote);
  return (
    <>
      <p>{t('conflict.safe')}</p>
      {refused && (
        <p>
          <strong>{voucherCode}</strong> {reasonOf(refused.reasonCode, refused.missing)}
        </p>
      )}
      <List>
        {differences(conflict).map((difference) => (
          <li key={difference.key}>
            <span>{difference.name ?? t(`conflict.of.${difference.kind}` as const)}</span>
            <Moved difference={difference} />
          </li>
        ))}
      </List>
      <p>
        <TextLink to={paths.cart.to()}>{t('conflict.reviewCart')}</TextLink>
      </p>
    </>
  );
}

function Moved({ difference: { kind, before, after } }: { difference: Difference }) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  if (kind === 'gone') return <strong>{t('conflict.gone')}</strong>;
  const say = (value: number) =>
    kind === 'quantity' ? t('conflict.pieces', { count: value }) : formatMoney(value, language);
  return (
    <span aria-label={t('conflict.fromTo', { before: say(before), after: say(after) })} role="group">
      <s>{say(before)}</s> → <strong>{say(after)}</strong>
    </span>
  );
}

const List = styled.ul`
  display: grid;
  margin-block: var(--s-4);
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--s-1) var(--s-4);
    padding-block: var(--s-2);
    border-block-end: 1px solid var(--c-line);
    font-variant-numeric: tabular-nums;
  }
  s {
    color: var(--c-ink-soft);
  }
`;
