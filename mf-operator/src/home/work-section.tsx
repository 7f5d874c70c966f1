import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { Async, media, Section } from '@storefront/shared/ui';
import { waitingWork } from './figures';
import { queueLinks } from './queues';

/** What waits for staff, each with the way there. */
export function WorkSection() {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  const entry = useSelector((state) => waitingWork.select(state, null));
  return (
    <Section title={t('work.title')}>
      <Async entry={entry} empty={<p>{t('work.none')}</p>}>
        {(queues) => (
          <Tiles>
            {queues.map(({ queue, count }) => {
              const to = queueLinks[queue];
              const content = (
                <>
                  <strong>{formatNumber(count, language)}</strong> <span>{t(`work.${queue}`)}</span>
                </>
              );
              return (
                <li key={queue}>{to === undefined ? <p>{content}</p> : <Link to={to}>{content}</Link>}</li>
              );
            })}
          </Tiles>
        )}
      </Async>
    </Section>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-3);
  ${media.from(768)} {
    grid-template-columns: repeat(auto-fill, minmax(168px, 1fr));
  }
  li > * {
    display: flex;
    flex-direction: column;
    min-height: 84px;
    height: 100%;
    padding: var(--s-3) var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--c-action);
  }
  strong {
    font-size: var(--t-2xl);
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
  a strong {
    color: var(--c-action);
  }
`;
