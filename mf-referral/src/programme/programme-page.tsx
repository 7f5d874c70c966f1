import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector, useSession } from '@storefront/shared/store';
import {
  Async,
  Banner,
  ButtonLink,
  lazyHydrate,
  Page,
  Row,
  Section,
  Skeleton,
  Stack,
} from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { campaign } from '../member/campaign';
import { KeepFocus } from '../member/keep-focus';
import { member } from '../member/member';
import { joining } from '../member/joining';
import { MembersOnly, useStanding } from '../member/members-only';
import { ReferralTabs } from '../member/members-page';
import { paths } from '../paths/paths';
import { Offer } from './offer';
import { SharePanel } from './share-panel';

const JoinForm = lazyHydrate(
  () => import(/* webpackChunkName: "join-form" */ './join-form').then((part) => part.JoinForm),
  <Skeleton kind="block" height={280} />,
  'page',
);

/** The programme: what it offers, joining it, and what a member passes on. */
function ProgrammePage() {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const isMember = useStanding() !== 'visitor';
  const entry = useSelector((state) => campaign.select(state, { language }));
  return (
    <Page title={t('title')} width="wide">
      {/* In one place of one height: who is a member is known in the browser only, after the server's page is shown. */}
      <Lead>{isMember ? <ReferralTabs /> : <p>{t('intro')}</p>}</Lead>
      <Stack gap={6}>
        <Async entry={entry}>
          {({ active }) =>
            active ? (
              <Offer campaign={active} />
            ) : (
              <Banner title={t('offer.none')}>{t('offer.noneText')}</Banner>
            )
          }
        </Async>
        <KeepFocus label={t('tabs.share')}>
          <MembersOnly otherwise={null}>
            <SharePanel />
          </MembersOnly>
          {!isMember && entry.data?.active && <Join />}
        </KeepFocus>
      </Stack>
    </Page>
  );
}

function Join() {
  const { t } = useTranslation('referral');
  const pathTo = usePathTo();
  const { isLoggedIn } = useSession();
  if (isLoggedIn) return <JoinForm />;
  return (
    <Section title={t('join.title')}>
      <Stack>
        <p>{t('join.visitor')}</p>
        <Row>
          <ButtonLink to={pathTo('account/login', { redirectUrl: paths.programme.to() })}>
            {t('join.login')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={pathTo('account/signup')}>
            {t('join.signUp')}
          </ButtonLink>
        </Row>
      </Stack>
    </Section>
  );
}

const Lead = styled.div`
  min-height: 74px;
  > p {
    margin-bottom: var(--s-6);
  }
`;

export const programmePage: RemotePage = {
  Component: ProgrammePage,
  needs: ({ language }) => [campaign.fetch({ language }), member.fetch(null)],
  head: (_state, _at, t) => ({
    title: t('referral:title'),
    description: t('referral:description'),
    canonical: paths.programme.to(),
  }),
  status: (state, { language }) => (campaign.select(state, { language }).data ? 200 : 503),
  slices: [campaign.slice, member.slice, joining.slice],
  saga: [campaign.saga, member.saga, joining.saga],
};
