import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon, ClockIcon, GridIcon, Picture, Price, SearchIcon } from '@storefront/shared/ui';
import { piecesOf } from './matches';
import type { Suggestion, SuggestionGroup } from './suggestion';

interface Props {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  optionId: (index: number) => string;
  active: number | null;
  /** Is shown bold where a suggestion has it. */
  typed: string;
  /** What is shown is about to change. */
  isWaiting: boolean;
  onChoose: (index: number) => void;
}

/** The options of the search field, counted through all their groups. */
export function SuggestionList({ id, label, groups, active, isWaiting, ...rest }: Props): ReactNode {
  const { t } = useTranslation('search');
  const list = useRef<HTMLDivElement>(null);
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <List ref={list} id={id} role="listbox" aria-label={label} aria-busy={isWaiting}>
      {groups.map(({ title, options }, at) => {
        const titleId = `${id}${title ?? 'more'}`;
        const shown = options.map((suggestion, more) => (
          <OneSuggestion
            key={more}
            {...rest}
            suggestion={suggestion}
            index={(starts[at] ?? 0) + more}
            isActive={active === (starts[at] ?? 0) + more}
            isRecent={title === 'recent'}
          />
        ));
        if (title === null) return <div key="more">{shown}</div>;
        if (title === 'recent')
          return (
            // Its title is above the list, beside the button that clears it.
            <div
              key={title}
              role={groups.length > 1 ? 'group' : undefined}
              aria-label={groups.length > 1 ? t('recent') : undefined}
            >
              {shown}
            </div>
          );
        return (
          <div key={title} role="group" aria-labelledby={titleId}>
            <Title id={titleId} role="presentation">
              {t(title)}
            </Title>
            {shown}
          </div>
        );
      })}
    </List>
  );
}

type OneProps = Pick<Props, 'optionId' | 'typed' | 'onChoose'> & {
  suggestion: Suggestion;
  index: number;
  isActive: boolean;
  isRecent: boolean;
};

function OneSuggestion({ suggestion, index, isActive, optionId, onChoose, ...rest }: OneProps): ReactNode {
  return (
    // The field has the focus, and its keys choose.
    <Option
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => {
        onChoose(index);
      }}
    >
      <Inside suggestion={suggestion} {...rest} />
    </Option>
  );
}

function Inside({
  suggestion,
  typed,
  isRecent,
}: Pick<OneProps, 'suggestion' | 'typed' | 'isRecent'>): ReactNode {
  const { t } = useTranslation('search');
  switch (suggestion.kind) {
    case 'product': {
      const { name, picture, price, originalPrice } = suggestion.product;
      return (
        <>
          <Thumb picture={picture} alt="" sizes="48px" ratio="4 / 5" loading="eager" />
          <Words>
            <span>
              <Marked text={name} typed={typed} />
            </span>
            <Price amount={price} before={originalPrice} size="small" />
          </Words>
        </>
      );
    }
    case 'category':
      return (
        <>
          <GridIcon size={20} />
          <Words>
            <span>
              <Marked text={suggestion.category.name} typed={typed} />
            </span>
          </Words>
          <Count>{t('inCategory', { count: suggestion.category.productCount })}</Count>
        </>
      );
    case 'all':
      return (
        <>
          <ArrowRightIcon size={20} />
          <Words>{t('all', { text: suggestion.text })}</Words>
        </>
      );
    default:
      return (
        <>
          {isRecent ? <ClockIcon size={20} /> : <SearchIcon size={20} />}
          <Words>
            <span>
              <Marked text={suggestion.text} typed={typed} />
            </span>
          </Words>
        </>
      );
  }
}

function Marked({ text, typed }: { text: string; typed: string }): ReactNode {
  return piecesOf(text, typed).map((piece, at) =>
    piece.isMatch ? <b key={at}>{piece.text}</b> : <span key={at}>{piece.text}</span>,
  );
}

const List = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  [data-sheet] & {
    overflow: visible;
  }
`;
const Title = styled.div`
  padding: var(--s-3) var(--s-4) var(--s-1);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  font-weight: 600;
  [data-sheet] & {
    padding-inline: var(--s-6);
  }
`;
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 44px;
  padding: var(--s-2) var(--s-4);
  cursor: pointer;
  [data-sheet] & {
    padding-inline: var(--s-6);
  }
  > svg {
    flex: none;
    color: var(--c-ink-soft);
  }
  b {
    font-weight: 700;
  }
  &:hover {
    background: var(--c-ground);
  }
  &[aria-selected='true'] {
    background: var(--c-tint);
    box-shadow: inset 3px 0 0 var(--c-action);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
const Thumb = styled(Picture)`
  flex: none;
  width: 48px;
  border-radius: var(--r-control);
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Count = styled.span`
  flex: none;
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
