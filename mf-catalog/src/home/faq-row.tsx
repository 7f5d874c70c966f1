import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { Accordion } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { homeFaqs } from './home-state';
import { Section } from './section';

/** What people ask most, and the answers. */
export function FaqRow() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const entry = useSelector((state) => homeFaqs.select(state, { language }));
  return (
    <Section
      title={t('home.faqs')}
      entry={entry}
      to={paths.faqs.to()}
      height={270}
      isEmpty={({ length }) => length === 0}
    >
      {(faqs) => (
        <Accordion
          items={faqs.map(({ id, question, answer }) => ({
            id,
            title: question,
            content: answer.map((paragraph, index) => <Paragraph key={index}>{paragraph}</Paragraph>),
          }))}
        />
      )}
    </Section>
  );
}

const Paragraph = styled.p`
  & + & {
    margin-top: var(--s-2);
  }
`;
