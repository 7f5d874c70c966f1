import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactImport } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useRetry, useSelector } from '@storefront/shared/store';
import {
  Banner,
  Button,
  FileUpload,
  Row,
  Section,
  Stack,
  useStatusSinceMount,
  useMutationDone,
} from '@storefront/shared/ui';
import { importingContacts, maxFileBytes } from './contacts';

/** Imports a CSV or vCard file: what would be added is shown first, with a reason for each row that is left out. */
export function ContactImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('referral-contacts');
  const dispatch = useDispatch();
  const retry = useRetry();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ContactImport | null>(null);
  const { status, data, error } = useStatusSinceMount(useSelector(importingContacts.select));
  useMutationDone(useSelector(importingContacts.select), (result) => {
    setPreview(result?.isPreview ? result : null);
    if (!result?.isPreview) retry();
  });
  const choose = (chosen: File | undefined) => {
    setFile(chosen ?? null);
    setPreview(null);
    dispatch(chosen ? importingContacts.send({ isPreview: true }, chosen) : importingContacts.reset());
  };
  // What was looked at stays while it is imported, and for another attempt.
  const shown = preview ?? (status === 'done' ? data : undefined);
  return (
    <Section title={t('import.title')}>
      <Stack>
        <FileUpload
          label={t('import.file')}
          action={t('import.choose')}
          hint={t('import.hint')}
          accept=".csv,.vcf,text/csv,text/vcard"
          maxBytes={maxFileBytes}
          onFiles={([chosen]) => choose(chosen)}
        />
        {status === 'pending' && !preview && <p role="status">{t('import.reading')}</p>}
        <ErrorBanner error={error} overrides={{ other: t('import.failed') }} />
        {shown && <ImportResult result={shown} />}
        <Row>
          {file && preview && preview.added > 0 && (
            <Button
              busy={status === 'pending'}
              onClick={() => dispatch(importingContacts.send({ isPreview: false }, file))}
            >
              {t('import.confirm', { count: preview.added })}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('import.close')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

function ImportResult({ result: { added, skipped, problems, isPreview } }: { result: ContactImport }) {
  const { t } = useTranslation('referral-contacts');
  const title = t(isPreview ? 'import.preview' : 'import.added', { count: added });
  return (
    <Banner tone={added > 0 ? 'success' : 'warning'} isLive title={title}>
      {skipped > 0 && (
        <>
          <p>{t('import.skipped', { count: skipped })}</p>
          <List>
            {problems.map(({ row, name, problem }) => (
              <li key={row}>
                {t('import.row', { row })}
                {name && ` (${name})`}: {t(`problems.${problem}`)}
              </li>
            ))}
          </List>
          {skipped > problems.length && <p>{t('import.more', { count: skipped - problems.length })}</p>}
        </>
      )}
    </Banner>
  );
}

const List = styled.ul`
  max-height: 240px;
  padding-inline-start: 20px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  list-style: disc;
`;
