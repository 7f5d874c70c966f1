import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from './icons';
import { PageLink } from './page-link';
import { VisuallyHidden } from './visually-hidden';

export interface StepperProps {
  /** What the steps lead to. */
  label: string;
  /** `to` makes a finished step a link back. */
  steps: readonly { id: string; label: ReactNode; to?: string }[];
  current: string;
}

/** The current step of a process of a few steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('common');
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={label}>
      <List>
        {steps.map(({ id, label: name, to }, index) => {
          const isDone = index < at;
          const content = (
            <>
              <Mark>{isDone ? <CheckIcon size={16} /> : index + 1}</Mark>
              <span>{name}</span>
              {isDone && <VisuallyHidden> {t('stepper.done')}</VisuallyHidden>}
            </>
          );
          return (
            <li key={id} data-state={isDone ? 'done' : index === at ? 'current' : 'ahead'}>
              {isDone && to ? (
                <PageLink to={to}>{content}</PageLink>
              ) : (
                <span aria-current={index === at ? 'step' : undefined}>{content}</span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  gap: var(--s-2);
  li {
    flex: 1;
    min-width: 0;
    border-top: 3px solid var(--c-line);
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
    line-height: 1.4;
  }
  li > a,
  li > span {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
    padding-block: var(--s-2);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  [data-state='done'],
  [data-state='current'] {
    border-color: var(--c-action);
    color: var(--c-ink);
  }
  [data-state='current'] {
    font-weight: 600;
  }
  @media (max-width: 479.98px) {
    li > a,
    li > span {
      align-items: flex-start;
      flex-direction: column;
    }
  }
`;
const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  border: 1.5px solid var(--c-line-control);
  font-size: var(--t-xs);
  font-weight: 600;
  [data-state='current'] & {
    border-color: var(--c-action);
    color: var(--c-action);
  }
  [data-state='done'] & {
    border-color: var(--c-action);
    background: var(--c-action);
    color: var(--c-on-action);
  }
`;
