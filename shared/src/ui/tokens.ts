/** The colours of one theme; each becomes the CSS variable `--c-<name>`. */
export const light = {
  brand: '#F97316',
  'on-brand': '#1C1917',
  action: '#C2410C',
  'action-hover': '#9A3412',
  'on-action': '#FFFFFF',
  tint: '#FFF7ED',
  ink: '#1C1917',
  'ink-soft': '#57534E',
  'ink-faint': '#78716C',
  line: '#E7E5E4',
  'line-control': '#8C857F',
  paper: '#FFFFFF',
  ground: '#FAFAF9',
  picture: '#F5F5F4',
  success: '#15803D',
  'success-tint': '#F0FDF4',
  danger: '#B91C1C',
  'danger-hover': '#991B1B',
  'on-danger': '#FFFFFF',
  'danger-tint': '#FEF2F2',
  info: '#1D4ED8',
  'info-tint': '#EFF6FF',
  warning: '#92400E',
  'warning-tint': '#FFFBEB',
  backdrop: 'rgb(28 25 23 / 0.5)',
  /** `ground` under the backdrop, where no backdrop reaches. */
  'ground-dimmed': '#8B8A88',
} as const;

export type Colour = keyof typeof light;

export const dark: Record<Colour, string> = {
  brand: '#F97316',
  'on-brand': '#1C1917',
  action: '#FB923C',
  'action-hover': '#FDBA74',
  'on-action': '#0C0A09',
  tint: '#2B1D12',
  ink: '#FAFAF9',
  'ink-soft': '#A8A29E',
  'ink-faint': '#9A938D',
  line: '#35302D',
  'line-control': '#857D77',
  paper: '#1C1917',
  ground: '#0C0A09',
  picture: '#292524',
  success: '#4ADE80',
  'success-tint': '#10261A',
  danger: '#F87171',
  'danger-hover': '#FCA5A5',
  'on-danger': '#0C0A09',
  'danger-tint': '#2F1616',
  info: '#93C5FD',
  'info-tint': '#152238',
  warning: '#FBBF24',
  'warning-tint': '#2A2010',
  backdrop: 'rgb(0 0 0 / 0.65)',
  'ground-dimmed': '#040404',
};

/**
 * What does not change with the theme. Names: `--t-` type, `--s-` space, `--r-` radius, `--z-` layer, `--m-`
 * motion.
 */
export const scale = {
  't-xs': '0.75rem',
  't-sm': '0.875rem',
  't-md': '1rem',
  't-lg': '1.125rem',
  't-xl': '1.375rem',
  't-2xl': '1.75rem',
  't-3xl': '2.25rem',
  't-4xl': '3rem',
  's-1': '4px',
  's-2': '8px',
  's-3': '12px',
  's-4': '16px',
  's-6': '24px',
  's-8': '32px',
  's-12': '48px',
  's-16': '64px',
  's-24': '96px',
  'r-control': '8px',
  'r-card': '12px',
  'r-sheet': '20px',
  'r-full': '999px',
  'z-raised': '1',
  'z-sticky': '10',
  'z-bar': '20',
  'z-overlay': '40',
  'z-toast': '50',
  'm-fast': '150ms',
  'm-enter': '250ms',
  'm-ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** The widths at which the layout may change. */
export const breakpoints = [350, 480, 640, 768, 1024, 1200, 1440] as const;
export type Breakpoint = (typeof breakpoints)[number];

/** Media queries for `styled`: `${media.from(768)} { … }`; `below` ends just under the width. */
export const media = {
  from: (width: Breakpoint) => `@media (min-width: ${width}px)`,
  below: (width: Breakpoint) => `@media (max-width: ${width - 0.02}px)`,
};
