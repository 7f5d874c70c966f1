import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type uPlot from 'uplot';

export interface LineChartProps {
  /** `YYYY-MM-DD`, in order. */
  days: readonly string[];
  values: readonly number[];
  /** A value as it is written at the axis and beside the pointer. */
  format: (value: number) => string;
  /** A day as it is written there. */
  formatDay: (day: string) => string;
  /** What the values and the days are, beside the pointer. */
  label: string;
  dayLabel: string;
}

const HEIGHT = 240;

/**
 * Values of days as a line. It is a picture only: put the same figures beside it as a table, because a canvas says nothing to a
 * screen reader. Without a canvas nothing is drawn.
 */
export function LineChart(props: LineChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let chart: uPlot | undefined;
    let isGone = false;
    const start = (Plot: typeof uPlot) => {
      if (isGone) return;
      // Also told at first. A box that is not shown yet has no width.
      sized = new ResizeObserver(() => {
        const width = element.clientWidth;
        if (width === 0) return;
        if (chart) chart.setSize({ width, height: HEIGHT });
        else chart = draw(Plot, element, props);
      });
      sized.observe(element);
    };
    let sized: ResizeObserver | undefined;
    import(/* webpackChunkName: "uplot" */ 'uplot').then(
      ({ default: Plot }) => start(Plot),
      () => {
        // The table beside it stays.
      },
    );
    return () => {
      isGone = true;
      sized?.disconnect();
      chart?.destroy();
    };
  }, [props, theme]);
  return <Box ref={box} aria-hidden="true" />;
}

/** Changes with the colours of the page, which a canvas has to be told. */
function useTheme(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const changed = () => setVersion((before) => before + 1);
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const chosen = new MutationObserver(changed);
    system.addEventListener('change', changed);
    chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      system.removeEventListener('change', changed);
      chosen.disconnect();
    };
  }, []);
  return version;
}

function draw(
  Plot: typeof uPlot,
  element: HTMLElement,
  { days, values, format, formatDay, label, dayLabel }: LineChartProps,
): uPlot {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--c-${name}`).trim();
  const font = `12px ${style.fontFamily}`;
  const axis = { stroke: colour('ink-soft'), font, ticks: { show: false } };
  const dayAt = (index: number) => formatDay(days[Math.round(index)] ?? '');
  return new Plot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      cursor: { y: false, drag: { x: false, y: false } },
      scales: { x: { time: false }, y: { range: (_chart, _min, max) => [0, max > 0 ? max * 1.1 : 1] } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: 70,
          values: (_chart, marks) => marks.map(dayAt),
          incrs: [1, 2, 5, 7, 10, 15, 30],
        },
        {
          ...axis,
          grid: { stroke: colour('line'), width: 1 },
          size: 72,
          values: (_chart, marks) => marks.map(format),
        },
      ],
      series: [
        { value: (_chart, index: number | null) => (index === null ? '' : dayAt(index)), label: dayLabel },
        {
          label,
          stroke: colour('action'),
          fill: `${colour('action')}1f`,
          width: 2,
          points: { show: days.length < 15 },
          value: (_chart, value: number | null) => (value === null ? '' : format(value)),
        },
      ],
    },
    [days.map((_day, index) => index), [...values]],
    element,
  );
}

/** What the library's own style sheet says of the parts that are used here. */
const Box = styled.div`
  min-height: ${String(HEIGHT + 32)}px;
  .u-wrap {
    position: relative;
  }
  .u-over,
  .u-under {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  .u-axis {
    position: absolute;
  }
  .u-title {
    display: none;
  }
  .u-cursor-x,
  .u-cursor-y,
  .u-cursor-pt,
  .u-select {
    position: absolute;
    inset: 0 auto auto 0;
    pointer-events: none;
    will-change: transform;
  }
  .u-hz .u-cursor-x {
    height: 100%;
    border-inline-end: 1px dashed var(--c-line-control);
  }
  .u-cursor-y,
  .u-select,
  .u-marker {
    display: none;
  }
  .u-cursor-pt {
    border: 2px solid var(--c-action);
    border-radius: 50%;
    background: var(--c-paper) !important;
  }
  .u-off {
    display: none;
  }
  .u-legend {
    display: flex;
    gap: var(--s-3);
    min-height: 24px;
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
  .u-wrap:not(:hover) + .u-legend {
    visibility: hidden;
  }
  .u-legend tr,
  .u-legend th,
  .u-legend td {
    display: inline-block;
    padding: 0 4px 0 0;
    font-weight: 400;
  }
`;
