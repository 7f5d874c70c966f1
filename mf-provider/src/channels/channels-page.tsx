import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  ButtonLink,
  Empty,
  Pagination,
  Skeleton,
  Stack,
  Table,
  TextLink,
} from '@storefront/shared/ui';
import { ownSolutions, parseOwnSolutionsQuery } from '../own-solutions/own-solutions';
import { StateBadges } from '../own-solutions/state-badges';
import { paths } from '../paths/paths';
import { ProviderArea } from '../provider/provider-area';

/** Channels belong to a solution: leads to those of each. */
function ChannelsPage() {
  const { t } = useTranslation('provider-channels');
  const [search] = useSearchParams();
  const query = parseOwnSolutionsQuery({ query: search });
  const entry = useSelector((state) => ownSolutions.select(state, query));
  return (
    <ProviderArea title={t('title')}>
      <Stack gap={6}>
        <p>{t('about')}</p>
        <Async
          entry={entry}
          pending={<Skeleton lines={6} />}
          empty={
            <Empty
              title={t('empty')}
              action={<ButtonLink to={paths.newSolution.to()}>{t('write')}</ButtonLink>}
            />
          }
        >
          {({ data, meta }) => (
            <>
              <Table
                caption={t('title')}
                rows={data}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'title', title: t('solution'), cell: ({ titleVi }) => titleVi || t('untitled') },
                  {
                    key: 'state',
                    title: t('state'),
                    cell: (solution) => <StateBadges solution={solution} />,
                  },
                  {
                    key: 'edit',
                    title: t('title'),
                    cell: ({ id, titleVi }) => (
                      <TextLink
                        to={`${paths.editSolution.to(id)}#channels`}
                        aria-label={t('editOf', { title: titleVi || t('untitled') })}
                      >
                        {t('edit')}
                      </TextLink>
                    ),
                  },
                ]}
              />
              <Pagination
                page={meta.page}
                totalPages={meta.totalPages}
                to={(page) => paths.channels.to({ page: page === 1 ? undefined : page })}
              />
            </>
          )}
        </Async>
      </Stack>
    </ProviderArea>
  );
}

export const channelsPage: RemotePage = {
  Component: ChannelsPage,
  needs: (at) => [ownSolutions.fetch(parseOwnSolutionsQuery(at))],
  head: (_state, _at, t) => ({ title: t('provider-channels:title'), noindex: true }),
  slices: [ownSolutions.slice],
  saga: [ownSolutions.saga],
};
