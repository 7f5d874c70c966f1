import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextareaField, useFormikContext } from '@storefront/shared/forms';

const quick = ['office', 'call', 'none'] as const;

/** The required note, with the three that are used most at one press. */
export function NoteField() {
  const { t } = useTranslation('checkout');
  const { values, setFieldValue } = useFormikContext<{ note: string }>();
  return (
    <>
      <TextareaField name="note" label={t('delivery.note')} hint={t('delivery.noteHint')} maxLength={1000} />
      <Chips role="group" aria-label={t('delivery.quickNotes')}>
        {quick.map((key) => {
          const note = t(`delivery.notes.${key}` as const);
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
