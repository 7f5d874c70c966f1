import styled from '@emotion/styled';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CheckboxField,
  SelectField,
  TextareaField,
  TextField,
  useFormikContext,
} from '@storefront/shared/forms';
import { Row, Stack, TextButton } from '@storefront/shared/ui';
import type { EditedBlock } from './blocks';
import { PictureField } from './picture-field';

interface Props {
  name: string;
  block: EditedBlock;
}

/** The fields of one block. */
export function BlockFields({ name, block }: Props) {
  const { t } = useTranslation('operator-texts');
  switch (block.kind) {
    case 'heading':
      return (
        <Stack gap={2}>
          <TextField name={`${name}.text`} label={t('blocks.text')} maxLength={200} autoComplete="off" />
          <SelectField
            name={`${name}.level`}
            label={t('blocks.level')}
            options={[
              { value: '2', label: t('blocks.level2') },
              { value: '3', label: t('blocks.level3') },
            ]}
          />
        </Stack>
      );
    case 'paragraph':
      return <MarkedText name={`${name}.text`} label={t('blocks.text')} hint={t('blocks.marks')} />;
    case 'list':
      return (
        <Stack gap={2}>
          <MarkedText name={`${name}.text`} label={t('blocks.items')} hint={t('blocks.itemsHint')} />
          <CheckboxField name={`${name}.isOrdered`} label={t('blocks.isOrdered')} />
        </Stack>
      );
    case 'link':
      return (
        <Stack gap={2}>
          <TextField name={`${name}.text`} label={t('blocks.text')} maxLength={200} autoComplete="off" />
          <TextField
            name={`${name}.href`}
            label={t('blocks.href')}
            hint={t('blocks.hrefHint')}
            maxLength={500}
            autoComplete="off"
          />
        </Stack>
      );
    case 'image':
      return (
        <Stack gap={2}>
          <PictureField name={`${name}.pictureId`} label={t('blocks.picture')} />
          <TextField
            name={`${name}.alt`}
            label={t('blocks.alt')}
            hint={t('blocks.altHint')}
            maxLength={300}
            autoComplete="off"
          />
          <TextField
            name={`${name}.caption`}
            label={t('blocks.caption')}
            maxLength={300}
            autoComplete="off"
            isOptional
          />
          <TextField
            name={`${name}.href`}
            label={t('blocks.href')}
            maxLength={500}
            autoComplete="off"
            isOptional
          />
        </Stack>
      );
    case 'table':
      return <TableFields name={name} block={block} />;
  }
}

/** A text with marks; the buttons put them around what is selected. */
function MarkedText({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { t } = useTranslation('operator-texts');
  const { setFieldValue } = useFormikContext();
  const box = useRef<HTMLDivElement>(null);
  const wrap = (before: string, after: string, otherwise: string) => {
    const area = box.current?.querySelector('textarea');
    if (!area) return;
    const { value, selectionStart: start, selectionEnd: end } = area;
    const chosen = value.slice(start, end) || otherwise;
    void setFieldValue(name, `${value.slice(0, start)}${before}${chosen}${after}${value.slice(end)}`);
    area.focus();
  };
  return (
    <div ref={box}>
      <TextareaField name={name} label={label} hint={hint} rows={3} />
      <Row gap={2}>
        <TextButton onClick={() => wrap('**', '**', t('blocks.strongWords'))}>
          {t('blocks.strong')}
        </TextButton>
        <TextButton onClick={() => wrap('[', '](/)', t('blocks.linkWords'))}>{t('blocks.link')}</TextButton>
      </Row>
    </div>
  );
}

const MAX_COLUMNS = 10;
const MAX_ROWS = 100;

function TableFields({ name, block: { cells } }: Props) {
  const { t } = useTranslation('operator-texts');
  const { setFieldValue } = useFormikContext();
  const set = (next: string[][]) => void setFieldValue(`${name}.cells`, next);
  const columns = cells[0]?.length ?? 0;
  return (
    <Stack gap={2}>
      <TextField
        name={`${name}.caption`}
        label={t('blocks.tableCaption')}
        maxLength={200}
        autoComplete="off"
      />
      <Scroll>
        {cells.map((row, at) => (
          <Line key={at}>
            {row.map((_, column) => (
              <TextField
                key={column}
                name={`${name}.cells[${String(at)}][${String(column)}]`}
                label={t(at === 0 ? 'blocks.columnTitle' : 'blocks.cell', { row: at, column: column + 1 })}
                maxLength={at === 0 ? 200 : 500}
                autoComplete="off"
              />
            ))}
          </Line>
        ))}
      </Scroll>
      <Row gap={2}>
        <TextButton
          disabled={cells.length > MAX_ROWS}
          onClick={() => set([...cells, Array.from({ length: columns }, () => '')])}
        >
          {t('blocks.addRow')}
        </TextButton>
        <TextButton disabled={cells.length <= 1} onClick={() => set(cells.slice(0, -1))}>
          {t('blocks.removeRow')}
        </TextButton>
        <TextButton disabled={columns >= MAX_COLUMNS} onClick={() => set(cells.map((row) => [...row, '']))}>
          {t('blocks.addColumn')}
        </TextButton>
        <TextButton disabled={columns <= 1} onClick={() => set(cells.map((row) => row.slice(0, -1)))}>
          {t('blocks.removeColumn')}
        </TextButton>
      </Row>
    </Stack>
  );
}

const Scroll = styled.div`
  display: grid;
  gap: var(--s-2);
  overflow-x: auto;
  padding: 2px;
`;
const Line = styled.div`
  display: flex;
  gap: var(--s-2);
  > * {
    flex: 1 0 130px;
  }
`;
