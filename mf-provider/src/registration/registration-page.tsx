import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { Provider, RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { profileRequested, useSelector } from '@storefront/shared/store';
import { formatDateTimeInText } from '@storefront/shared/time';
import { Async, Banner, ButtonLink, Page, Section, Skeleton, Stack } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { paths } from '../paths/paths';
import { KeepFocus } from '../provider/keep-focus';
import { ownProvider } from '../provider/own-provider';
import { DetailsForm } from './details-form';
import { changingProvider, registering } from './registering';
import { RegistrationForm } from './registration-form';

/** Becoming a provider: the form, then how the registration stands, and the details once it is approved. */
function RegistrationPage() {
  const { t } = useTranslation('provider-registration');
  const entry = useSelector((state) => ownProvider.select(state, null));
  const isApproved = entry.data?.provider?.status === 'APPROVED';
  return (
    <Page title={t(isApproved ? 'titleApproved' : 'title')} width="wide">
      <Async entry={entry} pending={<Skeleton lines={10} />}>
        {({ provider }) => (
          <Columns>
            <KeepFocus label={t('title')}>
              <Stack gap={6}>
                {provider && <Standing provider={provider} />}
                {(!provider || provider.status === 'REJECTED') && <RegistrationForm rejected={provider} />}
                {provider?.status === 'APPROVED' && <DetailsForm provider={provider} />}
              </Stack>
            </KeepFocus>
            {!isApproved && <Terms />}
          </Columns>
        )}
      </Async>
    </Page>
  );
}

/** How the registration stands, why, and what to do now. */
function Standing({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider-registration');
  const language = useLanguage();
  const pathTo = usePathTo();
  const { status, reason, businessName, updatedAt } = provider;
  const at = formatDateTimeInText(updatedAt, language);
  if (status === 'APPROVED')
    return (
      <Banner
        tone="success"
        title={t('standing.APPROVED', { name: businessName })}
        action={
          <ButtonLink variant="quiet" to={paths.dashboard.to()}>
            {t('standing.dashboard')}
          </ButtonLink>
        }
      >
        {t('standing.APPROVEDText')}
      </Banner>
    );
  if (status === 'NEW')
    return (
      <Banner
        title={t('standing.NEW', { name: businessName })}
        action={
          <ButtonLink variant="quiet" to={paths.solutions.to()}>
            {t('standing.seeSolutions')}
          </ButtonLink>
        }
      >
        {t('standing.NEWText', { at })}
      </Banner>
    );
  return (
    <Banner
      tone={status === 'LOCKED' ? 'danger' : 'warning'}
      title={t(`standing.${status}`, { name: businessName })}
      action={
        status === 'LOCKED' && (
          <ButtonLink variant="quiet" to={pathTo('catalog/contact')}>
            {t('standing.contact')}
          </ButtonLink>
        )
      }
    >
      {reason && <Reason>{t('standing.reason', { reason })}</Reason>}
      <p>{t(`standing.${status}Text`)}</p>
    </Banner>
  );
}

function Terms() {
  const { t } = useTranslation('provider-registration');
  return (
    <Section title={t('terms.title')}>
      <List>
        {(['review', 'truth', 'limit', 'answer', 'lock'] as const).map((term) => (
          <li key={term}>{t(`terms.${term}`)}</li>
        ))}
      </List>
    </Section>
  );
}

export const registrationPage: RemotePage = {
  Component: RegistrationPage,
  // Whether the session is a provider's may have been decided since it began.
  needs: () => [ownProvider.refetch(null), profileRequested()],
  head(state, _at, t) {
    const isApproved = ownProvider.select(state, null).data?.provider?.status === 'APPROVED';
    const title = t(isApproved ? 'provider-registration:titleApproved' : 'provider-registration:title');
    return { title, noindex: true };
  },
  slices: [ownProvider.slice, registering.slice, changingProvider.slice],
  saga: [ownProvider.saga, registering.saga, changingProvider.saga],
};

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
const Reason = styled.p`
  font-weight: 500;
  overflow-wrap: anywhere;
`;
const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  padding-left: var(--s-4);
  list-style: disc;
`;
