import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field';
import { useLanguage } from './use-language';

export interface FileUploadProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  /** As in `<input accept>`. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** Of one file, in bytes; larger ones are refused with both numbers. */
  maxBytes?: number | undefined;
  /** Only files that fit. */
  onFiles: (files: File[]) => void;
}

/** Files from this device; by press, keyboard or drop, all by the browser's own control. */
export function FileUpload({ label, hint, error, maxBytes = Infinity, onFiles, ...rest }: FileUploadProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [files, setFiles] = useState<File[]>([]);
  const [tooBig, setTooBig] = useState<File | null>(null);
  const size = (bytes: number) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_048_576)} MB`;

  const choose = (chosen: File[]): void => {
    const fitting = chosen.filter((file) => file.size <= maxBytes);
    setTooBig(chosen.find((file) => file.size > maxBytes) ?? null);
    setFiles(fitting);
    onFiles(fitting);
  };
  const refusal =
    tooBig && t('file.tooBig', { name: tooBig.name, size: size(tooBig.size), max: size(maxBytes) });

  return (
    <Field label={label} hint={hint} error={refusal ?? error}>
      {(control) => (
        <>
          <Drop
            type="file"
            {...rest}
            {...control}
            onChange={({ target }) => choose([...(target.files ?? [])])}
          />
          <Chosen aria-live="polite">
            {files.map((file) => (
              <li key={`${file.name}-${file.lastModified}`}>
                {file.name} <span>{size(file.size)}</span>
              </li>
            ))}
          </Chosen>
        </>
      )}
    </Field>
  );
}

const Drop = styled.input`
  width: 100%;
  padding: var(--s-6) var(--s-4);
  border: 1.5px dashed var(--c-line-control);
  border-radius: var(--r-card);
  background: var(--c-paper);
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
  cursor: pointer;
  &:hover {
    border-color: var(--c-action);
  }
  &[aria-invalid] {
    border-color: var(--c-danger);
  }
  &::file-selector-button {
    margin-inline-end: var(--s-3);
    min-height: 36px;
    padding: 4px 14px;
    border: 1px solid var(--c-line-control);
    border-radius: var(--r-control);
    background: var(--c-paper);
    color: var(--c-ink);
    font: inherit;
    font-weight: 600;
    cursor: inherit;
  }
`;
const Chosen = styled.ul`
  font-size: var(--t-sm);
  span {
    color: var(--c-ink-soft);
  }
`;
