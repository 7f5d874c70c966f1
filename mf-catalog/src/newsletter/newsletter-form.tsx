import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, Checkbox, Heading, Input, TextLink } from '@storefront/shared/ui';
import { newsletter } from '../newsletter-resource';
import { paths } from '../paths/paths';

const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Asks for the shop's news by e-mail. What it answers tells nobody whether an address is on the list. */
export function NewsletterForm() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const dispatch = useDispatch();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const [hp, setHp] = useState('');
  const [asked, setAsked] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { status, error } = useSelector(newsletter.select);

  const address = email.trim();
  const isRefused = address === asked && (error?.errors ?? []).some(({ field }) => field === 'email');
  const emailError = wasTried && (!mail.test(address) || isRefused) && t('newsletter.emailInvalid');
  const consentError = wasTried && !hasConsent && t('newsletter.consentRequired');

  const done = useRef<HTMLDivElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === 'pending' && status === 'done') done.current?.focus();
    shown.current = status;
  }, [status]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'pending') return;
    setWasTried(true);
    const isMail = mail.test(address);
    if (!isMail || !hasConsent) {
      form.current?.querySelector<HTMLElement>(isMail ? '[type=checkbox]' : '[type=email]')?.focus();
      return;
    }
    setAsked(address);
    dispatch(newsletter.send({ email: address, lang: language, consent: true, ...(hp && { hp }) }));
  };

  return (
    <Band aria-labelledby={id}>
      <div>
        <Heading id={id} level={2}>
          {t('newsletter.title')}
        </Heading>
        <p>{t('newsletter.text')}</p>
      </div>
      {status === 'done' ? (
        <div ref={done} tabIndex={-1}>
          <Banner tone="success" isLive title={t('newsletter.doneTitle')}>
            {t('newsletter.doneText')}
          </Banner>
        </div>
      ) : (
        <Form ref={form} noValidate onSubmit={submit}>
          <Line>
            <Input
              type="email"
              label={t('newsletter.email')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              error={emailError}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" busy={status === 'pending'}>
              {t('newsletter.subscribe')}
            </Button>
          </Line>
          <Checkbox
            label={
              <>
                {t('newsletter.consent')}{' '}
                <TextLink to={paths.policy.to('security')}>{t('newsletter.privacy')}</TextLink>
              </>
            }
            checked={hasConsent}
            error={consentError}
            onChange={({ target }) => setHasConsent(target.checked)}
          />
          <Trap aria-hidden="true">
            <Input
              name="hp"
              label={t('newsletter.hp')}
              tabIndex={-1}
              autoComplete="off"
              value={hp}
              onChange={({ target }) => setHp(target.value)}
            />
          </Trap>
          {!emailError && <ErrorBanner error={error} overrides={{ other: t('notices.NewsletterFailed') }} />}
        </Form>
      )}
    </Band>
  );
}

const Band = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding: var(--s-6) var(--s-4);
  border-radius: var(--r-card);
  background: var(--c-tint);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-12);
    padding: var(--s-12);
  }
  > div > p {
    margin-top: var(--s-2);
    max-width: 46ch;
    color: var(--c-ink-soft);
  }
`;
const Form = styled.form`
  display: grid;
  gap: var(--s-2);
`;
/** The button stands beside the box, whatever is said below it. */
const Line = styled.div`
  display: grid;
  gap: var(--s-3);
  @media (min-width: 480px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    button {
      margin-top: 27px;
    }
  }
`;
const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
