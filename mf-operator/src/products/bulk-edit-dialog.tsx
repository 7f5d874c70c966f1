import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BulkPreview } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Button, Dialog, Input, Select, Stack, Table } from '@storefront/shared/ui';
import { categoryList, inTree } from '../goods/category-list';
import { paths } from '../paths/paths';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { previewingBulk, startingBulk, type BulkChange } from './products';

const kinds = ['price', 'category', 'addMark', 'removeMark', 'show', 'hide'] as const;
type Kind = (typeof kinds)[number];
const marks = ['HOT', 'NEW', 'SALE_OFF'] as const;

interface Props {
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** Changes the ticked products: what would become of them is shown first, then it is done as a job. */
export function BulkEditDialog({ ids, onClose, onDone }: Props) {
  const { t } = useTranslation('operator-goods');
  const navigate = useNavigate();
  const [kind, setKind] = useState<Kind>('price');
  const [value, setValue] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const preview = useStaffMutation(previewingBulk);
  const starting = useStaffMutation(startingBulk, {
    onDone: (job) => {
      onDone();
      if (job) void navigate(paths.job.to(job.id));
    },
  });
  const change = changeOf(kind, value);
  const set = (next: { kind?: Kind; value?: string }) => {
    if (next.kind) setKind(next.kind);
    setValue(next.value ?? '');
    preview.reset();
  };
  return (
    <Dialog
      isOpen
      firstFocus="field"
      title={t('bulk.title', { count: ids.length })}
      onClose={onClose}
      actions={
        preview.data ? (
          <Button
            busy={starting.isBusy}
            disabled={preview.data.changed === 0}
            onClick={() => {
              if (change) starting.send({ ids, change, key });
            }}
          >
            {t('bulk.start', { count: preview.data.changed })}
          </Button>
        ) : (
          <Button
            busy={preview.isBusy}
            disabled={!change}
            onClick={() => {
              if (change) preview.send({ ids, change });
            }}
          >
            {t('bulk.preview')}
          </Button>
        )
      }
    >
      <Stack>
        <Select
          label={t('bulk.what')}
          options={kinds.map((one) => ({ value: one, label: t(`bulk.kind.${one}`) }))}
          value={kind}
          onChange={({ target }) => set({ kind: kinds.find((one) => one === target.value) ?? 'price' })}
        />
        <Value kind={kind} value={value} onChange={(next) => set({ value: next })} />
        <ErrorBanner error={preview.error ?? starting.error} overrides={{ other: t('bulk.failed') }} />
        {preview.data && <Examples preview={preview.data} />}
      </Stack>
    </Dialog>
  );
}

function Value({ kind, value, onChange }: { kind: Kind; value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const categories = useSelector((state) => categoryList.select(state, null)).data ?? [];
  if (kind === 'show' || kind === 'hide') return null;
  if (kind === 'price')
    return (
      <Input
        label={t('bulk.percent')}
        hint={t('bulk.percentHint')}
        inputMode="text"
        value={value}
        maxLength={6}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const options =
    kind === 'category'
      ? inTree(categories, language).map(({ category, path }) => ({ value: category.id, label: path }))
      : marks.map((mark) => ({ value: mark, label: t(`product.mark.${mark}`) }));
  return (
    <Select
      label={t(kind === 'category' ? 'product.category' : 'product.marks')}
      options={[{ value: '', label: t('choose') }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Examples({ preview }: { preview: BulkPreview }) {
  const { t } = useTranslation('operator-goods');
  const language = useLanguage();
  const refused = preview.refused > 0 && <p>{t('bulk.refused', { count: preview.refused })}</p>;
  if (preview.changed === 0)
    return (
      <>
        <p role="status">{t('bulk.nothing')}</p>
        {refused}
      </>
    );
  return (
    <>
      <p role="status">{t('bulk.changes', { count: preview.changed })}</p>
      {refused}
      <Table
        caption={t('bulk.preview')}
        rows={preview.examples}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('product.name'), cell: ({ name }) => name },
          {
            key: 'price',
            title: t('product.price'),
            cell: ({ price }) =>
              price.before === price.after
                ? formatMoney(price.before, language)
                : `${formatMoney(price.before, language)} → ${formatMoney(price.after, language)}`,
            isNumber: true,
          },
        ]}
      />
    </>
  );
}

/** Null while something is missing or no number. */
function changeOf(kind: Kind, value: string): BulkChange | null {
  const mark = marks.find((one) => one === value);
  switch (kind) {
    case 'price': {
      const pricePercent = Number(value.trim().replace(',', '.').replace('−', '-').replace(/%$/, ''));
      return value.trim() && pricePercent !== 0 && pricePercent >= -90 && pricePercent <= 500
        ? { pricePercent }
        : null;
    }
    case 'category':
      return value ? { categoryId: value } : null;
    case 'addMark':
      return mark ? { addMarks: [mark] } : null;
    case 'removeMark':
      return mark ? { removeMarks: [mark] } : null;
    default:
      return { isActive: kind === 'show' };
  }
}
