import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, media } from '@storefront/shared/ui';
import type { PageOverride } from '../config';

interface Props {
  overrides: readonly PageOverride[];
  onClear: () => void;
}

/** What in this page is not as everybody else sees it, what could not be had and why, and the way out. */
export function OverrideBadge({ overrides, onClear }: Props): ReactNode {
  const { t } = useTranslation('overrides');
  const refused = overrides.filter((override) => override.refused);
  const shown = overrides.length - refused.length;
  return (
    <Corner aria-label={t('label')}>
      {/* What did not work must not be looked for. */}
      <details open={refused.length > 0}>
        <summary>
          {shown > 0 ? t('shown', { count: shown }) : t('none')}
          {refused.length > 0 && ` · ${t('refusedCount', { count: refused.length })}`}
        </summary>
        <ul>
          {overrides.map((override) => (
            <li key={override.remote}>
              <b>{override.remote}</b> <span>{override.version ?? override.address}</span>
              {override.refused && <p>{t(`refused.${override.refused}`)}</p>}
            </li>
          ))}
        </ul>
        <Button size="small" onClick={onClear}>
          {t('clear')}
        </Button>
      </details>
    </Corner>
  );
}

const Corner = styled.aside`
  position: fixed;
  z-index: var(--z-bar);
  left: var(--s-3);
  /* Above the bar of a phone. */
  bottom: calc(56px + env(safe-area-inset-bottom) + var(--s-3));
  box-sizing: border-box;
  max-width: min(420px, calc(100vw - 2 * var(--s-3)));
  max-height: calc(50 * var(--dvh));
  overflow: auto;
  border: 2px solid var(--c-warning);
  border-radius: var(--r-card);
  background: var(--c-warning-tint);
  color: var(--c-warning);
  font-size: var(--t-sm);
  ${media.from(768)} {
    bottom: var(--s-3);
  }
  summary {
    min-height: 44px;
    padding: 0 var(--s-4);
    font-weight: 600;
    line-height: 44px;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: var(--s-2);
    margin: 0;
    padding: 0 var(--s-4) var(--s-3);
    list-style: none;
  }
  span {
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: var(--c-ink);
  }
  button {
    margin: 0 var(--s-4) var(--s-3);
  }
`;
