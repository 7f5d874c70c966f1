import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolutionPage } from '@storefront/shared/contracts';
import { Card, Heading, lazyHydrate, Skeleton } from '@storefront/shared/ui';
import { SaveButton } from './save-button';

const ConsultForm = lazyHydrate(
  () => import(/* webpackChunkName: "consult-form" */ './consult-form').then((part) => part.ConsultForm),
  <Skeleton kind="block" height={236} />,
  'page',
);

/** What a visitor can do with a solution: ask for advice, or save it. */
export function Consult({ solution }: { solution: SolutionPage }) {
  const { t } = useTranslation('provider-solutions');
  const titleId = useId();
  const { id, title, seoSlug, provider } = solution;
  return (
    <Box as="section" id="consult" aria-labelledby={titleId}>
      <Top>
        <Heading level={2} size={3} id={titleId}>
          {t('consult.title')}
        </Heading>
        <SaveButton id={id} title={title} />
      </Top>
      <p>{t('consult.text', { name: provider.name })}</p>
      <ConsultForm id={id} slug={seoSlug} providerName={provider.name} />
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--s-3);
  scroll-margin-top: 80px;
`;
const Top = styled.div`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  justify-content: space-between;
`;
