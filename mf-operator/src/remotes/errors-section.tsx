import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RumError } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { Section } from '@storefront/shared/ui';
import { Ago } from '../times/times';
import { shortVersion } from './short-version';
import { WideTable } from './wide-table';

/** The latest errors in browsers, with the request by which the log of the servers is searched. */
export function ErrorsSection({ errors }: { errors: readonly RumError[] }) {
  const { t } = useTranslation('operator-remotes');
  const language = useLanguage();
  return (
    <Section title={t('errors.title')}>
      {errors.length === 0 ? (
        <p>{t('errors.none')}</p>
      ) : (
        <WideTable
          caption={t('errors.title')}
          rows={errors}
          rowKey={({ remote, version, message, firstAt }) => `${remote} ${version} ${firstAt} ${message}`}
          columns={[
            { key: 'at', title: t('errors.at'), cell: ({ lastAt }) => <Ago at={lastAt} /> },
            { key: 'part', title: t('column.part'), cell: ({ remote }) => remote },
            { key: 'version', title: t('column.version'), cell: ({ version }) => shortVersion(version) },
            {
              key: 'message',
              title: t('errors.message'),
              cell: ({ message, stack }) => (
                <Words>
                  {message}
                  {stack && (
                    <details>
                      <summary>{t('errors.stack')}</summary>
                      <pre>{stack}</pre>
                    </details>
                  )}
                </Words>
              ),
            },
            {
              key: 'count',
              title: t('errors.count'),
              isNumber: true,
              cell: ({ count }) => formatNumber(count, language),
            },
            {
              key: 'request',
              title: t('errors.request'),
              cell: ({ requestId }) => (requestId ? <Id>{requestId}</Id> : '–'),
            },
          ]}
        />
      )}
    </Section>
  );
}

const Words = styled.div`
  max-width: 60ch;
  overflow-wrap: anywhere;
  pre {
    overflow-x: auto;
    font-size: var(--t-xs);
  }
`;
const Id = styled.code`
  overflow-wrap: anywhere;
  font-size: var(--t-xs);
`;
