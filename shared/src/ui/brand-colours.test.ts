import { brandColours, brandStyles, contrastOf } from './brand-colours';
import { dark, light } from './tokens';

const hues = Array.from({ length: 6 }, (_, red) =>
  Array.from({ length: 6 }, (_, green) =>
    Array.from({ length: 6 }, (_, blue) =>
      [red, green, blue].map((channel) => (channel * 51).toString(16).padStart(2, '0')).join(''),
    ),
  ),
)
  .flat(2)
  .map((hex) => `#${hex}`);

test.each(['light', 'dark'] as const)(
  'every brand colour gives texts that can be read in the %s theme',
  (theme) => {
    const base = { light, dark }[theme];
    const unreadable = hues.flatMap((hue) => {
      const colours = brandColours(hue)?.[theme];
      if (!colours) return [`${hue} gives no colours`];
      const { action, tint } = colours;
      const pairs: [string, string][] = [
        [colours['on-brand'], colours.brand],
        [colours['on-action'], action],
        [colours['on-action'], colours['action-hover']],
        ...[base.paper, base.ground, tint].flatMap((ground): [string, string][] => [
          [action, ground],
          [colours['action-hover'], ground],
          [base.ink, ground],
          [base['ink-soft'], ground],
        ]),
      ];
      return pairs
        .filter(([ink, ground]) => contrastOf(ink, ground) < 4.5)
        .map((pair) => `${hue}: ${pair.join(' on ')}`);
    });

    expect(hues).toHaveLength(216);
    expect(unreadable).toEqual([]);
  },
);

test('the brand colour itself is kept for areas, in both themes', () => {
  expect(brandColours('#0f766e')).toMatchObject({
    light: { brand: '#0F766E', 'on-brand': '#FFFFFF' },
    dark: { brand: '#0F766E', 'on-brand': '#FFFFFF' },
  });
});

test('what is no colour puts nothing into a page', () => {
  for (const text of ['', 'red', '#FFF', '#0F766E}body{display:none', '#0F766E</style>'])
    expect(brandStyles(text)).toBe('');
  expect(brandStyles(null)).toBe('');
});
