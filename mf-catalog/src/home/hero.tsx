import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { ArrowRightIcon, ButtonLink, Container, TextLink, TruckIcon } from '@storefront/shared/ui';
import { HeroOffer } from './hero-offer';

/** What the shop is, what it offers today, and the way to the goods. */
export function Hero() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const freeFrom = useSelector(selectSetting).settingClient?.freeShippingFrom ?? null;
  return (
    <Band>
      <Inside>
        <Words>
          <Title>{t('home.hero.title')}</Title>
          <Text>{t('home.hero.text')}</Text>
          <Ways>
            <ButtonLink size="large" to={paths.products.to({ status: 'SALE_OFF' })}>
              {t('home.hero.sale')}
            </ButtonLink>
            <All to={paths.products.to()}>
              {t('home.hero.all')}
              <ArrowRightIcon />
            </All>
          </Ways>
          {/* The line keeps its place while the settings are not there yet. */}
          <Shipping>
            {freeFrom !== null && (
              <>
                <TruckIcon />
                {t('home.hero.freeShipping', { amount: formatMoney(freeFrom, language) })}
              </>
            )}
          </Shipping>
        </Words>
        <HeroOffer />
      </Inside>
    </Band>
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
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: var(--s-12);
    padding-block: var(--s-12);
  }
`;
const Words = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
`;
const Title = styled.h1`
  font-size: clamp(var(--t-3xl), 1.2rem + 4vw, 3.75rem);
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
const Shipping = styled.p`
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
