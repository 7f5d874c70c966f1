import styled from '@emotion/styled';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, useFormikContext } from '@storefront/shared/forms';
import { Button, IconButton, PlusIcon, Stack, TrashIcon } from '@storefront/shared/ui';
import { maxAddressLength } from '../drafts/addresses';
import type { DraftText } from '../drafts/draft-text';
import { maxLabelLength, maxLinks } from './editor-schema';

/** Where visitors can try the solution. The shop itself never opens these addresses. */
export function LinkFields() {
  const { t } = useTranslation('provider-editor');
  const { values, setFieldValue } = useFormikContext<DraftText>();
  const { links } = values;
  const box = useRef<HTMLDivElement>(null);
  const setLinks = (next: DraftText['links']) => {
    void setFieldValue('links', next);
    // Removing a row takes the pressed button away.
    box.current?.focus();
  };
  return (
    <Stack>
      <Rows ref={box} tabIndex={-1} role="group" aria-label={t('sections.links')}>
        {links.map((_link, index) => (
          // A row is its place in the list: the form knows its fields by it.
          <div key={index}>
            <TextField
              name={`links[${String(index)}].url`}
              type="url"
              label={t('links.url', { number: index + 1 })}
              placeholder="https://"
              maxLength={maxAddressLength}
              autoComplete="off"
            />
            <TextField
              name={`links[${String(index)}].label`}
              label={t('links.label', { number: index + 1 })}
              maxLength={maxLabelLength}
              autoComplete="off"
              isOptional
            />
            <IconButton
              label={t('links.remove', { number: index + 1 })}
              icon={<TrashIcon />}
              onClick={() => setLinks(links.filter((_, at) => at !== index))}
            />
          </div>
        ))}
      </Rows>
      {links.length < maxLinks && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={<PlusIcon size={18} />}
            onClick={() => void setFieldValue('links', [...links, { label: '', url: '' }])}
          >
            {t('links.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Rows = styled.div`
  display: grid;
  gap: var(--s-4);
  &:empty {
    display: none;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-2) var(--s-3);
    align-items: start;
  }
  > div > :nth-of-type(2) {
    grid-column: 1;
  }
  > div > button {
    grid-row: 1;
    grid-column: 2;
    margin-top: 28px;
  }
  @media (min-width: 768px) {
    > div {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
    }
    > div > :nth-of-type(2) {
      grid-column: 2;
    }
    > div > button {
      grid-column: 3;
    }
  }
`;
