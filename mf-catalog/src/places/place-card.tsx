import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OpeningHours, ShopPlace } from '@storefront/shared/contracts';
import { Card, ClockIcon, Heading, ExternalLink, PhoneIcon, PinIcon, useNow } from '@storefront/shared/ui';
import { openState } from './opening-hours';

/** A showroom or service centre: where it is, when it is open, how to reach it, what is done there. */
export function PlaceCard({ place }: { place: ShopPlace }) {
  const { t } = useTranslation('catalog-content');
  const { name, address, phone, openingHours, services, latitude, longitude } = place;
  return (
    <Box as="article">
      <Heading level={2} size={3}>
        {name}
      </Heading>
      <Line>
        <PinIcon />
        <span>
          <address>{[address, place.province].join(', ')}</address>
          <ExternalLink
            href={`https://www.google.com/maps/search/?api=1&query=${String(latitude)},${String(longitude)}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('places.mapOf', { name })}
          >
            {t('places.map')}
          </ExternalLink>
        </span>
      </Line>
      <Line>
        <PhoneIcon />
        <ExternalLink
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={t('places.callOf', { name, phone })}
        >
          {phone}
        </ExternalLink>
      </Line>
      <Line>
        <ClockIcon />
        <div>
          <OpenNow hours={openingHours} />
          <Hours aria-label={t('places.hours')}>
            {openingHours.map((hours) => (
              <li key={`${String(hours.from)} ${hours.opens}`}>
                <Days {...hours} />: {hours.opens}–{hours.closes}
              </li>
            ))}
          </Hours>
        </div>
      </Line>
      {services.length > 0 && (
        <Services aria-label={t('places.services')}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </Services>
      )}
    </Box>
  );
}

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;

function Days({ from, to }: OpeningHours) {
  const { t } = useTranslation('catalog-content');
  if (from === 1 && to === 7) return t('places.everyDay');
  const day = (number: number) => t(`day.${String(number) as `${Day}`}`);
  return from === to ? day(from) : t('places.days', { from: day(from), to: day(to) });
}

/** Unknown until the page's own clock runs: a page may have been drawn a while ago. */
function OpenNow({ hours }: { hours: OpeningHours[] }) {
  const { t } = useTranslation('catalog-content');
  const now = useNow();
  if (now === null) return <Now>&nbsp;</Now>;
  const state = openState(hours, now);
  if (state.kind === 'open') return <Now data-open>{t('places.openUntil', { time: state.until })}</Now>;
  return <Now>{state.kind === 'later' ? t('places.opensAt', { time: state.from }) : t('places.closed')}</Now>;
}

const Box = styled(Card)`
  display: grid;
  gap: var(--s-3);
  align-content: start;
`;
const Line = styled.div`
  display: flex;
  gap: var(--s-3);
  > svg {
    flex: none;
    margin-top: 3px;
    color: var(--c-action);
  }
  address {
    font-style: normal;
  }
  a {
    display: inline-block;
    padding-block: 6px;
  }
`;
const Now = styled.p`
  font-weight: 500;
  &[data-open] {
    color: var(--c-success);
  }
`;
const Hours = styled.ul`
  color: var(--c-ink-soft);
  font-variant-numeric: tabular-nums;
`;
const Services = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding-top: var(--s-3);
  border-top: 1px solid var(--c-line);
  li {
    padding: 2px 10px;
    border-radius: var(--r-full);
    background: var(--c-ground);
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
