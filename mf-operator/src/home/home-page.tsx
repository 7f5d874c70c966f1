import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { toSearch, type RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { ChevronRightIcon, FilterLinks, Heading, media, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { useMenu } from '../frame/use-menu';
import { paths } from '../paths/paths';
import {
  conversion,
  lowStock,
  payments,
  periodIn,
  periods,
  sales,
  vitals,
  waitingWork,
  type Period,
} from './figures';
import { FunnelSection } from './funnel-section';
import { PaymentsSection } from './payments-section';
import { SalesSection } from './sales-section';
import { StockSection } from './stock-section';
import { VitalsSection } from './vitals-section';
import { WorkSection } from './work-section';

/** Where staff begin: what waits, how the shop does, and on a phone every kind of work, which is the navigation there. */
function HomePage() {
  const { t } = useTranslation('operator-home');
  const [search] = useSearchParams();
  const days = periodIn(search);
  const { data: work, error } = useSelector((state) => waitingWork.select(state, null));
  // How many tiles there are is known by then, so that nothing below them moves.
  const isPlaced = work !== undefined || error !== undefined;
  return (
    <OperatorPage title={t('title')} back={null}>
      <Stack gap={8}>
        <WorkSection />
        {isPlaced && <Figures days={days} />}
      </Stack>
    </OperatorPage>
  );
}

function Figures({ days }: { days: Period }) {
  const { t } = useTranslation('operator-home');
  return (
    <>
      <Menu />
      <div>
        <FilterLinks
          label={t('period.label')}
          links={periods.map((count) => ({
            to: `${paths.home.to()}${toSearch({ days: count === 30 ? undefined : count })}`,
            text: t('period.days', { count }),
            isCurrent: count === days,
          }))}
        />
        <SalesSection days={days} />
      </div>
      <Columns>
        <FunnelSection days={days} />
        <PaymentsSection days={days} />
      </Columns>
      <StockSection />
      <VitalsSection />
    </>
  );
}

export const homePage: RemotePage = {
  Component: HomePage,
  needs: ({ query }) => {
    const days = periodIn(query);
    return [
      waitingWork.fetch(null),
      sales.fetch(days),
      conversion.fetch(days),
      payments.fetch(days),
      lowStock.fetch(null),
      vitals.fetch(null),
    ];
  },
  slices: [waitingWork, sales, conversion, payments, lowStock, vitals].map(({ slice }) => slice),
  saga: [waitingWork, sales, conversion, payments, lowStock, vitals].map(({ saga }) => saga),
  head: (_state, _at, t) => ({ title: t('operator-home:title'), noindex: true }),
};

function Menu() {
  const { t } = useTranslation('operator-home');
  const language = useLanguage();
  const groups = useMenu();
  return (
    <Phone>
      <Heading level={2} size={3}>
        {t('menu')}
      </Heading>
      {groups.map(({ id, label, entries }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <Heading level={3} size={4} id={`group-${id}`}>
            {label}
          </Heading>
          <Cards>
            {entries.map(({ to, icon: EntryIcon, ...entry }) => (
              <li key={to}>
                <Link to={to}>
                  <EntryIcon size={24} />
                  <span>{entry.label[language]}</span>
                  <ChevronRightIcon size={20} />
                </Link>
              </li>
            ))}
          </Cards>
        </section>
      ))}
    </Phone>
  );
}

const Phone = styled(Stack)`
  ${media.from(1024)} {
    display: none;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: var(--s-8);
  ${media.from(1200)} {
    grid-template-columns: 2fr 3fr;
  }
`;
const Cards = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-2);
  ${media.from(640)} {
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 52px;
    padding: var(--s-2) var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: var(--r-card);
    background: var(--c-paper);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--c-action);
    color: var(--c-action);
  }
  span {
    flex: 1;
  }
  svg {
    color: var(--c-ink-soft);
  }
`;
