import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RemotePage, StaffFaqGroup, StaffFaqRow } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { all, useSelector } from '@storefront/shared/store';
import {
  Async,
  Button,
  ButtonLink,
  Empty,
  foldedText,
  Heading,
  LiveRegion,
  Row,
  Stack,
  TextButton,
} from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { FilterBar, SearchFilter, SelectFilter } from '../list/filter-bar';
import { useListAddress } from '../list/use-list-address';
import { paths } from '../paths/paths';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { MoveButtons } from '../texts/move-buttons';
import { MissingChip } from '../texts/missing-chip';
import { StateChip } from '../texts/state-chip';
import { faqGroups, orderingFaqs, removingGroup, savingGroup } from './faqs-data';
import { GroupDialog } from './group-dialog';

type Order = { id: string; faqs: string[] }[];

/** Questions in their groups: found, written, and put in order. */
function FaqsPage() {
  const { t } = useTranslation('operator-texts');
  const entry = useSelector((state) => faqGroups.select(state, null));
  const place = useRef('');
  const [said, setSaid] = useState('');
  const ordering = useStaffMutation(orderingFaqs, { onDone: () => setSaid(place.current) });
  const [edited, setEdited] = useState<StaffFaqGroup | 'new' | null>(null);
  return (
    <OperatorPage
      title={t('faqs.title')}
      lead={t('faqs.lead')}
      actions={
        <>
          <Button variant="quiet" onClick={() => setEdited('new')}>
            {t('faqs.newGroup')}
          </Button>
          <ButtonLink to={paths.faqNew.to()}>{t('faqs.new')}</ButtonLink>
        </>
      }
    >
      <FilterBar label={t('list.filters')}>
        <SearchFilter label={t('list.search')} hint={t('faqs.searchHint')} />
        <SelectFilter
          name="state"
          label={t('list.state')}
          any={t('list.any')}
          options={(['PUBLISHED', 'DRAFT'] as const).map((value) => ({
            value,
            label: t(`states.${value}`),
          }))}
        />
      </FilterBar>
      <LiveRegion>{said}</LiveRegion>
      <ErrorBanner error={ordering.error} overrides={{ other: t('failed') }} />
      <Async entry={entry} empty={<Empty title={t('faqs.empty')} />}>
        {(groups) => (
          <Groups
            groups={groups}
            isBusy={ordering.isBusy}
            onOrder={(order, next) => {
              place.current = next;
              setSaid('');
              ordering.send(order);
            }}
            onEdit={setEdited}
          />
        )}
      </Async>
      {edited !== null && (
        <GroupDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </OperatorPage>
  );
}

interface GroupsProps {
  groups: StaffFaqGroup[];
  isBusy: boolean;
  /** `place` is announced when the order is stored. */
  onOrder: (order: Order, place: string) => void;
  onEdit: (group: StaffFaqGroup) => void;
}

function Groups({ groups, isBusy, onOrder, onEdit }: GroupsProps) {
  const { t } = useTranslation('operator-texts');
  const language = useLanguage();
  const { value, isFiltered } = useListAddress();
  const words = foldedText(value('search')).split(/\s+/).filter(Boolean);
  const isShown = ({ questionVi, questionEn, isPublished }: StaffFaqRow) => {
    const text = foldedText(`${questionVi} ${questionEn}`);
    return (
      (!value('state') || (value('state') === 'PUBLISHED') === isPublished) &&
      words.every((word) => text.includes(word))
    );
  };
  const order: Order = groups.map(({ id, faqs }) => ({ id, faqs: faqs.map((faq) => faq.id) }));
  const placeOf = (to: number, total: number) => t('blocks.moved', { number: to + 1, total });
  const moveGroup = (from: number, to: number) => onOrder(moved(order, from, to), placeOf(to, order.length));
  const moveFaq = (group: number, from: number, to: number) =>
    onOrder(
      order.map((one, at) => (at === group ? { ...one, faqs: moved(one.faqs, from, to) } : one)),
      placeOf(to, order[group]?.faqs.length ?? 0),
    );
  const shown = groups.filter((group) => !isFiltered || group.faqs.some(isShown));
  if (shown.length === 0) return <Empty title={t('faqs.nothing')} />;
  return (
    <Stack gap={6}>
      {shown.map((group) => {
        const at = groups.indexOf(group);
        const title = language === 'en' ? group.titleEn : group.titleVi;
        return (
          <section key={group.id} aria-label={title}>
            <Row between>
              <Heading level={2} size={3}>
                {title}
              </Heading>
              <Row gap={2}>
                <MoveButtons title={title} at={at} count={groups.length} isBusy={isBusy} onMove={moveGroup} />
                <TextButton aria-label={t('faqs.editOf', { name: title })} onClick={() => onEdit(group)}>
                  {t('faqs.edit')}
                </TextButton>
                <ButtonLink variant="quiet" to={paths.faqNew.to({ group: group.id })}>
                  {t('faqs.newIn')}
                </ButtonLink>
              </Row>
            </Row>
            <List>
              {group.faqs.filter(isShown).map((faq) => {
                const name =
                  (language === 'en' ? faq.questionEn || faq.questionVi : faq.questionVi || faq.questionEn) ||
                  t('untitled');
                return (
                  <li key={faq.id}>
                    <span>
                      <Link to={paths.faq.to(faq.id)}>{name}</Link>{' '}
                      <StateChip state={faq.isPublished ? 'PUBLISHED' : 'DRAFT'} />{' '}
                      <MissingChip missing={faq.missing} />
                    </span>
                    <Row gap={2}>
                      <MoveButtons
                        title={name}
                        at={group.faqs.indexOf(faq)}
                        count={group.faqs.length}
                        isBusy={isBusy}
                        onMove={(from, to) => moveFaq(at, from, to)}
                      />
                    </Row>
                  </li>
                );
              })}
            </List>
          </section>
        );
      })}
    </Stack>
  );
}

function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const next = [...all];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

const List = styled.ul`
  margin: var(--s-2) 0 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-paper);
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2) var(--s-4);
    padding: var(--s-3) var(--s-4);
  }
  > li + li {
    border-top: 1px solid var(--c-line);
  }
`;

const parts = [faqGroups, orderingFaqs, savingGroup, removingGroup];

export const faqsPage: RemotePage = {
  Component: FaqsPage,
  slices: parts.map(({ slice }) => slice),
  saga: function* faqsSaga() {
    yield* all(parts.map((part) => part.saga));
  },
  needs: () => [faqGroups.fetch(null)],
  head: (_state, _at, t) => ({ title: t('operator-texts:faqs.title'), noindex: true }),
};
