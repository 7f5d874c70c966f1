import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { untilText } from '@storefront/shared/time';
import { Card, Heading, SectionTop, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { endingWithin, myVouchers } from '../my-vouchers';

const days = 7;
const shown = 3;

/** Kept vouchers that are about to end; nothing when none is. */
export function EndingVouchers() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const entry = useSelector((state) => myVouchers.select(state, { language }));
  const ending = endingWithin(entry.data?.data ?? [], days, entry.at ?? 0).slice(0, shown);
  if (ending.length === 0) return null;
  return (
    <section aria-labelledby="portal-vouchers">
      <SectionTop>
        <Heading level={2} id="portal-vouchers">
          {t('portal.vouchers.title')}
        </Heading>
        <TextLink to={paths.vouchers.to()}>{t('portal.vouchers.all')}</TextLink>
      </SectionTop>
      <Cards>
        {ending.map(({ id, name, code, endsAt }) => (
          <li key={id}>
            <Card>
              <h3>{name}</h3>
              <p>{t('portal.vouchers.until', { code, at: untilText(endsAt, language) })}</p>
            </Card>
          </li>
        ))}
      </Cards>
    </section>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: var(--s-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    font-size: var(--t-md);
    line-height: 1.4;
  }
  p {
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
