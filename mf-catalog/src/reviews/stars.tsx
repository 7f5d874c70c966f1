import styled from '@emotion/styled';
import { VisuallyHidden } from '@storefront/shared/ui';

const star = 'm12 2.8 2.8 5.7 6.3.9-4.6 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L2.9 9.4l6.3-.9Z';
const row = [0, 1, 2, 3, 4].map((index) => (
  <path key={index} d={star} transform={`translate(${index * 24})`} />
));

/** How many of five stars; `label` says it. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <Line>
      <svg
        width={90}
        height={18}
        viewBox="0 0 120 24"
        fill="var(--c-line-control)"
        fillOpacity={0.45}
        aria-hidden="true"
      >
        {row}
      </svg>
      <svg
        width={value * 18}
        height={18}
        viewBox={`0 0 ${value * 24} 24`}
        fill="var(--c-brand)"
        aria-hidden="true"
      >
        {row}
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  svg + svg {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: none;
  }
`;
