import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { safeRedirect, type RemotePage, type Touched } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { selectIsLoggedIn, useSelector } from '@storefront/shared/store';
import { Async, Banner, ButtonLink, Empty, Page, Row, Skeleton, TextLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { inviter } from './inviter';
import { touching } from './touching';
import { useTouch } from './use-touch';
import { Welcome } from './welcome';

/** Where a shared link leads: who invites, what there is to get, and on to the shop. */
function CodePage() {
  const { t } = useTranslation('referral-arrival');
  const language = useLanguage();
  const { code = '' } = useParams();
  const entry = useSelector((state) => inviter.select(state, { code, language }));
  const { data: touched } = useSelector((state) => touching.select(state, code));
  useTouch(entry.data ? code : null);
  if (entry.error?.status === 404)
    return (
      <Page title={t('unknown.title')} isTitleInside width="text">
        <Empty level={1} title={t('unknown.title')} action={<ButtonLink to="/">{t('toShop')}</ButtonLink>}>
          {t('unknown.text')}
        </Empty>
      </Page>
    );
  return (
    <Page title={t('title')} isTitleInside width="text">
      <Async entry={entry} pending={<Skeleton kind="block" height={320} />}>
        {(from) => (
          <Welcome from={from}>
            <NotCounted touched={touched} />
            <WaysOn code={code} />
          </Welcome>
        )}
      </Async>
    </Page>
  );
}

/** Why a visit does not count for the inviter. */
export function NotCounted({ touched }: { touched: Touched | undefined }) {
  const { t } = useTranslation('referral-arrival');
  return touched?.reason ? <Banner isLive>{t(`reasons.${touched.reason}`)}</Banner> : null;
}

/** On to the shop, or to the page that the link names; visitors may sign up or in on the way. */
export function WaysOn({ code }: { code: string }) {
  const { t } = useTranslation('referral-arrival');
  const pathTo = usePathTo();
  const [search] = useSearchParams();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const redirectUrl = safeRedirect(search.get('to'), '') || undefined;
  const login = pathTo('account/login', { redirectUrl });
  return (
    <>
      <Row>
        <ButtonLink to={redirectUrl ?? '/'}>{t('toShop')}</ButtonLink>
        {!isLoggedIn && (
          <ButtonLink variant="quiet" to={pathTo('account/signup', { ref: code, redirectUrl })}>
            {t('signUp')}
          </ButtonLink>
        )}
      </Row>
      {!isLoggedIn && login !== null && (
        <p>
          {t('known')} <TextLink to={login}>{t('signIn')}</TextLink>
        </p>
      )}
    </>
  );
}

export const codePage: RemotePage = {
  Component: CodePage,
  needs: ({ params, language }) => [inviter.fetch({ code: params['code'] ?? '', language })],
  head: (_state, _at, t) => ({
    title: t('referral-arrival:title'),
    description: t('referral-arrival:description'),
    noindex: true,
  }),
  status(state, { params, language }) {
    const { data, error } = inviter.select(state, { code: params['code'] ?? '', language });
    if (data) return 200;
    return error?.status === 404 ? 404 : 503;
  },
  slices: [inviter.slice, touching.slice],
  saga: [inviter.saga, touching.saga],
};
