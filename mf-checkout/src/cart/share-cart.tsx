import styled from '@emotion/styled';
import { useCallback, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ShareIcon } from '@storefront/shared/ui';

type DialogPart = ComponentType<{ onClose: () => void }>;
interface Props {
  load?: () => Promise<DialogPart>;
}

const loadDialog = async (): Promise<DialogPart> => (await import('./share-dialog')).ShareDialog;

/** Passes the cart on by a link. The code of that comes with the press, and anyone who has no network is told so. */
export function ShareCart({ load = loadDialog }: Props) {
  const { t } = useTranslation('checkout-cart');
  const [state, setState] = useState<'closed' | 'coming' | 'lost' | 'open'>('closed');
  const [part, setPart] = useState<{ Dialog: DialogPart } | null>(null);
  const close = useCallback(() => setState('closed'), []);
  const open = () => {
    setState('coming');
    load().then(
      (Dialog) => {
        setPart({ Dialog });
        setState('open');
      },
      () => setState('lost'),
    );
  };
  return (
    <>
      <Button variant="quiet" icon={<ShareIcon />} busy={state === 'coming'} onClick={open}>
        {t('share.open')}
      </Button>
      {state === 'lost' && <Lost role="alert">{t('share.lost')}</Lost>}
      {state === 'open' && part && <part.Dialog onClose={close} />}
    </>
  );
}

const Lost = styled.p`
  flex-basis: 100%;
  font-size: var(--t-sm);
  color: var(--c-danger);
`;
