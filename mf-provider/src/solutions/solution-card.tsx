import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { SolutionCard as Card } from '@storefront/shared/contracts';
import { CardLink, Picture } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { SaveButton } from './save-button';

interface Props {
  solution: Card;
  loading?: 'lazy' | 'eager' | 'priority';
  /** Of its title. */
  level?: 2 | 3;
}

/** A solution in a list: its first screenshot, what it is for, its title and whose it is. */
export function SolutionCard({ solution, loading = 'lazy', level = 3 }: Props) {
  const { t } = useTranslation('provider-solutions');
  const { id, title, summary, kind, picture, provider, seoSlug } = solution;
  const Title = `h${level}` as const;
  return (
    <Box>
      <Shot>
        <Picture
          picture={picture}
          alt=""
          ratio="16 / 9"
          sizes="(min-width: 1024px) 384px, (min-width: 640px) 47vw, 100vw"
          loading={loading}
        />
      </Shot>
      <Words>
        <Kind>{t(`kinds.${kind}`)}</Kind>
        <Title>
          <CardLink to={paths.solution.to(seoSlug)}>{title}</CardLink>
        </Title>
        <Summary>{summary}</Summary>
        <By>{t('by', { name: provider.name })}</By>
      </Words>
      <Corner>
        <SaveButton id={id} title={title} />
      </Corner>
    </Box>
  );
}

const Box = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  transition: border-color var(--m-fast);
  &:hover {
    border-color: var(--c-line-control);
  }
`;
const Shot = styled.div`
  border-bottom: 1px solid var(--c-line);
  border-radius: var(--r-card) var(--r-card) 0 0;
  overflow: clip;
`;
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--s-1);
  padding: var(--s-4);
  h2,
  h3 {
    font-size: var(--t-lg);
    line-height: 1.35;
    text-wrap: pretty;
  }
`;
const Kind = styled.p`
  color: var(--c-action);
  font-size: var(--t-sm);
  font-weight: 600;
`;
const Summary = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  color: var(--c-ink-soft);
`;
const By = styled.p`
  margin-top: auto;
  padding-top: var(--s-2);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Corner = styled.div`
  position: absolute;
  inset: var(--s-2) var(--s-2) auto auto;
  z-index: var(--z-raised);
`;

/** Cards of equal height, three in a row on wide screens. */
export const SolutionGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
