import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Paged, ReferralContact, RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { clearFormDraft, findFormDraft } from '@storefront/shared/form-draft';
import { useDispatch, useRetry, useSelector, useSession, type Entry } from '@storefront/shared/store';
import {
  Async,
  Button,
  ButtonLink,
  Dialog,
  Empty,
  lazyHydrate,
  ListCount,
  Pagination,
  PlusIcon,
  Row,
  Skeleton,
  Stack,
  UploadIcon,
  useRestoreFocus,
  useScrollToListTop,
  useMutationDone,
} from '@storefront/shared/ui';
import { invitingContacts } from '../invitations/invitations';
import { joining } from '../member/joining';
import { MembersPage } from '../member/members-page';
import { paths } from '../paths/paths';
import { contactForm } from './contact-form-name';
import { ContactList } from './contact-list';
import { ContactSearch } from './contact-search';
import {
  contacts,
  contactsLink,
  contactsSaga,
  contactsWanted,
  importingContacts,
  parseContactsQuery,
  removingContact,
  savingContact,
  type ContactsQuery,
} from './contacts';

const ContactForm = lazyHydrate(
  () => import(/* webpackChunkName: "contact-form" */ './contact-form').then((part) => part.ContactForm),
  <Skeleton kind="block" height={420} />,
  'page',
);
const ContactImportForm = lazyHydrate(
  () =>
    import(/* webpackChunkName: "contact-import" */ './contact-import-form').then(
      (part) => part.ContactImportForm,
    ),
  <Skeleton kind="block" height={240} />,
  'page',
);

/** The people that a member may invite. */
function ContactsPage() {
  const { t } = useTranslation('referral-contacts');
  return (
    <MembersPage title={t('title')}>
      <Contacts />
    </MembersPage>
  );
}

/** What stands open above the list: a form for a contact by its id or `new`, or the import. */
type Open = string | null;

function Contacts() {
  const { t } = useTranslation('referral-contacts');
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const { userInfo } = useSession();
  const query = parseContactsQuery({ query: search });
  const entry = useSelector((state) => contacts.select(state, { ...query, account: userInfo?.id ?? '' }));
  // What was typed before a login stands open again.
  const [open, setOpen] = useState<Open>(() => findFormDraft(contactForm, userInfo?.id) ?? null);
  const [leaving, setLeaving] = useState<ReferralContact | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useRestoreFocus(top);

  const show = (which: Open) => {
    dispatch(savingContact.reset());
    dispatch(importingContacts.reset());
    setOpen(which);
  };
  const close = () => {
    setOpen(null);
    // The button that was pressed is gone with the form.
    top.current?.focus();
  };
  const edited = entry.data?.data.find(({ id }) => id === open);
  return (
    <div ref={top} tabIndex={-1} role="region" aria-label={t('title')}>
      <Stack gap={6}>
        <Row between>
          <ContactSearch search={query.search} />
          <Row>
            <Button icon={<PlusIcon />} onClick={() => show('new')}>
              {t('add')}
            </Button>
            <Button variant="quiet" icon={<UploadIcon />} onClick={() => show('import')}>
              {t('import.action')}
            </Button>
          </Row>
        </Row>
        {open === 'new' && <ContactForm saved={null} onClose={close} />}
        {open === 'import' && <ContactImportForm onClose={close} />}
        {edited && <ContactForm key={edited.id} saved={edited} onClose={close} />}
        <Listed
          query={query}
          entry={entry}
          onEdit={({ id }) => show(id)}
          onRemove={(contact) => {
            dispatch(removingContact.reset());
            setLeaving(contact);
          }}
        />
      </Stack>
      <RemoveDialog
        contact={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={() => {
          // The question was closed before the answer came: what is open since has the focus.
          if (!leaving) return;
          clearFormDraft(`${contactForm}${leaving.id}`);
          setLeaving(null);
          top.current?.focus();
        }}
      />
    </div>
  );
}

function Listed({
  query,
  entry,
  onEdit,
  onRemove,
}: {
  query: ContactsQuery;
  entry: Entry<Paged<ReferralContact>>;
  onEdit: (contact: ReferralContact) => void;
  onRemove: (contact: ReferralContact) => void;
}) {
  const { t } = useTranslation('referral-contacts');
  const top = useScrollToListTop<HTMLDivElement>(query.page);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isFiltered = query.search !== '' || query.page > 1;
  return (
    <Async
      entry={entry}
      pending={<Skeleton lines={8} />}
      empty={
        isFiltered ? (
          <Empty
            title={t('list.nothingFits')}
            action={<ButtonLink to={paths.contacts.to()}>{t('list.seeAll')}</ButtonLink>}
          />
        ) : (
          <Empty title={t('list.empty')}>{t('list.emptyText')}</Empty>
        )
      }
    >
      {({ data, meta }) => (
        <div ref={top} tabIndex={-1} role="group" aria-label={t('title')}>
          <ListCount>{t('list.count', { count: meta.total })}</ListCount>
          <ContactList
            rows={data}
            ticked={ticked}
            onTick={setTicked}
            onEdit={onEdit}
            onRemove={(contact) => {
              setTicked(new Set([...ticked].filter((id) => id !== contact.id)));
              onRemove(contact);
            }}
          />
          <Pagination
            page={meta.page}
            totalPages={meta.totalPages}
            to={(page) => contactsLink({ ...query, page })}
          />
        </div>
      )}
    </Async>
  );
}

function RemoveDialog({
  contact,
  onClose,
  onRemoved,
}: {
  contact: ReferralContact | null;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { t } = useTranslation('referral-contacts');
  const dispatch = useDispatch();
  const retry = useRetry();
  const state = useSelector(removingContact.select);
  useMutationDone(state, () => {
    onRemoved();
    retry();
  });
  return (
    <Dialog
      isOpen={contact !== null}
      firstFocus="title"
      onClose={onClose}
      title={t('remove.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('remove.keep')}
          </Button>
          <Button
            variant="danger"
            busy={state.status === 'pending'}
            onClick={() => {
              if (contact) dispatch(removingContact.send(contact.id));
            }}
          >
            {t('remove.action')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{contact && t('remove.text', { name: contact.fullName })}</p>
        <ErrorBanner error={state.error} overrides={{ other: t('remove.failed') }} />
      </Stack>
    </Dialog>
  );
}

export const contactsPage: RemotePage = {
  Component: ContactsPage,
  needs: (at) => [contactsWanted(parseContactsQuery(at))],
  head: (_state, _at, t) => ({ title: t('referral-contacts:title'), noindex: true }),
  slices: [
    contacts.slice,
    savingContact.slice,
    removingContact.slice,
    importingContacts.slice,
    invitingContacts.slice,
    joining.slice,
  ],
  saga: [
    contacts.saga,
    contactsSaga,
    savingContact.saga,
    removingContact.saga,
    importingContacts.saga,
    invitingContacts.saga,
    joining.saga,
  ],
};
