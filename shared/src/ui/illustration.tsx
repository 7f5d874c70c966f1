export type Scene = 'cart' | 'search' | 'orders' | 'error' | 'offline';

interface Drawing {
  ink: string;
  accent: string;
}

/** Line drawings in the text colour with one orange accent, on a grid of 160 by 120. */
const drawings: Record<Scene, Drawing> = {
  cart: {
    ink: 'M22 26h16l14 52h62l14-38H46M62 96a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm44 0a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM24 108h112',
    accent: 'M86 50v-26m0 26-10-10m10 10 10-10',
  },
  search: {
    ink: 'M70 92a36 36 0 1 0 0-72 36 36 0 0 0 0 72Zm26-11 30 27M50 108h26M40 108h2',
    accent: 'M56 50a8 8 0 0 1 8-8M58 66c4-5 8-7 12-7s8 2 12 7M78 46h6',
  },
  orders: {
    ink: 'M80 18 126 38v44L80 104 34 82V38Zm0 44 46-24M80 62v42m0-42L34 38M18 104h26m72 0h26',
    accent: 'M56 28l47 22v16l-8-5-6 1V56L43 34',
  },
  error: {
    ink: 'M30 30h100v64H30Zm0 16h100M40 38h.1M50 38h.1M60 38h.1M20 106h120',
    accent: 'M66 60l10 10m0-10L66 70m18-10 10 10m0-10L84 70M66 84c4-4 8-5 14-5s10 1 14 5',
  },
  offline: {
    ink: 'M50 88h58a22 22 0 0 0 3-43.8A32 32 0 0 0 50 48a20.2 20.2 0 0 0 0 40ZM24 106h30m54 0h28',
    accent: 'M68 56l24 24m0-24L68 80',
  },
};

/** A picture for an empty or failed state; the text beside it says the same. */
export function Illustration({ scene }: { scene: Scene }) {
  const { ink, accent } = drawings[scene];
  return (
    <svg
      width={160}
      height={120}
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ink} stroke="currentColor" />
      <path d={accent} stroke="var(--c-brand)" strokeWidth={3} />
    </svg>
  );
}
