import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { formatNumber } from '@storefront/shared/money';
import { useSelector } from '@storefront/shared/store';
import {
  Async,
  Button,
  CopyButton,
  ExternalLink,
  Facts,
  Input,
  Row,
  Section,
  ShareIcon,
  Stack,
} from '@storefront/shared/ui';
import { member, type Member } from '../member/member';
import { useSharePicture } from './use-share-picture';

/** The member's code as link, QR code and picture, and the ways to pass them on. */
export function SharePanel() {
  const entry = useSelector((state) => member.select(state, null));
  return <Async entry={entry}>{(data) => <Panel member={data} />}</Async>;
}

function Panel({ member: { code, link, qrCode, eCardSrc, counts } }: { member: Member }) {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  return (
    <Stack gap={6}>
      <Section title={t('share.title')}>
        <Sides>
          <Stack>
            <Row>
              <span>{t('share.code')}</span>
              <Code>{code}</Code>
              <CopyButton text={code} label={t('share.copyCode')} />
            </Row>
            <Input
              readOnly
              label={t('share.link')}
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <ShareButtons link={link} />
          </Stack>
          <QrCode src={qrCode} alt={t('share.qr')} width={176} height={176} />
        </Sides>
      </Section>
      <Section title={t('card.title')}>
        <Stack>
          <p>{t('card.text')}</p>
          <ECard code={code} src={`${eCardSrc}?lang=${language}`} />
        </Stack>
      </Section>
      <Section title={t('counts.title')}>
        <Counts>
          {(['opened', 'joined', 'ordered', 'rewarded'] as const).map((step) => (
            <div key={step}>
              <dt>{t(`counts.${step}`)}</dt>
              <dd>{formatNumber(counts[step], language)}</dd>
            </div>
          ))}
        </Counts>
      </Section>
    </Stack>
  );
}

/** Copying, the system's own way of sharing where there is one, mail, and the networks that shoppers use. */
function ShareButtons({ link }: { link: string }) {
  const { t } = useTranslation('referral');
  const text = t('share.text');
  const canShare = useSyncExternalStore(never, hasShare, () => false);
  const encoded = encodeURIComponent(link);
  return (
    <Row gap={3}>
      <CopyButton text={link} label={t('share.copyLink')} isLabelShown />
      {canShare && (
        <Button
          size="small"
          variant="quiet"
          icon={<ShareIcon size={16} />}
          onClick={() => {
            navigator.share({ text, url: link }).catch(() => {
              // They thought better of it.
            });
          }}
        >
          {t('share.system')}
        </Button>
      )}
      <ShareLink
        href={`mailto:?subject=${encodeURIComponent(t('share.subject'))}&body=${encodeURIComponent(`${text} ${link}`)}`}
      >
        {t('share.mail')}
      </ShareLink>
      <ShareLink
        href={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Facebook
      </ShareLink>
      <ShareLink
        href={`https://t.me/share/url?url=${encoded}&text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Telegram
      </ShareLink>
    </Row>
  );
}

const never = () => () => undefined;
const hasShare = () => typeof navigator.share === 'function';

function ECard({ code, src }: { code: string; src: string }) {
  const { t } = useTranslation('referral');
  const share = useSharePicture(src, `${code}.png`);
  return (
    <>
      <Card src={src} alt={t('card.alt', { code })} width={1200} height={630} loading="lazy" />
      <Row>
        {share && (
          <Button size="small" variant="quiet" icon={<ShareIcon size={16} />} onClick={share}>
            {t('card.share')}
          </Button>
        )}
        <ShareLink href={src} download={`${code}.png`}>
          {t('card.download')}
        </ShareLink>
      </Row>
    </>
  );
}

const Sides = styled.div`
  display: grid;
  gap: var(--s-6);
  justify-items: start;
  > div:first-of-type {
    width: 100%;
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;
/** As high as a finger needs. */
const ShareLink = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
const Code = styled.strong`
  padding: var(--s-1) var(--s-3);
  border: 1.5px dashed var(--c-action);
  border-radius: var(--r-control);
  font-size: var(--t-lg);
  letter-spacing: 0.04em;
`;
/** White around it on a dark page too, or no camera reads it. */
const QrCode = styled.img`
  padding: var(--s-2);
  border-radius: var(--r-control);
  background: #ffffff;
`;
const Card = styled.img`
  width: 100%;
  max-width: 480px;
  height: auto;
  border: 1px solid var(--c-line);
  border-radius: var(--r-card);
  background: var(--c-picture);
`;
const Counts = styled(Facts)`
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  dd {
    font-size: var(--t-xl);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
