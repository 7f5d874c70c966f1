import styled from '@emotion/styled';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolutionPage } from '@storefront/shared/contracts';
import { Avatar, Card, Heading, TextLink } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { OutsideLink } from './outside-link';

/** Whose solution it is. */
export function ProviderBox({ provider }: Pick<SolutionPage, 'provider'>) {
  const { t } = useTranslation('provider-solutions');
  const id = useId();
  const { name, description, website, solutions } = provider;
  return (
    <Box as="section" aria-labelledby={id}>
      <Top>
        <Avatar name={name} />
        <div>
          <Soft>{t('one.provider')}</Soft>
          <Heading level={2} size={4} id={id}>
            {name}
          </Heading>
        </div>
      </Top>
      {description && <p>{description}</p>}
      <Links>
        {website && <OutsideLink href={website}>{t('one.website')}</OutsideLink>}
        <TextLink to={paths.solutions.to({ provider: provider.id })}>
          {t('one.allOf', { count: solutions })}
        </TextLink>
      </Links>
    </Box>
  );
}

const Box = styled(Card)`
  display: grid;
  gap: var(--s-3);
  overflow-wrap: anywhere;
`;
const Top = styled.div`
  display: flex;
  gap: var(--s-3);
  align-items: center;
`;
const Soft = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
`;
