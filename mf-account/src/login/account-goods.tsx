import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { CardIcon, Heading, Illustration, PinIcon, TruckIcon } from '@storefront/shared/ui';

const goods = [
  { word: 'orders', Sign: TruckIcon },
  { word: 'pay', Sign: CardIcon },
  { word: 'addresses', Sign: PinIcon },
] as const;

/** What an account is good for. */
export function AccountGoods() {
  const { t } = useTranslation('account');
  return (
    <Panel aria-labelledby="account-goods">
      <Illustration scene="orders" />
      <Heading level={2} size={3} id="account-goods">
        {t('login.goods.title')}
      </Heading>
      <ul>
        {goods.map(({ word, Sign }) => (
          <li key={word}>
            <Sign size={24} />
            {t(`login.goods.${word}`)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-6);
  border-radius: var(--r-sheet);
  background: var(--c-tint);
  @media (min-width: 1024px) {
    padding: var(--s-12);
  }
  ul {
    display: grid;
    gap: var(--s-3);
  }
  li {
    display: flex;
    gap: var(--s-3);
    align-items: flex-start;
  }
  li svg {
    flex: none;
    color: var(--c-action);
  }
`;
