import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DangerIcon } from '../ui/icons';
import { linkStyle } from '../ui/text-link';
import { shownMessage, type Problem } from './field-state';
import { focusControl } from './focus-control';
import { translateMessage } from '../errors/message';

interface Props {
  problems: Problem[];
  ref: Ref<HTMLDivElement>;
}

/** Names the fields with errors of the last attempt. Its length stays the same during corrections, so the layout does not shift. */
export function ErrorSummary({ problems, ref }: Props) {
  const { t, i18n } = useTranslation('common');
  const form = useFormikContext<Record<string, unknown>>();
  const id = useId();
  if (problems.length === 0) return null;
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-labelledby={id}>
      <Title id={id}>
        <DangerIcon />
        {t('form.summary.title', { count: problems.length })}
      </Title>
      <ul>
        {problems.map((problem) => {
          const isFixed = shownMessage(form, problem.name) === undefined;
          // The message stands beside the field; a field without a label is named by its message.
          const words = problem.label || translateMessage(i18n, problem.message);
          return (
            <li key={problem.name} data-fixed={isFixed || undefined}>
              {problem.id ? (
                <a
                  href={`#${problem.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusControl(problem.id);
                  }}
                >
                  {words}
                </a>
              ) : (
                words
              )}
              {isFixed && ` ${t('form.summary.fixed')}`}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--c-danger);
  border-radius: var(--r-card);
  background: var(--c-danger-tint);
  &:focus {
    outline: 2px solid var(--c-danger);
    outline-offset: -1px;
    box-shadow: none;
  }
  li {
    margin-top: var(--s-1);
    padding-inline-start: 28px;
  }
  a {
    ${linkStyle}
    color: var(--c-ink);
  }
  [data-fixed],
  [data-fixed] a {
    color: var(--c-ink-soft);
    text-decoration: line-through;
  }
`;
const Title = styled.p`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  font-weight: 600;
  color: var(--c-danger);
`;
