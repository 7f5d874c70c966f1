import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@storefront/shared/contracts';
import { useFormikContext } from '@storefront/shared/forms';
import { Button, FieldError, LiveRegion, Menu, Row, Stack, TextButton } from '@storefront/shared/ui';
import { BlockFields } from './block-fields';
import { MoveButtons } from './move-buttons';
import { blockKinds, newBlock, type BlockKind, type EditedBlock } from './blocks';

interface Props {
  /** The field of the form that holds the blocks. */
  name: string;
  label: string;
  language: Language;
  /** Blocks of the other language, to begin with. */
  copyFrom?: { label: string; blocks: readonly EditedBlock[] };
}

/** A text of blocks: added, written, moved by buttons or by dragging, and deleted. */
export function BlockEditor({ name, label, language, copyFrom }: Props) {
  const { t } = useTranslation('operator-texts');
  const form = useFormikContext<Record<string, EditedBlock[]>>();
  const { values, setFieldValue } = form;
  const blocks = values[name] ?? [];
  const editor = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  /** The block to focus, or none of them; a new object each time, so that the same block can be focused again. */
  const [wanted, setWanted] = useState<{ key: string | null } | null>(null);
  const [said, setSaid] = useState('');
  const set = (next: EditedBlock[]) => void setFieldValue(name, next);
  const refused = (form.status as { refused?: Record<string, unknown> } | undefined)?.refused?.[name];

  // A new block is written at once. After a deletion the focus goes to a neighbour, or to the button that adds a block.
  useEffect(() => {
    if (wanted === null) return;
    const find = (selector: string) => editor.current?.querySelector<HTMLElement>(selector);
    const block =
      wanted.key === null
        ? null
        : find(`[data-block="${CSS.escape(wanted.key)}"] :is(input, textarea, select)`);
    (block ?? find('[aria-haspopup]'))?.focus();
  }, [wanted]);

  const add = (kind: BlockKind) => {
    const block = newBlock(kind);
    set([...blocks, block]);
    setWanted({ key: block.key });
  };
  const move = (from: number, to: number) => {
    const next = [...blocks];
    const [moved] = next.splice(from, 1);
    if (!moved) return;
    next.splice(to, 0, moved);
    set(next);
    setSaid(t('blocks.moved', { number: to + 1, total: blocks.length }));
  };
  return (
    <fieldset ref={editor}>
      <legend>{label}</legend>
      <LiveRegion>{said}</LiveRegion>
      <FieldError id={`${name}-refused`}>
        {blocks.length === 0 && refused ? t('blocks.missing') : null}
      </FieldError>
      <Blocks lang={language}>
        {blocks.map((block, at) => {
          const title = t('blocks.title', { number: at + 1, kind: t(`blocks.kinds.${block.kind}`) });
          return (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dragging is for pointers; the buttons inside do the same.
            <li
              key={block.key}
              data-block={block.key}
              aria-label={title}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null && dragged !== at) move(dragged, at);
                setDragged(null);
              }}
            >
              <Row between>
                <Handle
                  draggable
                  title={t('blocks.drag')}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    event.dataTransfer.setData('text/plain', block.key);
                    setDragged(at);
                  }}
                  onDragEnd={() => setDragged(null)}
                >
                  <span aria-hidden="true">⠿</span> {title}
                </Handle>
                <Row gap={2}>
                  <MoveButtons title={title} at={at} count={blocks.length} onMove={move} />
                  <TextButton
                    aria-label={t('blocks.removeOf', { title })}
                    onClick={() => {
                      set(blocks.filter((_, other) => other !== at));
                      setSaid(t('blocks.removed'));
                      setWanted({ key: (blocks[at + 1] ?? blocks[at - 1])?.key ?? null });
                    }}
                  >
                    {t('blocks.remove')}
                  </TextButton>
                </Row>
              </Row>
              <BlockFields name={`${name}[${String(at)}]`} block={block} />
            </li>
          );
        })}
      </Blocks>
      <Stack gap={2}>
        <Row>
          <Menu trigger={t('blocks.add')}>
            {blockKinds.map((kind) => (
              <button key={kind} type="button" onClick={() => add(kind)}>
                {t(`blocks.kinds.${kind}`)}
              </button>
            ))}
          </Menu>
          {blocks.length === 0 && copyFrom && copyFrom.blocks.length > 0 && (
            <Button
              variant="quiet"
              onClick={() =>
                set(copyFrom.blocks.map((block) => ({ ...block, key: newBlock(block.kind).key })))
              }
            >
              {copyFrom.label}
            </Button>
          )}
        </Row>
      </Stack>
    </fieldset>
  );
}

const Blocks = styled.ol`
  display: grid;
  gap: var(--s-3);
  margin: var(--s-2) 0 var(--s-3);
  padding: 0;
  list-style: none;
  > li {
    padding: var(--s-3);
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
  }
`;
const Handle = styled.span`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  font-weight: 600;
  cursor: grab;
`;
