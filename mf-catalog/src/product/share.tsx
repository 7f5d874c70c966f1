import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toSearch } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { noticeShown, selectReferralAuth, useDispatch, useSelector } from '@storefront/shared/store';
import { CopyIcon, Dialog, IconButton, Input, MailIcon, Menu, ShareIcon } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { referralCode } from './product-extras';
import { worded } from './words';

interface Props {
  slug: string;
  infoId: string | undefined;
  name: string;
}

/**
 * Shares this very variant: by the system's own way where there is one, else by Zalo, Facebook, or a link that is copied
 * or mailed. Who takes part in the referral programme shares with their code.
 */
export const Share = worded(({ slug, infoId, name }: Props) => {
  const { t } = useTranslation('catalog-product');
  const dispatch = useDispatch();
  const address = useAddress(slug, infoId);
  const canShare = useSyncExternalStore(never, hasOwnWay, () => false);
  const [isByHand, setIsByHand] = useState(false);

  if (canShare)
    return (
      <IconButton
        isRaised
        label={t('share.title')}
        icon={<ShareIcon />}
        onClick={() => {
          navigator.share({ title: name, url: address }).catch(() => {
            // They thought better of it.
          });
        }}
      />
    );
  const copy = async () => {
    if (await copied(address)) dispatch(noticeShown('Copied'));
    else setIsByHand(true);
  };
  return (
    <>
      <Menu label={t('share.title')} trigger={<ShareIcon />} align="end">
        <button type="button" onClick={() => void copy()}>
          <CopyIcon />
          {t('share.copy')}
        </button>
        {networks.map(({ name: network, share }) => (
          <a key={network} href={share(address)} target="_blank" rel="noopener noreferrer">
            <ShareIcon />
            {network}
          </a>
        ))}
        <a href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}>
          <MailIcon />
          {t('share.mail')}
        </a>
      </Menu>
      {/* Where nothing may write to the clipboard, people can. */}
      <Dialog
        isOpen={isByHand}
        firstFocus="field"
        title={t('share.title')}
        onClose={() => setIsByHand(false)}
      >
        <Input
          readOnly
          label={t('share.byHand')}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Dialog>
    </>
  );
});

/** Where people in Vietnam share; each has a page of its own for it, so that nothing of theirs runs here. */
const networks = [
  {
    name: 'Zalo',
    share: (url: string) =>
      `https://button-share.zalo.me/share_external?d=${encodeURIComponent(btoa(JSON.stringify({ url })))}`,
  },
  {
    name: 'Facebook',
    share: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
];

const never = () => () => undefined;
const hasOwnWay = () => typeof navigator.share === 'function';

/** Where this variant is, for others; the address bar may say more than they need. */
function useAddress(slug: string, infoId: string | undefined): string {
  const language = useLanguage();
  const code = useReferralCode();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const path = `${paths.product.to(slug)}${toSearch({ v: infoId, ref: code ?? undefined })}`;
  return `${origin}${language === 'en' ? '/en' : ''}${path}`;
}

/** Asked when somebody who can have one looks at a product. */
function useReferralCode(): string | null {
  const dispatch = useDispatch();
  const isMember = useSelector(selectReferralAuth) !== null;
  const { data = null } = useSelector((state) => referralCode.select(state, null));
  useEffect(() => {
    if (isMember) dispatch(referralCode.fetch(null));
  }, [isMember, dispatch]);
  return isMember ? data : null;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
