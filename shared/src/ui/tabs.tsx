import styled from '@emotion/styled';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}
export interface TabsProps {
  /** The label of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab's id, if the owner stores it (in the address, for example). */
  selected?: string | undefined;
  onSelect?: (id: string) => void;
}

/** Panels of which one is shown at a time; arrow keys move, phones scroll. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;

  const select = (id: string): void => {
    setOwn(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ id }) => id === current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (!tab) return;
    select(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.id)}"]`)?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            id={`${prefix}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== current}
        >
          {tab.id === current && tab.content}
        </Panel>
      ))}
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: var(--s-2);
  padding: 4px 4px 0;
  margin: -4px -4px 0;
  border-bottom: 1px solid var(--c-line);
  overflow-x: auto;
  scrollbar-width: none;
`;
const TabButton = styled.button`
  flex: none;
  min-height: 44px;
  padding: 8px 12px;
  border-bottom: 3px solid transparent;
  margin-bottom: -1px;
  color: var(--c-ink-soft);
  font-weight: 500;
  white-space: nowrap;
  &:hover {
    color: var(--c-ink);
  }
  &[aria-selected='true'] {
    color: var(--c-action);
    border-bottom-color: var(--c-action);
  }
`;
const Panel = styled.div`
  padding-block: var(--s-4);
`;
