import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';
import { Container } from './container';
import { Heading } from './heading';

export interface PageProps {
  title: ReactNode;
  /** The breadcrumb, without the page itself. */
  breadcrumb?: Crumb[] | undefined;
  /** `form` one narrow column, `text` for reading, `wide` 1200, otherwise 1440. */
  width?: 'form' | 'text' | 'wide' | undefined;
  /** Beside the title: a count, a button. */
  aside?: ReactNode;
  /** The content has its own h1, as an `Empty` of level 1 does. */
  isTitleInside?: boolean | undefined;
  children?: ReactNode;
}

/** A page inside the layout: one h1, the breadcrumb, the content's width. */
export function Page({ title, breadcrumb, width, aside, isTitleInside = false, children }: PageProps) {
  return (
    <Frame {...(width ? { 'data-width': width } : {})}>
      {breadcrumb && <Breadcrumb items={breadcrumb} current={title} />}
      {!isTitleInside && (
        <Top>
          <Heading level={1}>{title}</Heading>
          {aside}
        </Top>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled(Container)`
  padding-block: var(--s-4) var(--s-16);
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-6);
  margin-block: var(--s-4) var(--s-6);
`;
