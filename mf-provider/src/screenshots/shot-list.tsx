import styled from '@emotion/styled';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screenshot } from '@storefront/shared/contracts';
import { useDispatch } from '@storefront/shared/store';
import { LiveRegion, useRestoreFocus } from '@storefront/shared/ui';
import { writeWanted } from '../drafts/drafts-saga';
import { draftsSlice, type DraftState } from '../drafts/drafts-slice';
import { ShotItem, type MoveButton } from './shot-item';
import { moved, useShotOrder } from './use-shot-order';

const { removeAsked, removeUndone } = draftsSlice.actions;

interface Props {
  draft: DraftState;
  onEdit: (shot: Screenshot) => void;
}

/** The screenshots in their order: dragged, or moved by buttons, and each move is announced. */
export function ShotList({ draft, onEdit }: Props) {
  const { t } = useTranslation('provider-editor');
  const dispatch = useDispatch();
  const { id } = draft.saved;
  const { ordered, setOrder } = useShotOrder(draft);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ sid: string; button: MoveButton } | null>(null);
  useRestoreFocus(list);

  // The button that was pressed keeps the focus, although its screenshot is elsewhere now.
  useEffect(() => {
    if (!pressed.current) return;
    const { sid, button } = pressed.current;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-shot="${CSS.escape(sid)}"]`) ?? []),
    ];
    const same = buttons.find((one) => one.dataset['move'] === button && !one.disabled);
    (same ?? buttons.find((one) => !one.disabled))?.focus();
    pressed.current = null;
  }, [ordered]);

  const move = (sid: string, to: number): void => {
    const ids = moved(
      ordered.map((shot) => shot.id),
      sid,
      to,
    );
    setOrder(ids);
    setAnnounced(t('shots.moved', { position: to + 1, count: ids.length, text: altOf(ordered, sid) }));
    dispatch(writeWanted({ id, of: { kind: 'order', ids } }));
  };
  const drop = (event: DragEvent, to: number): void => {
    event.preventDefault();
    if (dragged !== null && ordered[to]?.id !== dragged) move(dragged, to);
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label={t('shots.list')}>
        {ordered.map((shot, index) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dragging is for pointers; the buttons inside do the same.
          <li
            key={shot.id}
            draggable={!draft.leaving.includes(shot.id)}
            data-dragged={dragged === shot.id || undefined}
            data-over={over === shot.id || undefined}
            onDragStart={(event) => {
              setDragged(shot.id);
              event.dataTransfer.effectAllowed = 'move';
              // Firefox starts no drag without data.
              event.dataTransfer.setData('text/plain', shot.id);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            onDragOver={(event) => {
              // Files from the device are for the control above.
              if (dragged === null) return;
              event.preventDefault();
              setOver(shot.id);
            }}
            onDrop={(event) => drop(event, index)}
          >
            <ShotItem
              shot={shot}
              index={index}
              count={ordered.length}
              isLeaving={draft.leaving.includes(shot.id)}
              onMove={(button) => {
                pressed.current = { sid: shot.id, button };
                move(shot.id, button === 'up' ? index - 1 : index + 1);
              }}
              onEdit={() => onEdit(shot)}
              onRemove={() => {
                dispatch(removeAsked({ id, sid: shot.id }));
                setAnnounced(t('shots.removed', { position: index + 1 }));
              }}
              onUndo={() => {
                dispatch(removeUndone({ id, sid: shot.id }));
                setAnnounced(t('shots.restored', { position: index + 1 }));
              }}
            />
          </li>
        ))}
      </List>
      <LiveRegion>{announced}</LiveRegion>
    </>
  );
}

const altOf = (shots: readonly Screenshot[], sid: string): string =>
  shots.find(({ id }) => id === sid)?.altVi ?? '';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 232px), 1fr));
  gap: var(--s-4);
  > li {
    display: grid;
    min-width: 0;
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
    overflow: hidden;
    transition: transform var(--m-fast) var(--m-ease);
  }
  > li[draggable='true'] {
    cursor: grab;
  }
  > li[data-dragged] {
    opacity: 0.5;
  }
  > li[data-over]:not([data-dragged]) {
    outline: 2px solid var(--c-action);
    transform: scale(0.98);
  }
`;
