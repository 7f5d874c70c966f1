import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemotePage, UserAddress } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { findFormDraft } from '@storefront/shared/form-draft';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector, useSession } from '@storefront/shared/store';
import {
  addressText,
  Async,
  Button,
  Dialog,
  Empty,
  lazyHydrate,
  Page,
  PlusIcon,
  Skeleton,
  Stack,
  useRestoreFocus,
  useStatusSinceMount,
  useMutationDone,
} from '@storefront/shared/ui';
import { privateHead } from '../private-head';
import { addressBook, addressForm, choosingDefault, removingAddress, savingAddress } from './address-book';
import { AddressCard } from './address-card';
import { asDefault } from './as-default';
import { countries, provinces, wards } from './divisions';

const AddressForm = lazyHydrate(
  () => import(/* webpackChunkName: "address-form" */ './address-form').then((part) => part.AddressForm),
  <Skeleton kind="block" height={560} />,
  'page',
);

/** Where parcels may go. */
function AddressesPage() {
  const { t } = useTranslation('account-profile');
  const language = useLanguage();
  const dispatch = useDispatch();
  const book = useSelector((state) => addressBook.select(state, null));
  /** Which one is written: an id, or `new`. */
  const { userInfo } = useSession();
  // What was typed before a login stands open again.
  const [wanted, setOpen] = useState(() => findFormDraft(addressForm, userInfo?.id) ?? null);
  const isThere = wanted === 'new' || book.data?.some(({ id }) => id === wanted) === true;
  const open = isThere ? wanted : null;
  const [asked, setAsked] = useState<string | null>(null);
  // One that is gone is not asked about any more.
  const leaving = book.data?.find(({ id }) => id === asked) ?? null;
  const top = useRef<HTMLDivElement>(null);
  useRestoreFocus(top);

  const textOf = (address: UserAddress) => addressText(address, language);
  const write = (which: string) => {
    dispatch(savingAddress.reset());
    setOpen(which);
  };
  const close = () => {
    setOpen(null);
    // The button that was pressed is gone with the form.
    top.current?.focus();
  };
  return (
    <Page
      title={t('addresses.title')}
      width="wide"
      aside={
        open === null && (
          <Button icon={<PlusIcon />} onClick={() => write('new')}>
            {t('addresses.add')}
          </Button>
        )
      }
    >
      <div ref={top} tabIndex={-1} role="region" aria-label={t('addresses.title')}>
        <Stack>
          {open === 'new' && <AddressForm saved={null} text="" onClose={close} />}
          <ActionFailed />
          <Async
            entry={book}
            empty={
              open === null && (
                <Empty scene="search" title={t('addresses.empty')}>
                  {t('addresses.emptyText')}
                </Empty>
              )
            }
          >
            {(addresses) => (
              <Stack>
                {addresses.map((address) =>
                  open === address.id ? (
                    <AddressForm key={address.id} saved={address} text={textOf(address)} onClose={close} />
                  ) : (
                    <Entry
                      key={address.id}
                      address={address}
                      text={textOf(address)}
                      onEdit={() => write(address.id)}
                      onDelete={() => {
                        dispatch(removingAddress.reset(address.id));
                        setAsked(address.id);
                      }}
                    />
                  ),
                )}
              </Stack>
            )}
          </Async>
        </Stack>
      </div>
      <DeleteDialog
        address={leaving}
        text={leaving ? textOf(leaving) : ''}
        onClose={() => setAsked(null)}
        onDeleted={() => {
          setAsked(null);
          top.current?.focus();
        }}
      />
    </Page>
  );
}

function Entry({
  address,
  text,
  onEdit,
  onDelete,
}: {
  address: UserAddress;
  text: string;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const dispatch = useDispatch();
  const isBusy = useSelector(choosingDefault.select).status === 'pending';
  return (
    <AddressCard
      address={address}
      text={text}
      isBusy={isBusy}
      onEdit={onEdit}
      onDelete={onDelete}
      onDefault={() => {
        if (!isBusy) dispatch(choosingDefault.send({ id: address.id, body: asDefault(address) }));
      }}
    />
  );
}

/** What was pressed in a card could not be done. */
function ActionFailed() {
  const { t } = useTranslation('account-profile');
  const { error } = useStatusSinceMount(useSelector(choosingDefault.select));
  return <ErrorBanner error={error} overrides={{ other: t('errors.defaultFailed') }} />;
}

function DeleteDialog({
  address,
  text,
  onClose,
  onDeleted,
}: {
  address: UserAddress | null;
  text: string;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const state = useSelector((all) => removingAddress.select(all, address?.id));
  useMutationDone(state, onDeleted);
  return (
    <Dialog
      isOpen={address !== null}
      firstFocus="title"
      onClose={onClose}
      title={t('addresses.deleteTitle')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('addresses.keep')}
          </Button>
          <Button
            variant="danger"
            busy={state.status === 'pending'}
            onClick={() => {
              if (address) dispatch(removingAddress.send(address.id));
            }}
          >
            {t('addresses.delete')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{text}</p>
        <ErrorBanner error={state.error} overrides={{ other: t('errors.deleteFailed') }} />
      </Stack>
    </Dialog>
  );
}

export const addressesPage: RemotePage = {
  Component: AddressesPage,
  needs: ({ language }) => [addressBook.fetch(null), provinces.fetch(null), countries.fetch({ language })],
  head: privateHead('addresses.title'),
  slices: [
    addressBook.slice,
    savingAddress.slice,
    choosingDefault.slice,
    removingAddress.slice,
    provinces.slice,
    wards.slice,
    countries.slice,
  ],
  saga: [
    addressBook.saga,
    savingAddress.saga,
    choosingDefault.saga,
    removingAddress.saga,
    provinces.saga,
    wards.saga,
    countries.saga,
  ],
};
