import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Screenshot } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import {
  Badge,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EditIcon,
  IconButton,
  Picture,
  TrashIcon,
} from '@storefront/shared/ui';

export type MoveButton = 'up' | 'down';
interface Props {
  shot: Screenshot;
  index: number;
  count: number;
  /** Removed, unless somebody takes it back. */
  isLeaving: boolean;
  onMove: (button: MoveButton) => void;
  onEdit: () => void;
  onRemove: () => void;
  onUndo: () => void;
}

/** One screenshot with the buttons to move, describe, crop and remove it. */
export function ShotItem({ shot, index, count, isLeaving, onMove, onEdit, onRemove, onUndo }: Props) {
  const { t } = useTranslation('provider-editor');
  const language = useLanguage();
  const position = index + 1;
  const alt = (language === 'en' && shot.altEn) || shot.altVi;
  if (isLeaving)
    return (
      <Gone>
        <p>{t('shots.gone', { position })}</p>
        <Button size="small" variant="quiet" aria-label={t('shots.undoOf', { position })} onClick={onUndo}>
          {t('shots.undo')}
        </Button>
      </Gone>
    );
  const moving = (button: MoveButton) => ({
    'data-shot': shot.id,
    'data-move': button,
    onClick: () => onMove(button),
  });
  return (
    <>
      <Frame>
        <Picture
          picture={shot.picture}
          alt={alt || t('shots.picture', { position })}
          sizes="280px"
          ratio="16 / 9"
        />
        <Badge tone={index === 0 ? 'brand' : 'neutral'}>{index === 0 ? t('shots.cover') : position}</Badge>
      </Frame>
      <Text>
        {alt ? <p>{alt}</p> : <p data-missing>{t('shots.noAlt')}</p>}
        <Buttons>
          <IconButton
            label={t('shots.upOf', { position })}
            icon={<ChevronLeftIcon />}
            disabled={index === 0}
            {...moving('up')}
          />
          <IconButton
            label={t('shots.downOf', { position })}
            icon={<ChevronRightIcon />}
            disabled={position === count}
            {...moving('down')}
          />
          <IconButton label={t('shots.editOf', { position })} icon={<EditIcon />} onClick={onEdit} />
          <IconButton label={t('shots.removeOf', { position })} icon={<TrashIcon />} onClick={onRemove} />
        </Buttons>
      </Text>
    </>
  );
}

const Frame = styled.div`
  position: relative;
  /* The badge. */
  > :last-child {
    position: absolute;
    top: var(--s-2);
    left: var(--s-2);
  }
`;
const Text = styled.div`
  display: grid;
  align-content: space-between;
  gap: var(--s-2);
  padding: var(--s-3);
  p {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--t-sm);
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow-wrap: anywhere;
  }
  [data-missing] {
    color: var(--c-warning);
  }
`;
const Buttons = styled.div`
  display: flex;
  justify-content: space-between;
`;
const Gone = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-3);
  min-height: 200px;
  padding: var(--s-4);
  background: var(--c-ground);
  color: var(--c-ink-soft);
  text-align: center;
`;
