import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field';
import { useLanguage } from './use-language';

export interface FileUploadProps {
  label: ReactNode;
  /** On the button; the text of the native control would be in the browser's language. */
  action: string;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  /** As in `<input accept>`. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  /** Maximum bytes of one file; a larger file is refused with its size and the maximum. */
  maxBytes?: number | undefined;
  /** For a page that lists the files itself: the control is empty again after each choice. */
  isListHidden?: boolean | undefined;
  /** Files that are small enough. */
  onFiles: (files: File[]) => void;
}

/** Chooses files from this device by click, keyboard or drop, with the native control. */
export function FileUpload({
  label,
  action,
  hint,
  error,
  maxBytes = Infinity,
  isListHidden = false,
  onFiles,
  ...rest
}: FileUploadProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [files, setFiles] = useState<File[]>([]);
  const [oversized, setOversized] = useState<File | null>(null);
  const size = (bytes: number) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_048_576)} MB`;

  const choose = (chosen: File[]): void => {
    const fitting = chosen.filter((file) => file.size <= maxBytes);
    setOversized(chosen.find((file) => file.size > maxBytes) ?? null);
    setFiles(fitting);
    onFiles(fitting);
  };
  const sizeError =
    oversized && t('file.tooBig', { name: oversized.name, size: size(oversized.size), max: size(maxBytes) });

  return (
    <Field label={label} hint={hint} error={sizeError ?? error}>
      {(control) => (
        <>
          <Drop>
            <label htmlFor={control.id}>{action}</label>
            <input
              type="file"
              {...rest}
              {...control}
              onClick={({ currentTarget }) => {
                // Without this a browser fires no `change` event for the same file, whose content may be another one by now.
                currentTarget.value = '';
              }}
              onChange={({ target }) => {
                choose([...(target.files ?? [])]);
                // The same file can be chosen again, for example after its upload failed.
                if (isListHidden) target.value = '';
              }}
            />
          </Drop>
          {!isListHidden && (
            <Chosen aria-live="polite">
              {files.map((file) => (
                <li key={`${file.name}-${file.lastModified}`}>
                  {file.name} <span>{size(file.size)}</span>
                </li>
              ))}
            </Chosen>
          )}
        </>
      )}
    </Field>
  );
}

const Drop = styled.div`
  position: relative;
  padding: var(--s-6) var(--s-4);
  border: 1.5px dashed var(--c-line-control);
  border-radius: var(--r-card);
  background: var(--c-paper);
  &:hover {
    border-color: var(--c-action);
  }
  &:has([aria-invalid]) {
    border-color: var(--c-danger);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--c-action);
    outline-offset: 2px;
  }
  label {
    display: inline-grid;
    align-items: center;
    min-height: 36px;
    padding: 4px 14px;
    border: 1px solid var(--c-line-control);
    border-radius: var(--r-control);
    font-size: var(--t-sm);
    font-weight: 600;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    font-size: 0;
    cursor: pointer;
  }
`;
const Chosen = styled.ul`
  font-size: var(--t-sm);
  span {
    color: var(--c-ink-soft);
  }
`;
