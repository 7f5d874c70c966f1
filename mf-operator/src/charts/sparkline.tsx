import styled from '@emotion/styled';

export interface SparklineProps {
  /** In order; drawn from zero to the highest. */
  values: readonly number[];
  /** Of each value, the part to be seen at once, as failures are. */
  parts?: readonly number[];
  /** Says the same in words. */
  label: string;
}

const BAR = 6;
const GAP = 2;
const HEIGHT = 24;

/** A chart in the size of a word, for a cell of a table. */
export function Sparkline({ values, parts = [], label }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(1.5, (value / highest) * HEIGHT));
  const width = Math.max(1, values.length) * (BAR + GAP);
  const bars = (numbers: readonly number[], name: 'value' | 'part') =>
    numbers.map((value, index) => {
      const height = heightOf(value);
      return (
        <rect
          key={`${name}${String(index)}`}
          data-bar={name}
          x={index * (BAR + GAP)}
          y={HEIGHT - height}
          width={BAR}
          height={height}
        />
      );
    });
  return (
    <Picture
      role="img"
      aria-label={label}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}
    >
      {bars(values, 'value')}
      {bars(parts, 'part')}
    </Picture>
  );
}

const Picture = styled.svg`
  display: inline-block;
  vertical-align: middle;
  border-bottom: 1px solid var(--c-line);
  [data-bar='value'] {
    fill: var(--c-info);
  }
  [data-bar='part'] {
    fill: var(--c-danger);
  }
`;
