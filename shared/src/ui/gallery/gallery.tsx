import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { Heading } from '../heading';
import { MoonIcon, SunIcon } from '../icons';
import { Row, Stack } from '../layout';
import { Page } from '../page';
import { Button } from '../button';
import { Skeleton } from '../skeleton';
import { light } from '../tokens';
import { useLanguage } from '../use-language';
import { GalleryActions } from './gallery-actions';
import { GalleryFeedback } from './gallery-feedback';
import { GalleryFields } from './gallery-fields';
import { GalleryForm } from './gallery-form';
import { GalleryGoods } from './gallery-goods';
import { GallerySection } from './gallery-section';
import { GalleryStructure } from './gallery-structure';
import { galleryMessages } from './messages';

/**
 * The page `/ui` of a demo shop: every component in every state, in the page's language and in both themes.
 */
export function UiGallery() {
  const messages = galleryMessages[useLanguage()];
  const [theme, setTheme] = useState<'light' | 'dark' | null>(null);
  return (
    <Ground data-theme={theme ?? undefined}>
      <Page
        title={messages.title}
        aside={
          <Row>
            <Button variant="quiet" size="small" icon={<SunIcon />} onClick={() => setTheme('light')}>
              {messages.light}
            </Button>
            <Button variant="quiet" size="small" icon={<MoonIcon />} onClick={() => setTheme('dark')}>
              {messages.dark}
            </Button>
          </Row>
        }
      >
        <p>{messages.intro}</p>
        <GallerySection title={messages.type}>
          <Stack>
            <Heading level={3} size={1}>
              {messages.sentence}
            </Heading>
            <Heading level={3} size={2}>
              {messages.sentence}
            </Heading>
            <Heading level={3}>{messages.sentence}</Heading>
            <Reading>{messages.paragraph}</Reading>
          </Stack>
        </GallerySection>
        <GallerySection title={messages.colours}>
          <Palette>
            {colours.map((colour) => (
              <li key={colour}>
                <Patch $colour={`var(--c-${colour})`} />
                {colour}
              </li>
            ))}
          </Palette>
        </GallerySection>
        <GallerySection title={messages.actions}>
          <GalleryActions messages={messages} />
        </GallerySection>
        <GallerySection title={messages.goods}>
          <GalleryGoods messages={messages} />
        </GallerySection>
        <GallerySection title={messages.fields}>
          <GalleryFields messages={messages} />
        </GallerySection>
        <GallerySection title={messages.form}>
          <GalleryForm messages={messages} />
        </GallerySection>
        <GallerySection title={messages.structure}>
          <GalleryStructure messages={messages} />
        </GallerySection>
        <GallerySection title={messages.feedback}>
          <GalleryFeedback messages={messages} />
        </GallerySection>
        <GallerySection title={messages.errors}>
          <Suspense fallback={<Skeleton lines={10} />}>
            <GalleryErrors messages={messages} />
          </Suspense>
        </GallerySection>
      </Page>
    </Ground>
  );
}

/** Its tables contain the texts of both languages. */
const GalleryErrors = lazy(async () => ({
  default: (await import(/* webpackChunkName: "gallery-errors" */ './gallery-errors')).GalleryErrors,
}));

const colours = Object.keys(light).filter((name) => name !== 'backdrop');

const Ground = styled.div`
  background: var(--c-ground);
`;
const Reading = styled.p`
  max-width: 65ch;
`;
const Palette = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: var(--s-3);
  font-size: var(--t-sm);
`;
const Patch = styled.div<{ $colour: string }>`
  height: 48px;
  border: 1px solid var(--c-line);
  border-radius: var(--r-control);
  background: ${({ $colour }) => $colour};
`;
