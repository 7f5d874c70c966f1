import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import {
  Async,
  Button,
  Dialog,
  lazyHydrate,
  Page,
  Skeleton,
  Stack,
  useStatusSinceMount,
  Section,
  useMutationDone,
} from '@storefront/shared/ui';
import { privateHead } from '../private-head';
import { consent, deletingAccount, exportingData, savingConsent } from './privacy-state';

const ConsentForm = lazyHydrate(
  () => import(/* webpackChunkName: "privacy-forms" */ './consent-form').then((part) => part.ConsentForm),
  <Skeleton kind="block" height={280} />,
  'page',
);
const DeleteForm = lazyHydrate(
  () => import(/* webpackChunkName: "privacy-forms" */ './delete-form').then((part) => part.DeleteForm),
  <Skeleton kind="block" height={140} />,
  'page',
);

/** What the customer agrees to, a copy of their data, and its end. */
function PrivacyPage() {
  const { t } = useTranslation('account-profile');
  const entry = useSelector((state) => consent.select(state, null));
  return (
    <Page title={t('privacy.title')} width="wide">
      <Stack gap={6}>
        <RoomForConsent>
          <Async entry={entry}>{(known) => <ConsentForm known={known} />}</Async>
        </RoomForConsent>
        <ExportData />
        <DeleteAccount />
      </Stack>
    </Page>
  );
}

/** As high as the form, so that what follows stays where it is when the form comes. */
const RoomForConsent = styled.div`
  min-height: 300px;
  @media (max-width: 479.98px) {
    &:lang(vi) {
      min-height: 342px;
    }
  }
`;

function ExportData() {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const state = useStatusSinceMount(useSelector(exportingData.select));
  const [isDone, setIsDone] = useState(false);
  useMutationDone(state, () => setIsDone(true));
  return (
    <Section title={t('privacy.export')}>
      <Stack>
        <p>{t('privacy.exportText')}</p>
        <ErrorBanner
          error={state.error}
          overrides={{ TOO_MANY_REQUESTS: t('errors.exportLimit'), other: t('errors.exportFailed') }}
        />
        <div>
          <Button
            variant="quiet"
            busy={state.status === 'pending'}
            onClick={() => {
              setIsDone(false);
              dispatch(exportingData.send(null));
            }}
          >
            {t('privacy.exportButton')}
          </Button>
        </div>
        <p role="status">{isDone && t('privacy.exported')}</p>
      </Stack>
    </Section>
  );
}

function DeleteAccount() {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('privacy.delete')}>
      <Stack>
        <p>{t('privacy.deleteText')}</p>
        <div>
          <Button
            variant="danger"
            onClick={() => {
              dispatch(deletingAccount.reset());
              setIsOpen(true);
            }}
          >
            {t('privacy.deleteButton')}
          </Button>
        </div>
      </Stack>
      <Dialog
        isOpen={isOpen}
        firstFocus="title"
        onClose={() => setIsOpen(false)}
        title={t('privacy.deleteTitle')}
      >
        <Stack>
          <ul>
            <li>{t('privacy.deleteNow')}</li>
            <li>{t('privacy.deleteLater')}</li>
            <li>{t('privacy.deleteOrders')}</li>
          </ul>
          <DeleteForm />
        </Stack>
      </Dialog>
    </Section>
  );
}

export const privacyPage: RemotePage = {
  Component: PrivacyPage,
  needs: () => [consent.fetch(null)],
  head: privateHead('privacy.title'),
  slices: [consent.slice, savingConsent.slice, exportingData.slice, deletingAccount.slice],
  saga: [consent.saga, savingConsent.saga, exportingData.saga, deletingAccount.saga],
};
