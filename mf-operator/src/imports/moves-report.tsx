import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ErrorCode, JobReport } from '@storefront/shared/contracts';
import { useErrorText } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { Banner, Section, Stack, Table } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { DefinitionList } from '../staff/definition-list';

/** How many orders a job moved, and why others stayed as they were. */
export function MovesReport({ report }: { report: JobReport }) {
  const { t } = useTranslation('operator-goods');
  const { t: common } = useTranslation('operator');
  const language = useLanguage();
  const textOf = useErrorText({ other: common('failed') });
  const { faults, faultCount } = report;
  return (
    <Stack>
      {faultCount > 0 && (
        <Banner tone="warning" isLive title={t('moves.left', { count: faultCount })}>
          {t('moves.leftText')}
        </Banner>
      )}
      <Section title={t('report.counts')}>
        <Narrow>
          <DefinitionList
            items={(['rows', 'applied'] as const).map((count) => ({
              term: t(`moves.${count}`),
              value: formatNumber(report[count], language),
              isNumber: true,
            }))}
          />
        </Narrow>
      </Section>
      {faults.length > 0 && (
        <Section title={t('moves.faults')}>
          <Table
            caption={t('moves.faults')}
            rows={faults}
            rowKey={({ line }) => String(line)}
            columns={[
              {
                key: 'order',
                title: t('moves.order'),
                cell: ({ entityId, value }) =>
                  entityId && value ? <Link to={paths.order.to(entityId)}>{value}</Link> : '–',
              },
              {
                key: 'why',
                title: t('moves.why'),
                cell: ({ code }) => textOf({ code: code as ErrorCode }),
              },
            ]}
          />
        </Section>
      )}
    </Stack>
  );
}

/** Facts are read in one glance. */
const Narrow = styled.div`
  max-width: 420px;
`;
