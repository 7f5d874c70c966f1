import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { SolutionContent, SolutionPart, StaffSolution } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { Badge, media, Picture, Section } from '@storefront/shared/ui';
import { DefinitionList } from '../staff/definition-list';

/** The approved version beside the one that waits; where they differ is marked. */
export function SolutionVersions({ solution: { live, draft, changed } }: { solution: StaffSolution }) {
  const { t } = useTranslation('operator-solutions');
  if (live === null || changed.length === 0)
    return (
      <Section title={t('content')}>
        <Version content={draft} changed={[]} />
      </Section>
    );
  return (
    <Versions>
      <Section title={t('live')}>
        <Version content={live} changed={[]} />
      </Section>
      <Section title={t('draft')}>
        <Version content={draft} changed={changed} />
      </Section>
    </Versions>
  );
}

/** Links are shown as text with their whole address: staff see where they lead before they open one. */
function Version({ content, changed }: { content: SolutionContent; changed: SolutionPart[] }) {
  const { t } = useTranslation('operator-solutions');
  const language = useLanguage();
  const name = (part: SolutionPart) => (
    <Name>
      {t(`part.${part}`)}
      {changed.includes(part) && <Badge tone="warning">{t('changed')}</Badge>}
    </Name>
  );
  const both = (vi: string, en: string) => [vi, en].filter(Boolean).join('\n\n');
  return (
    <Parts>
      {name('title')}
      <Text>{both(content.titleVi, content.titleEn)}</Text>
      {name('kind')}
      <Text>{content.kind && t(`kind.${content.kind}`)}</Text>
      {name('summary')}
      <Text>{both(content.summaryVi, content.summaryEn)}</Text>
      {name('description')}
      <Text>{both(content.descriptionVi, content.descriptionEn)}</Text>
      {name('screenshots')}
      <Shots>
        {content.screenshots.map(({ id, picture, altVi }) => (
          <li key={id}>
            <a href={picture.url} target="_blank" rel="noreferrer">
              <Picture
                picture={picture}
                alt={altVi || t('screenshot')}
                sizes="(min-width: 900px) 240px, 45vw"
                ratio="3 / 2"
              />
            </a>
          </li>
        ))}
      </Shots>
      {name('links')}
      <DefinitionList
        items={content.links.map(({ label, url }) => ({
          term: label || t('link'),
          value: (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {url}
            </a>
          ),
        }))}
      />
      {name('channels')}
      <DefinitionList items={content.channels.map(({ kind, url }) => ({ term: kind, value: url }))} />
      {name('services')}
      <DefinitionList
        items={content.services.map((service) => ({
          term: service.name,
          value: service.priceFrom === null ? t('asked') : formatMoney(service.priceFrom, language),
        }))}
      />
    </Parts>
  );
}

const Versions = styled.div`
  display: grid;
  gap: var(--s-4);
  align-items: start;
  ${media.from(1024)} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Parts = styled.div`
  display: grid;
  gap: var(--s-2);
  > :not(h3) {
    margin-bottom: var(--s-3);
  }
`;
const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  font-weight: 600;
`;
const Text = styled.p`
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Shots = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: var(--s-3);
`;
