import { dark, light, type Colour } from './tokens';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces: Colour[] = ['paper', 'ground'];
const text: [Colour, Colour][] = [
  ...surfaces.flatMap((ground) =>
    (
      [
        'ink',
        'ink-soft',
        'ink-faint',
        'action',
        'action-hover',
        'success',
        'danger',
        'info',
        'warning',
      ] as const
    ).map((ink): [Colour, Colour] => [ink, ground]),
  ),
  ...(['ink', 'ink-soft', 'action', 'action-hover'] as const).map((ink): [Colour, Colour] => [ink, 'tint']),
  ['on-brand', 'brand'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['success', 'success-tint'],
  ['danger', 'danger-tint'],
  ['info', 'info-tint'],
  ['warning', 'warning-tint'],
  ['ink', 'success-tint'],
  ['ink', 'danger-tint'],
  ['ink', 'info-tint'],
  ['ink', 'warning-tint'],
  ['ink-soft', 'picture'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (_, theme) => {
  test.each(text)('a shopper with low vision can read %s on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(surfaces)('a shopper with low vision can see the edge of a control on %s', (ground) => {
    expect(contrast(theme['line-control'], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});
