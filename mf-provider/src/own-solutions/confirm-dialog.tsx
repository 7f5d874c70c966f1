import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@storefront/shared/ui';
import type { Act } from './row-actions';

interface Props {
  /** What is asked about; null while nothing is. */
  act: Act | null;
  onClose: () => void;
  onConfirm: (act: Act) => void;
}

/** Asks before something that visitors notice or that cannot be undone. */
export function ConfirmDialog({ act, onClose, onConfirm }: Props) {
  const { t } = useTranslation('provider-own');
  const kind = act?.action === 'delete' ? 'delete' : 'unpublish';
  return (
    <Dialog
      isOpen={act !== null}
      firstFocus="title"
      onClose={onClose}
      title={t(`confirm.${kind}.title`)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(`confirm.${kind}.keep`)}
          </Button>
          <Button variant="danger" onClick={() => act && onConfirm(act)}>
            {t(`confirm.${kind}.action`)}
          </Button>
        </>
      }
    >
      <p>{act && t(`confirm.${kind}.text`, { title: act.title })}</p>
    </Dialog>
  );
}
