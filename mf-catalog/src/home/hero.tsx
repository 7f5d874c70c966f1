import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Intro } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import {
  ArrowRightIcon,
  ButtonLink,
  Container,
  Picture,
  Skeleton,
  TextLink,
  TruckIcon,
} from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { HeroOffer } from './hero-offer';
import { intro } from './home-state';

/** What the shop says today, and the way to the goods; without a banner, what it is and what is cheaper. */
export function Hero() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const { data, error } = useSelector((state) => intro.select(state, { language }));
  const isKnown = data !== undefined || error !== undefined;
  return (
    <Band>
      <Inside>
        <Words>
          {data?.eyebrow && <Eyebrow>{data.eyebrow}</Eyebrow>}
          {isKnown ? <Title>{data?.title ?? t('home.hero.title')}</Title> : <Skeleton lines={4} />}
          <Text>{isKnown && (data?.text ?? t('home.hero.text'))}</Text>
          <Ways>
            <ButtonLink size="large" to={ownPath(data) ?? paths.products.to({ status: 'SALE_OFF' })}>
              {ownPath(data) !== null && data?.link ? data.link.text : t('home.hero.sale')}
            </ButtonLink>
            <All to={paths.products.to()}>
              {t('home.hero.all')}
              <ArrowRightIcon />
            </All>
          </Ways>
          <Shipping />
        </Words>
        {data && (
          <Scene
            picture={data.picture}
            ratio="3 / 2"
            sizes="(min-width: 768px) 55vw, 100vw"
            loading="priority"
          />
        )}
        {!data && (isKnown ? <HeroOffer /> : <Skeleton kind="block" ratio="3 / 2" />)}
      </Inside>
    </Band>
  );
}

/** Where the banner's button leads, if that is a page of the shop. */
function ownPath(data: Intro | null | undefined): string | null {
  const href = data?.link?.href;
  return href !== undefined && /^\/(?![/\\])/.test(href) ? href : null;
}

/** The line keeps its place while the settings are not there yet. */
function Shipping() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const freeFrom = useSelector(selectSetting).settingClient?.freeShippingFrom ?? null;
  return (
    <Line>
      {freeFrom !== null && (
        <>
          <TruckIcon />
          {t('home.hero.freeShipping', { amount: formatMoney(freeFrom, language) })}
        </>
      )}
    </Line>
  );
}

const Band = styled.div`
  background: var(--c-tint);
  overflow: clip;
`;
const Inside = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-8);
  padding-block: var(--s-8) var(--s-12);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--s-12);
    padding-block: var(--s-12);
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
`;
const Eyebrow = styled.p`
  font-weight: 600;
  color: var(--c-action);
`;
const Title = styled.h1`
  font-size: clamp(var(--t-3xl), 1.2rem + 3vw, 3.5rem);
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.02em;
  max-width: 14em;
`;
const Text = styled.p`
  max-width: 46ch;
  font-size: var(--t-lg);
  color: var(--c-ink-soft);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-6);
  margin-top: var(--s-2);
`;
const All = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 44px;
  font-weight: 600;
`;
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 1.6em;
  font-size: var(--t-sm);
  font-weight: 500;
  svg {
    flex: none;
    color: var(--c-action);
  }
`;
/** What is drawn for words beside it is cut off at the left. */
const Scene = styled(Picture)`
  border-radius: var(--r-sheet);
  img {
    object-position: right;
  }
`;
