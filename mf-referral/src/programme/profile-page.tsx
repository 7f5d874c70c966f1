import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { ButtonLink, Page, Row, Stack, RevealTogether } from '@storefront/shared/ui';
import { member } from '../member/member';
import { joining } from '../member/joining';
import { MembersOnly } from '../member/members-only';
import { paths } from '../paths/paths';
import { SharePanel } from './share-panel';

/** The customer's own code among the pages of the profile. */
function ProfilePage() {
  const { t } = useTranslation('referral');
  const entry = useSelector((state) => member.select(state, null));
  return (
    <Page title={t('profile.title')} width="wide">
      <MembersOnly>
        <Stack gap={6}>
          <RevealTogether entries={[entry]}>
            <SharePanel />
            <Row>
              <ButtonLink to={paths.invite.to()}>{t('tabs.invite')}</ButtonLink>
              <ButtonLink variant="quiet" to={paths.rewards.to()}>
                {t('tabs.rewards')}
              </ButtonLink>
              <ButtonLink variant="quiet" to={paths.contacts.to()}>
                {t('tabs.contacts')}
              </ButtonLink>
            </Row>
          </RevealTogether>
        </Stack>
      </MembersOnly>
    </Page>
  );
}

export const profilePage: RemotePage = {
  Component: ProfilePage,
  needs: () => [member.fetch(null)],
  head: (_state, _at, t) => ({ title: t('referral:profile.title'), noindex: true }),
  slices: [member.slice, joining.slice],
  saga: [member.saga, joining.saga],
};
