import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, ReturnStatus, StaffReturn } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import {
  Async,
  Button,
  ButtonLink,
  Empty,
  Picture,
  Row,
  Section,
  Stack,
  TextLink,
  Timeline,
} from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { DefinitionList } from '../staff/definition-list';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { ReturnChip } from './return-chip';
import { movingReturn, returnDetail, returns } from './returns';

/** One return: what comes back and why, and the decision on it. */
function ReturnPage() {
  const { t } = useTranslation('operator-returns');
  const { id = '' } = useParams();
  const entry = useSelector((state) => returnDetail.select(state, id));
  const back = { to: paths.returns.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('title')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>} />
      </OperatorPage>
    );
  const { data } = entry;
  return (
    <OperatorPage
      title={data ? t('ofOrder', { code: data.orderCode }) : t('title')}
      chips={data && <ReturnChip status={data.status} />}
      lead={data && t('askedAt', { at: formatDateTime(data.createdAt) })}
      actions={data && <Decisions key={data.id} row={data} />}
      back={back}
    >
      <Async entry={entry}>{(row) => <Parts row={row} />}</Async>
    </OperatorPage>
  );
}

/** Where it can go from here; the customer reads what is said with it. */
function Decisions({ row }: { row: StaffReturn }) {
  const { t } = useTranslation('operator-returns');
  const [asking, setAsking] = useState<ReturnStatus | null>(null);
  const moving = useStaffMutation(movingReturn, { onDone: () => setAsking(null) });
  const isRejecting = asking === 'REJECTED';
  return (
    <>
      <Row gap={2}>
        {[...row.moves].reverse().map((status, at) => (
          <Button
            key={status}
            size="small"
            variant={at === row.moves.length - 1 ? 'primary' : 'quiet'}
            onClick={() => {
              moving.reset();
              setAsking(status);
            }}
          >
            {t(`action.${status as 'APPROVED'}`)}
          </Button>
        ))}
      </Row>
      {asking && (
        <ConfirmWithReason
          isOpen
          title={t(`action.${asking as 'APPROVED'}`)}
          action={t(`action.${asking as 'APPROVED'}`)}
          variant={isRejecting ? 'danger' : 'primary'}
          hint={t('hint')}
          isReasonRequired={isRejecting}
          isBusy={moving.isBusy}
          error={moving.error}
          onConfirm={(reason) => moving.send({ id: row.id, status: asking, reason })}
          onClose={() => setAsking(null)}
        >
          <p>{t(`ask.${asking as 'APPROVED'}`)}</p>
        </ConfirmWithReason>
      )}
    </>
  );
}

function Parts({ row }: { row: StaffReturn }) {
  const { t } = useTranslation('operator-returns');
  const language = useLanguage();
  const unitsOf = (id: string) => row.lines.find(({ lineId }) => lineId === id)?.quantity ?? 0;
  return (
    <Stack gap={4}>
      <Section title={t('goods')}>
        <Goods>
          {row.goods.map(({ lineId, name, sku, picture }) => (
            <li key={lineId}>
              <Picture picture={picture} alt="" sizes="56px" ratio="4 / 5" />
              <span>
                {name}
                <small>{sku}</small>
              </span>
              <strong>{t('units', { count: unitsOf(lineId) })}</strong>
            </li>
          ))}
        </Goods>
      </Section>
      <Section title={t('wish')}>
        <DefinitionList
          items={[
            { term: t('column.type'), value: t(`type.${row.type}`) },
            { term: t('column.reason'), value: row.reason },
            { term: t('answer'), value: row.answer },
            {
              term: t('refund'),
              value: row.refundAmount !== null && formatMoney(row.refundAmount, language),
              isNumber: true,
            },
            {
              term: t('column.order'),
              value: <TextLink to={paths.order.to(row.orderId)}>{row.orderCode}</TextLink>,
            },
          ].filter(({ value }) => value !== false)}
        />
        {row.pictures.length > 0 && (
          <Photos aria-label={t('photos')}>
            {row.pictures.map((picture, at) => (
              <li key={picture.url}>
                <a href={picture.url} target="_blank" rel="noreferrer">
                  <Picture
                    picture={picture}
                    alt={t('photo', { number: at + 1 })}
                    sizes="160px"
                    ratio="1 / 1"
                  />
                </a>
              </li>
            ))}
          </Photos>
        )}
      </Section>
      <Section title={t('history')}>
        <Timeline
          items={row.events.map(({ status, at, by, reason }) => ({
            id: at,
            title: t(`status.${status}`),
            at,
            description: [t(`by.${by}`), reason].filter(Boolean).join(' · '),
            state: status === 'REJECTED' || status === 'WITHDRAWN' ? 'stopped' : 'done',
          }))}
        />
      </Section>
    </Stack>
  );
}

export const returnPage: RemotePage = {
  Component: ReturnPage,
  needs: ({ params: { id = '' } }) => [returnDetail.fetch(id)],
  head: (_state, _at, t) => ({ title: t('operator-returns:title'), noindex: true }),
  slices: [returnDetail.slice, returns.slice, movingReturn.slice],
  saga: [returnDetail.saga, movingReturn.saga],
};

const Goods = styled.ul`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--s-3);
    padding-block: var(--s-2);
  }
  small {
    display: block;
    color: var(--c-ink-soft);
    font-size: var(--t-sm);
  }
`;
const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 160px));
  gap: var(--s-3);
  margin-top: var(--s-4);
`;
