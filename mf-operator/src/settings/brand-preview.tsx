import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { contrastOf, type BrandColours } from '@storefront/shared/ui';

/** What a brand colour makes of buttons, links and grounds, in both themes, with the contrast of the texts. */
export function BrandPreview({ colours }: { colours: Record<'light' | 'dark', BrandColours> }) {
  const { t } = useTranslation('operator-settings');
  const { brand, action } = colours.light;
  return (
    <>
      <Themes>
        {(['light', 'dark'] as const).map((theme) => (
          <Theme key={theme} data-theme={theme} style={variables(colours[theme])}>
            <strong>{t(`preview.${theme}`)}</strong>
            <Area>{t('preview.area')}</Area>
            <Action>{t('preview.button')}</Action>
            <Tint>
              <Text>{t('preview.link')}</Text>
            </Tint>
          </Theme>
        ))}
      </Themes>
      <p role="status">
        {action === brand
          ? t('preview.same')
          : t('preview.darker', { contrast: contrastOf(brand, '#FFFFFF').toFixed(1), colour: action })}
      </p>
    </>
  );
}

const variables = (colours: BrandColours) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--c-${name}`, value])) as CSSProperties;

const Themes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--s-4);
`;
const Theme = styled.div`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
`;
const Area = styled.span`
  padding: 4px 12px;
  border-radius: var(--r-full);
  background: var(--c-brand);
  color: var(--c-on-brand);
`;
const Action = styled.span`
  padding: 8px 16px;
  border-radius: var(--r-control);
  background: var(--c-action);
  color: var(--c-on-action);
  font-weight: 600;
`;
const Tint = styled.span`
  padding: 8px 12px;
  background: var(--c-tint);
`;
const Text = styled.span`
  color: var(--c-action);
  text-decoration: underline;
`;
