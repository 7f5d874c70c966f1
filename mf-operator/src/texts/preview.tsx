import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, Heading, RichText, Row, Skeleton, Stack, Tabs } from '@storefront/shared/ui';
import { mediaAddress, previewing, type PreviewText } from './texts-data';

type Shown = Omit<PreviewText, 'language'> & { picture?: { id: string; alt: string } };

interface Props {
  texts: Record<Language, Shown>;
  onClose: () => void;
}

/** A text as shoppers will see it, in each language and on a phone, drawn by the shop's own renderer. */
export function Preview({ texts, onClose }: Props) {
  const { t } = useTranslation('operator-texts');
  const [isNarrow, setNarrow] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Banner tone="info" isLive title={t('preview.title')}>
        {t('preview.text')}
      </Banner>
      <Row>
        <Button ref={back} onClick={onClose}>
          {t('preview.back')}
        </Button>
        <Button variant="quiet" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          {t('preview.phone')}
        </Button>
      </Row>
      <Tabs
        label={t('preview.languages')}
        tabs={(['vi', 'en'] as const).map((language) => ({
          id: language,
          label: t(`languages.${language}`),
          content: <OneLanguage language={language} text={texts[language]} isNarrow={isNarrow} />,
        }))}
      />
    </Stack>
  );
}

function OneLanguage({ language, text, isNarrow }: { language: Language; text: Shown; isNarrow: boolean }) {
  const { t } = useTranslation('operator-texts');
  const dispatch = useDispatch();
  const state = useSelector((all) => previewing.select(all, language));
  const address = useSelector((all) => mediaAddress.select(all, null)).data;
  const { title, summary, blocks, picture } = text;
  const sent = JSON.stringify({ title, summary, blocks });
  useEffect(() => {
    const body = JSON.parse(sent) as Omit<PreviewText, 'language'>;
    dispatch(previewing.send({ language, ...body }));
  }, [dispatch, language, sent]);
  if (state.status === 'failed')
    return (
      <ErrorBanner error={state.error} overrides={{ other: t('preview.failed') }}>
        <ul>
          {state.error?.errors.map(({ field }) => (
            <li key={field}>
              <code>{field}</code>
            </li>
          ))}
        </ul>
      </ErrorBanner>
    );
  if (state.status !== 'done' || !state.data) return <Skeleton lines={8} />;
  const { data } = state;
  return (
    <Frame lang={language} data-narrow={isNarrow || undefined} aria-label={t('preview.title')}>
      <Heading level={2}>{data.title || t('preview.untitled')}</Heading>
      {data.summary && <Lead>{data.summary}</Lead>}
      {picture && address !== undefined && (
        <Cover src={`${address}/${picture.id}?w=1200`} alt={picture.alt} loading="lazy" />
      )}
      <RichText blocks={data.blocks} anchorPrefix={`preview-${language}-`} />
    </Frame>
  );
}

const Frame = styled.article`
  max-width: 720px;
  margin-top: var(--s-4);
  padding: var(--s-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-ground);
  overflow-wrap: anywhere;
  &[data-narrow] {
    max-width: 390px;
  }
`;
const Lead = styled.p`
  margin-block: var(--s-4);
  font-size: var(--t-lg);
  color: var(--c-ink-soft);
`;
const Cover = styled.img`
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  margin-bottom: var(--s-6);
  border-radius: var(--r-card);
  background: var(--c-picture);
`;
