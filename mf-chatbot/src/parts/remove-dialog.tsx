import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Dialog, useMutationDone, useStatusSinceMount } from '@storefront/shared/ui';
import type { Owner } from '../conversation/owner';
import { removal } from '../conversation/removal';

interface Props {
  id: string;
  owner: Owner;
  onClose: () => void;
  onRemoved?: () => void;
}

/** Asks before a conversation is deleted: nothing brings it back. */
export function RemoveDialog({ id, owner, onClose, onRemoved }: Props) {
  const { t } = useTranslation('chatbot');
  const dispatch = useDispatch();
  const state = useStatusSinceMount(useSelector((all) => removal.select(all, id)));
  useMutationDone(state, () => {
    onRemoved?.();
    onClose();
  });
  return (
    <Dialog
      isOpen
      firstFocus="title"
      title={t('remove.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('remove.no')}
          </Button>
          <Button busy={state.status === 'pending'} onClick={() => dispatch(removal.send({ id, owner }))}>
            {t('remove.yes')}
          </Button>
        </>
      }
    >
      <p>{t('remove.text')}</p>
      <ErrorBanner error={state.error} overrides={{ other: t('remove.failed') }} />
    </Dialog>
  );
}
