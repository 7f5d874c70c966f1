import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '@storefront/shared/contracts';
import { Heading } from '@storefront/shared/ui';
import { worded } from './words';

/** What it is, in words and in figures. */
export const ProductTexts = worded(({ product }: { product: ProductDetail }) => {
  const { t } = useTranslation('catalog-product');
  const paragraphs = product.description.split(/\n+/).filter(Boolean);
  return (
    <Columns>
      {paragraphs.length > 0 && (
        <section>
          <Title level={2} size={3}>
            {t('description')}
          </Title>
          {paragraphs.map((paragraph, index) => (
            <Paragraph key={index}>{paragraph}</Paragraph>
          ))}
        </section>
      )}
      {product.specifications.length > 0 && (
        <section>
          <Title level={2} size={3}>
            {t('specifications')}
          </Title>
          <Specifications>
            {product.specifications.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Specifications>
        </section>
      )}
    </Columns>
  );
});

const Columns = styled.div`
  display: grid;
  gap: var(--s-8);
  padding-block: var(--s-12);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--s-12);
  }
`;
const Title = styled(Heading)`
  margin-bottom: var(--s-3);
`;
const Paragraph = styled.p`
  max-width: 70ch;
  & + & {
    margin-top: var(--s-3);
  }
`;
const Specifications = styled.dl`
  border-block-start: 1px solid var(--c-line);
  > div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: var(--s-4);
    padding-block: var(--s-3);
    border-block-end: 1px solid var(--c-line);
  }
  dt {
    color: var(--c-ink-soft);
  }
`;
