import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlashSale } from '@storefront/shared/contracts';
import { CarouselRow } from '@storefront/shared/products';
import {
  flashSaleRequested,
  selectFlashSaleAnswer,
  selectFlashSaleInfo,
  useClockOffset,
  useDispatch,
  useSelector,
} from '@storefront/shared/store';
import { ClockIcon, Countdown, useHasPassed } from '@storefront/shared/ui';
import { FlashSaleCard } from '../flash-sale-card';
import { paths } from '../paths/paths';
import { entryOf } from './offer-entry';
import { Section } from './section';

const shown = 5;
const sizes = '(min-width: 1200px) 220px, (min-width: 768px) 23vw, 44vw';

interface Props {
  /** When the page was drawn, by the server's clock. */
  renderedAt: string | undefined;
}

/** The sale that runs, or else the one that comes: its clock and a few of its goods. */
export function FlashSaleStrip({ renderedAt }: Props) {
  const { t } = useTranslation('catalog');
  const { currentFlashSale, nextFlashSale } = useSelector(selectFlashSaleInfo);
  const answer = useSelector(selectFlashSaleAnswer);
  const sale = currentFlashSale ?? nextFlashSale;
  return (
    <Strip>
      <Section
        title={sale?.name ?? t('flash.title')}
        entry={entryOf(answer, sale)}
        to={paths.flashSale.to({ period: sale?.period === 'NEXT' ? 'next' : undefined })}
        height={420}
        isEmpty={(known) => known === null || known.products.length === 0}
      >
        {(known) => known && <Sale sale={known} renderedAt={renderedAt} />}
      </Section>
    </Strip>
  );
}

function Sale({ sale, renderedAt }: Props & { sale: FlashSale }) {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  const isNext = sale.period === 'NEXT';
  const turnsAt = isNext ? sale.startsAt : sale.endsAt;
  const hasTurned = useHasPassed(turnsAt);

  useEffect(() => {
    if (hasTurned) dispatch(flashSaleRequested());
  }, [hasTurned, dispatch]);

  return (
    <>
      <Time>
        <ClockIcon size={20} />
        {t(isNext ? 'flash.startsIn' : 'flash.endsIn')}
        <SaleClock
          label={t(isNext ? 'flash.startsIn' : 'flash.endsIn')}
          until={turnsAt}
          renderedAt={renderedAt}
        />
      </Time>
      <CarouselRow>
        {sale.products.slice(0, shown).map((product) => (
          <li key={product.productId}>
            <FlashSaleCard
              product={product}
              phase={isNext ? 'NEXT' : hasTurned ? 'OVER' : 'CURRENT'}
              sizes={sizes}
            />
          </li>
        ))}
      </CarouselRow>
    </>
  );
}

/** Its own component, so that the cards are not rendered again when the server's clock is known. */
function SaleClock({ label, until, renderedAt }: { label: string; until: string } & Props) {
  const clockOffset = useClockOffset();
  return (
    <Countdown
      label={label}
      until={until}
      clockOffset={clockOffset}
      renderedAt={renderedAt === undefined ? renderedAt : Date.parse(renderedAt)}
    />
  );
}

const Strip = styled.div`
  &:empty {
    display: none;
  }
  section {
    padding: var(--s-4) var(--gutter);
    margin-inline: calc(-1 * var(--gutter));
    background: var(--c-tint);
    @media (min-width: 768px) {
      padding: var(--s-6);
      margin-inline: 0;
      border-radius: var(--r-sheet);
    }
  }
`;
const Time = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  margin-bottom: var(--s-4);
  font-weight: 500;
  > svg {
    color: var(--c-action);
  }
`;
