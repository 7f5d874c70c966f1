import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Input, Menu } from '@storefront/shared/ui';
import { daysOf, presets } from './day-range';
import { useListAddress } from './use-list-address';

/** From a day to a day, both included, in Vietnam's time; common ranges are a click away. */
export function DateRangeFilter() {
  const { t } = useTranslation('operator');
  const { value, go } = useListAddress();
  const [from, to] = [value('from'), value('to')];
  return (
    <Range role="group" aria-label={t('range.label')}>
      <Input
        type="date"
        label={t('range.from')}
        value={from}
        max={to || undefined}
        onChange={({ target }) => go({ from: target.value })}
      />
      <Input
        type="date"
        label={t('range.to')}
        value={to}
        min={from || undefined}
        onChange={({ target }) => go({ to: target.value })}
      />
      <Menu trigger={t('range.quick')}>
        {presets.map((preset) => (
          <button key={preset} type="button" onClick={() => go({ ...daysOf(preset) })}>
            {t(`range.${preset}`)}
          </button>
        ))}
        <button type="button" onClick={() => go({ from: undefined, to: undefined })}>
          {t('range.all')}
        </button>
      </Menu>
    </Range>
  );
}

const Range = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s-2);
  input {
    width: 172px;
  }
`;
