import { useTranslation } from 'react-i18next';
import { Checkbox, GridIcon, Menu } from '@storefront/shared/ui';
import type { DataColumn } from './columns';

/** Which columns are shown, chosen by each person for themselves. */
export function ColumnChoice<Row>({
  columns,
  hidden,
  onChange,
}: {
  columns: readonly DataColumn<Row>[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}) {
  const { t } = useTranslation('operator');
  return (
    <Menu
      align="end"
      trigger={
        <>
          <GridIcon size={18} />
          {t('table.columns')}
        </>
      }
    >
      <fieldset>
        <legend>{t('table.columns')}</legend>
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={!hidden.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? hidden.filter((one) => one !== id) : [...hidden, id])
              }
            />
          ))}
      </fieldset>
    </Menu>
  );
}
