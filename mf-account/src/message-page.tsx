import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, Heading, Page, Stack, type BannerProps } from '@storefront/shared/ui';

interface Props {
  tone: BannerProps['tone'];
  title: string;
  text: string;
  /** It takes the place of a form or button, with which the focus would be gone. */
  isAnswer?: boolean;
  /** Where to go from here. */
  children: ReactNode;
}

/** A page that says one thing, such as what became of a mailed link. */
export function MessagePage({ tone, title, text, isAnswer = false, children }: Props) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnswer) return;
    // The form that was sent may have been scrolled to its end; the answer begins at the top of the page.
    document.documentElement.scrollTop = 0;
    said.current?.focus({ preventScroll: true });
  }, [isAnswer]);
  return (
    <Page title={title} isTitleInside width="form">
      <Stack gap={4}>
        <div ref={said} tabIndex={-1}>
          <Banner
            tone={tone}
            isLive={isAnswer}
            title={
              <Heading level={1} size={3}>
                {title}
              </Heading>
            }
          >
            {text}
          </Banner>
        </div>
        {children}
      </Stack>
    </Page>
  );
}
