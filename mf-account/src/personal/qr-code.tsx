import { Section } from '@storefront/shared/ui';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

/** What the customer shows at the shop's desk. */
export function QrCode({ src }: { src: string }) {
  const { t } = useTranslation('account-profile');
  return (
    <Section title={t('personal.qr.title')}>
      <p>{t('personal.qr.text')}</p>
      <Picture src={src} alt={t('personal.qr.alt')} width={200} height={200} />
    </Section>
  );
}

/** White around it on a dark page too, or no camera reads it. */
const Picture = styled.img`
  display: block;
  margin-top: var(--s-4);
  border-radius: var(--r-control);
  background: #ffffff;
`;
