import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink, CloseIcon, IconButton, LiveRegion, TextButton } from '@storefront/shared/ui';
import {
  addCompared,
  clearCompared,
  maxCompared,
  removeCompared,
  useCompared,
  type Compared,
} from '../compare-list';
import { paths } from '../paths/paths';
import { worded } from './words';

interface Props extends Compared {
  /** Where there is more of its kind. */
  categorySlug: string;
}

/** Puts a product beside others, shows which ones there are already, and says what comes next. */
export const CompareToggle = worded(({ id, name, categorySlug }: Props) => {
  const { t } = useTranslation('catalog-product');
  const compared = useCompared();
  const [said, setSaid] = useState('');
  const isIn = compared.some((one) => one.id === id);
  const isFull = !isIn && compared.length >= maxCompared;

  const toggle = () => {
    if (isIn) {
      removeCompared(id);
      setSaid(t('compare.removed', { name }));
    } else if (addCompared({ id, name })) setSaid(t('compare.added', { name }));
    else setSaid(t('compare.full', { count: maxCompared }));
  };

  return (
    <div>
      <Line>
        <TextButton aria-pressed={isIn} onClick={toggle}>
          {isIn ? t('compare.remove') : t('compare.add')}
        </TextButton>
      </Line>
      <LiveRegion>{said}</LiveRegion>
      {isFull && said !== '' && <Note>{said}</Note>}
      {compared.length > 0 && (
        <Bar role="region" aria-label={t('compare.bar')}>
          <ul>
            {compared.map((one) => (
              <li key={one.id}>
                <span>{one.name}</span>
                <IconButton
                  label={t('compare.removeOne', { name: one.name })}
                  icon={<CloseIcon size={16} />}
                  onClick={() => {
                    removeCompared(one.id);
                    setSaid(t('compare.removed', { name: one.name }));
                  }}
                />
              </li>
            ))}
          </ul>
          {compared.length === 1 ? (
            <Next>
              <p>{t('compare.oneMore')}</p>
              <ActionLink to={paths.category.to(categorySlug)}>{t('compare.find')}</ActionLink>
            </Next>
          ) : (
            <Next>
              <ActionLink to={paths.compare.to(compared.map((one) => one.id))}>
                {t('compare.see', { count: compared.length })}
              </ActionLink>
              <TextButton onClick={clearCompared}>{t('compare.clear')}</TextButton>
            </Next>
          )}
        </Bar>
      )}
    </div>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-6);
`;
const Note = styled.p`
  font-size: var(--t-sm);
  color: var(--c-warning);
`;
const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  padding-block: var(--s-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
`;
const Bar = styled.div`
  margin-top: var(--s-2);
  padding: var(--s-2) var(--s-2) var(--s-2) var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  font-size: var(--t-sm);
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2);
  }
  li span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
