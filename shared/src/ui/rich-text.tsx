import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import type { ContentBlock, ContentSpan } from '../contracts';
import { Picture } from './picture';
import { anchorsOf } from './text-anchors';
import { ExternalLink, TextLink } from './text-link';

export interface RichTextProps {
  blocks: readonly ContentBlock[];
  /** How wide its pictures are shown, as in `<img sizes>`. */
  sizes?: string;
  /** Before the anchors of its headings, where a page has another text. */
  anchorPrefix?: string;
}

/** A text as it was written: headings, paragraphs, lists, tables, links and pictures. Whatever looks like markup is text. */
export function RichText({
  blocks,
  sizes = '(min-width: 768px) 720px, 100vw',
  anchorPrefix = '',
}: RichTextProps) {
  const anchors = anchorsOf(blocks).values();
  return (
    <Text>
      {blocks.map((block, index) => {
        if (block.kind !== 'heading') return <Block key={index} block={block} sizes={sizes} />;
        const id = `${anchorPrefix}${anchors.next().value?.id ?? ''}`;
        return block.level === 2 ? (
          <h2 key={index} id={id}>
            {block.text}
          </h2>
        ) : (
          <h3 key={index} id={id}>
            {block.text}
          </h3>
        );
      })}
    </Text>
  );
}

type Plain = Exclude<ContentBlock, { kind: 'heading' }>;

function Block({ block, sizes }: { block: Plain; sizes: string }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.text} />
        </p>
      );
    case 'list': {
      const items = block.items.map((spans, index) => (
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <RichTextTable {...block} />;
    case 'link':
      return (
        <p>
          <SafeLink href={block.href}>{block.text}</SafeLink>
        </p>
      );
    case 'image':
      return <RichTextImage {...block} sizes={sizes} />;
  }
}

function Spans({ spans }: { spans: readonly ContentSpan[] }): ReactNode {
  return spans.map(({ text, strong, href }, index) => {
    const content = strong ? <strong>{text}</strong> : text;
    return <span key={index}>{href ? <SafeLink href={href}>{content}</SafeLink> : content}</span>;
  });
}

/** A table keeps its columns; where they do not fit it scrolls, by hand or by keyboard. */
function RichTextTable({ caption, head, rows }: Extract<ContentBlock, { kind: 'table' }>) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Cell text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** An address of mail in one piece is wider than a column on a phone. */
function Cell({ text }: { text: string }): ReactNode {
  return text.split(/(\S+@\S+)/).map((part, index) =>
    index % 2 === 0
      ? part
      : part.split(/(?=[@.])/).map((piece, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {piece}
          </Fragment>
        )),
  );
}

function RichTextImage({
  picture,
  caption,
  href,
  sizes,
}: Extract<ContentBlock, { kind: 'image' }> & { sizes: string }) {
  const image = <Image picture={picture} sizes={sizes} />;
  return (
    <Figure $width={picture.width}>
      {href ? <SafeLink href={href}>{image}</SafeLink> : image}
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

/** Only what leads to the shop, to a secure page, a mailbox or a phone is a link. */
function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(href)) return <TextLink to={href}>{children}</TextLink>;
  if (/^https:/i.test(href))
    return (
      <ExternalLink href={href} rel="noopener noreferrer">
        {children}
      </ExternalLink>
    );
  return /^(?:mailto|tel):/i.test(href) ? <ExternalLink href={href}>{children}</ExternalLink> : children;
}

const Text = styled.div`
  > * + * {
    margin-top: var(--s-4);
  }
  > h2 {
    margin-top: var(--s-8);
    font-size: var(--t-xl);
    scroll-margin-top: 88px;
  }
  > h3 {
    margin-top: var(--s-6);
    font-size: var(--t-lg);
    scroll-margin-top: 88px;
  }
  > :first-of-type:is(h2, h3):first-child {
    margin-top: 0;
  }
  > p,
  > ul,
  > ol {
    max-width: 70ch;
  }
  > ul {
    list-style: disc;
    padding-inline-start: 1.4em;
  }
  > ol {
    list-style: decimal;
    padding-inline-start: 1.6em;
  }
  li + li {
    margin-top: var(--s-2);
  }
  li::marker {
    color: var(--c-action);
  }
  figcaption {
    margin-top: var(--s-2);
    font-size: var(--t-sm);
    color: var(--c-ink-soft);
  }
`;
/** Never larger than the picture is. */
const Figure = styled.figure<{ $width: number }>`
  max-width: ${({ $width }) => $width}px;
`;
const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  table {
    width: 100%;
  }
  th,
  td {
    min-width: 5.5rem;
    padding: var(--s-3) var(--s-2);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
    @media (min-width: 768px) {
      padding-inline: var(--s-4);
    }
  }
  th {
    font-size: var(--t-sm);
    font-weight: 600;
    color: var(--c-ink-soft);
    background: var(--c-ground);
  }
  tbody tr {
    border-top: 1px solid var(--c-line);
  }
`;
const Image = styled(Picture)`
  border-radius: var(--r-card);
`;
