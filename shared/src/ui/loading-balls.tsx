import styled from '@emotion/styled';

/**
 * Four coloured balls for the overlay; with reduced motion they stand still and fade. The overlay announces
 * the loading.
 */
export function LoadingBalls() {
  return (
    <Balls aria-hidden="true">
      <i data-fades />
      <i data-fades />
      <i data-fades />
      <i data-fades />
    </Balls>
  );
}

const Balls = styled.span`
  display: inline-flex;
  gap: 10px;
  padding-block: 16px;
  i {
    width: 16px;
    height: 16px;
    border-radius: 50%;
    animation: sf-rise 0.9s ease-in-out infinite alternate;
  }
  i:nth-of-type(1) {
    background: #f97316;
  }
  i:nth-of-type(2) {
    background: #16a34a;
    animation-delay: 0.15s;
  }
  i:nth-of-type(3) {
    background: #2563eb;
    animation-delay: 0.3s;
  }
  i:nth-of-type(4) {
    background: #db2777;
    animation-delay: 0.45s;
  }
  @keyframes sf-rise {
    from {
      transform: translateY(8px);
    }
    to {
      transform: translateY(-8px);
    }
  }
  @keyframes sf-dim {
    50% {
      opacity: 0.3;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      animation-name: sf-dim;
      animation-direction: normal;
    }
  }
`;
