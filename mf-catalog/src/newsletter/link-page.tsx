import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { all, createMutation, useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, ButtonLink, Heading, Page, Stack } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** What the links of the newsletter's mails do once a person presses the button. */
const doings = {
  confirm: createMutation<string, unknown>({
    name: 'catalog/newsletterConfirm',
    async send({ http, signal }, token) {
      return (await http.getTracked('main/newsletter/confirm', { params: { token }, signal })).data;
    },
  }),
  unsubscribe: createMutation<string, unknown>({
    name: 'catalog/newsletterUnsubscribe',
    async send({ http, signal }, token) {
      return (await http.post('main/newsletter/unsubscribe', { token }, { signal })).data;
    },
  }),
};
type Doing = keyof typeof doings;

const words = {
  confirm: {
    title: 'newsletter.confirmTitle',
    text: 'newsletter.confirmText',
    button: 'newsletter.confirm',
    doneTitle: 'newsletter.confirmedTitle',
    doneText: 'newsletter.confirmedText',
  },
  unsubscribe: {
    title: 'newsletter.unsubscribeTitle',
    text: 'newsletter.unsubscribeText',
    button: 'newsletter.unsubscribe',
    doneTitle: 'newsletter.unsubscribedTitle',
    doneText: 'newsletter.unsubscribedText',
  },
} as const;

/** Programs open the links of mails, so opening one does nothing yet. */
function LinkPage({ doing }: { doing: Doing }) {
  const { t } = useTranslation('catalog-content');
  const dispatch = useDispatch();
  const token = useSearchParams()[0].get('token') ?? '';
  // Another link's end is not this one's.
  const [pressed, setPressed] = useState<string | null>(null);
  const { send, select } = doings[doing];
  const sent = useSelector(select);
  const { status, error } = pressed === token ? sent : { status: 'idle', error: undefined };
  const say = words[doing];
  const press = () => {
    setPressed(token);
    dispatch(send(token));
  };

  if (status === 'done')
    return (
      <Page title={t(say.doneTitle)} isTitleInside width="form">
        <Banner
          tone="success"
          isLive
          title={
            <Heading level={1} size={3}>
              {t(say.doneTitle)}
            </Heading>
          }
        >
          {t(say.doneText)}
        </Banner>
        <Ways />
      </Page>
    );
  const isExpired = error?.code === 'TOKEN_EXPIRED';
  const isInvalid = token === '' || isExpired || error?.code === 'TOKEN_INVALID' || error?.status === 400;
  if (isInvalid)
    return (
      <Page title={t('newsletter.invalidTitle')} isTitleInside width="form">
        <Banner
          tone="warning"
          isLive={status === 'failed'}
          title={
            <Heading level={1} size={3}>
              {t(isExpired ? 'newsletter.expiredTitle' : 'newsletter.invalidTitle')}
            </Heading>
          }
        >
          {t(isExpired ? 'newsletter.expiredText' : 'newsletter.invalidText')}
        </Banner>
        <Ways isAgain={doing === 'confirm'} />
      </Page>
    );
  return (
    <Page title={t(say.title)} width="form">
      <Stack gap={4}>
        <p>{t(say.text)}</p>
        {status === 'failed' && (
          <Banner tone="danger" isLive>
            {t('newsletter.failed')}
          </Banner>
        )}
        <Button size="large" isWide busy={status === 'pending'} onClick={press}>
          {t(say.button)}
        </Button>
      </Stack>
    </Page>
  );
}

/** Where to from here. The form to subscribe stands at the end of the news. */
function Ways({ isAgain = false }: { isAgain?: boolean }) {
  const { t } = useTranslation('catalog-content');
  const to = isAgain ? paths.news.to() : paths.home.to();
  return (
    <Stack gap={4}>
      <span />
      <ButtonLink variant="quiet" to={to}>
        {t(isAgain ? 'newsletter.subscribeAgain' : 'newsletter.toHome')}
      </ButtonLink>
    </Stack>
  );
}

const slices = [doings.confirm.slice, doings.unsubscribe.slice];

function* saga() {
  yield* all([doings.confirm.saga, doings.unsubscribe.saga]);
}

const linkPage = (doing: Doing): RemotePage => ({
  Component: () => <LinkPage doing={doing} />,
  head: (_state, _at, t) => ({ title: t(`catalog-content:${words[doing].title}`), noindex: true }),
  slices,
  saga,
});

export const confirmPage = linkPage('confirm');
export const unsubscribePage = linkPage('unsubscribe');
