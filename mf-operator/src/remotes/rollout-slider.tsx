import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Field } from '@storefront/shared/ui';

export interface RolloutSliderProps {
  /** 0 where a canary may be ended. */
  min: 0 | 1;
  percent: number;
  onChange: (percent: number) => void;
}

/** The share of browsers that get a version; arrows change it by one, Page Up and Page Down by ten. */
export function RolloutSlider({ min, percent, onChange }: RolloutSliderProps) {
  const { t } = useTranslation('operator-remotes');
  return (
    <Field label={t('slider.label')} hint={t('slider.hint')}>
      {(control) => (
        <Line>
          <input
            type="range"
            min={min}
            max={100}
            step={1}
            value={percent}
            aria-valuetext={t(percent === 0 ? 'slider.nobody' : percent === 100 ? 'slider.all' : 'percent', {
              percent,
            })}
            onChange={({ target }) => onChange(Number(target.value))}
            {...control}
          />
          <output htmlFor={control.id}>{t('percent', { percent })}</output>
        </Line>
      )}
    </Field>
  );
}

const Line = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5ch;
  align-items: center;
  gap: var(--s-3);
  max-width: 480px;
  input {
    width: 100%;
    min-height: 44px;
    accent-color: var(--c-action);
  }
  output {
    text-align: end;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
