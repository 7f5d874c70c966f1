import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FlashSaleSummary } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import {
  flashSaleRequested,
  selectFlashSaleInfo,
  useClockOffset,
  useDispatch,
  useSelector,
} from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import { Banner, Button, ClockIcon, Countdown, Heading } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { parseFlashSaleQuery, type FlashSaleQuery } from './offers-query';
import { flashSaleProducts } from './offers-state';

interface Props {
  sale: FlashSaleSummary;
  /** Its end has come, or its beginning if it was to come, while the page is open. */
  hasTurned: boolean;
  /** When it was asked for, by the server's clock. */
  renderedAt: string;
  query: FlashSaleQuery;
}

/** Which sale it is and how long it lasts. When that changes, it says so and offers what holds now; nothing moves by itself. */
export function FlashSaleTop({ sale, hasTurned, renderedAt, query }: Props) {
  const { t } = useTranslation('catalog-offers');
  const language = useLanguage();
  const dispatch = useDispatch();
  const clockOffset = useClockOffset();
  const isNext = sale.period === 'NEXT';
  const turnsAt = isNext ? sale.startsAt : sale.endsAt;

  useEffect(() => {
    if (hasTurned) dispatch(flashSaleRequested());
  }, [hasTurned, dispatch]);

  return (
    <Top>
      <Heading level={2}>{sale.name}</Heading>
      <Time>
        <ClockIcon size={20} />
        <span>
          {t(isNext ? 'flash.startsAt' : 'flash.endsAt', { at: formatDateTimeInText(turnsAt, language) })}
        </span>
        {!hasTurned && (
          <Countdown
            label={t(isNext ? 'flash.startsIn' : 'flash.endsIn')}
            until={turnsAt}
            clockOffset={clockOffset}
            renderedAt={Date.parse(renderedAt)}
          />
        )}
      </Time>
      <div role="status">
        {hasTurned && (
          <Banner
            tone="info"
            title={t(isNext ? 'flash.hasBegun' : 'flash.hasEnded')}
            action={<ToTheNewest query={query} />}
          >
            {!isNext && t('flash.reverted')}
          </Banner>
        )}
      </div>
    </Top>
  );
}

/** To what runs now; asked again, because the answer that is kept is of the time before. */
function ToTheNewest({ query }: { query: FlashSaleQuery }) {
  const { t } = useTranslation('catalog-offers');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { type } = useSelector(selectFlashSaleInfo);
  const { language } = query;

  const show = () => {
    const period = type === 'NEXT' ? 'next' : 'now';
    const asked = parseFlashSaleQuery({ params: {}, query: new URLSearchParams({ period }), language });
    dispatch(flashSaleProducts.refetch(asked));
    void navigate(paths.flashSale.to({ period: type === 'NEXT' ? period : undefined }));
  };
  return (
    <Button variant="quiet" onClick={show}>
      {t(type === 'NEXT' ? 'flash.seeNext' : 'flash.seeNow')}
    </Button>
  );
}

const Top = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-block: var(--s-4) var(--s-6);
`;
const Time = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-height: 36px;
  color: var(--c-ink-soft);
  > svg {
    flex: none;
    color: var(--c-action);
  }
`;
