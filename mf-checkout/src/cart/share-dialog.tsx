import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCart } from '@storefront/shared/cart';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Async, Banner, Button, CopyIcon, Dialog, Input, ShareIcon } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { cartLink } from './cart-link';

/** The link is made when somebody wants it, of the cart as it is then. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('checkout-cart');
  const dispatch = useDispatch();
  const carts = useSelector(selectCart);
  const [lines] = useState(() => carts.map(({ infoId, quantity }) => ({ infoId, quantity })));
  const entry = useSelector((state) => cartLink.select(state, lines));

  useEffect(() => {
    dispatch(cartLink.fetch(lines));
  }, [dispatch, lines]);

  return (
    <Dialog isOpen firstFocus="title" title={t('share.open')} onClose={onClose}>
      <Parts>
        {entry.error?.code === 'PRODUCT_UNAVAILABLE' ? (
          <Banner tone="warning" isLive>
            {t('share.nothing')}
          </Banner>
        ) : (
          <Async
            entry={entry}
            pending={<p role="status">{t('share.making')}</p>}
            onRetry={() => dispatch(cartLink.refetch(lines))}
          >
            {({ id }) => <Link id={id} />}
          </Async>
        )}
      </Parts>
    </Dialog>
  );
}

function Link({ id }: { id: string }) {
  const { t } = useTranslation('checkout-cart');
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'copied' | 'byHand' | null>(null);
  const address = `${window.location.origin}${language === 'en' ? '/en' : ''}${paths.sharedCart.to(id)}`;

  return (
    <>
      <p>{t('share.text')}</p>
      <Input
        readOnly
        label={t('share.link')}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Buttons>
        <Button icon={<CopyIcon />} onClick={() => void copy(address).then(setOutcome)}>
          {t('share.copy')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="quiet"
            icon={<ShareIcon />}
            onClick={() => {
              navigator.share({ title: t('shared.title'), url: address }).catch(() => {
                // They thought better of it.
              });
            }}
          >
            {t('share.send')}
          </Button>
        )}
      </Buttons>
      <p role="status">{outcome && t(`share.${outcome}`)}</p>
    </>
  );
}

async function copy(text: string): Promise<'copied' | 'byHand'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'byHand';
  }
}

const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
  min-height: 220px;
  align-content: start;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;
