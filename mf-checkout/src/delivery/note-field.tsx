import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextareaField, useFormikContext } from '@storefront/shared/forms';
import { quickNotes, type QuickNote } from '../draft/draft';
import { useQuickNoteText } from '../draft/quick-notes';

/** The required note. It begins neutral: a courier must not read a wish that no customer has. */
export function NoteField({ chosen }: { chosen: QuickNote | null }) {
  const { t } = useTranslation('checkout');
  const { values, setFieldValue } = useFormikContext<{ note: string }>();
  const textOf = useQuickNoteText();
  const text = chosen && textOf(chosen);
  const before = useRef(text);

  // A quick note that nobody edited follows a change of the language.
  useEffect(() => {
    if (text !== null && text !== before.current && values.note === before.current)
      void setFieldValue('note', text);
    before.current = text;
  }, [text, values.note, setFieldValue]);

  return (
    <>
      <TextareaField
        name="note"
        label={t('delivery.note')}
        hint={t(values.note.trim() === textOf('none') ? 'delivery.noteNeutral' : 'delivery.noteHint')}
        maxLength={1000}
        // What is typed takes the place of the neutral note.
        onFocus={({ target }) => {
          if (target.value === textOf('none')) target.select();
        }}
      />
      <Chips role="group" aria-label={t('delivery.quickNotes')}>
        {quickNotes.map((key) => {
          const note = textOf(key);
          return (
            <Chip
              key={key}
              type="button"
              aria-pressed={values.note.trim() === note}
              onClick={() => void setFieldValue('note', note)}
            >
              {note}
            </Chip>
          );
        })}
      </Chips>
    </>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
const Chip = styled.button`
  min-height: 44px;
  padding: 4px 16px;
  border: 1px solid var(--c-line-control);
  border-radius: var(--r-full);
  background: var(--c-paper);
  font-size: var(--t-sm);
  &:hover {
    border-color: var(--c-action);
  }
  &[aria-pressed='true'] {
    border-color: var(--c-action);
    background: var(--c-tint);
    color: var(--c-action);
    font-weight: 500;
  }
`;
