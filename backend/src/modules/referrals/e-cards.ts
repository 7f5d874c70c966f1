import { create } from 'qrcode';
import sharp from 'sharp';
import { unavailable } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { limitConcurrency } from '../../lib/limit-concurrency';
import type { SiteName } from '../../lib/module';
import { pageAddress } from '../mail/render-mail';
import { fitted } from './outlines';
import type { ReferralService } from './referrals.service';
import type { Inviter } from './referrals.schema';

interface Dependencies {
  publicUrl: string;
  siteName: SiteName;
  referrals: Pick<ReferralService, 'inviter'>;
}

/** Of about 100 kB each. */
const MAX_CACHED = 50;
/** With those that wait; more are refused for the moment. */
const MAX_DRAWING = 10;
const WIDTH = 1200;
const HEIGHT = 630;
const QR = { x: 820, y: 145, size: 300 };
const LEFT = 80;
const TEXT_WIDTH = QR.x - LEFT - 60;

const words = {
  vi: {
    invites: (name: string | null) => (name === null ? 'Bạn được mời mua sắm' : `${name} mời bạn mua sắm`),
    welcome: 'Chào mừng bạn đến cửa hàng',
    code: 'Mã giới thiệu',
    scan: 'Quét mã để nhận ưu đãi',
  },
  en: {
    invites: (name: string | null) =>
      name === null ? 'You are invited to shop' : `${name} invites you to shop`,
    welcome: 'Welcome to the shop',
    code: 'Referral code',
    scan: 'Scan to get the offer',
  },
};

/** Pictures to share: who invites, the offer, the code and its QR code. */
export function createECards({ publicUrl, siteName, referrals }: Dependencies) {
  // Drawing takes a core; others wait for their turn.
  const inTurn = limitConcurrency(1);
  /** The last ones by what they show. */
  const pictures = new Map<string, Promise<Buffer>>();
  let drawing = 0;

  async function draw(inviter: Inviter, shopName: string, language: Language): Promise<Buffer> {
    if (drawing >= MAX_DRAWING) throw unavailable();
    drawing += 1;
    const link = pageAddress(publicUrl, language, `/r/${inviter.code}`);
    try {
      return await inTurn(() =>
        sharp(Buffer.from(card(inviter, link, shopName, language)))
          .png()
          .toBuffer(),
      );
    } finally {
      drawing -= 1;
    }
  }

  return async (code: string, language: Language): Promise<Buffer> => {
    const [inviter, shopName] = await Promise.all([referrals.inviter(code, language), siteName()]);
    const key = JSON.stringify([inviter, shopName, language]);
    const known = pictures.get(key);
    if (known) return known;
    const picture = draw(inviter, shopName, language);
    pictures.set(key, picture);
    for (const oldest of [...pictures.keys()].slice(0, -MAX_CACHED)) pictures.delete(oldest);
    try {
      return await picture;
    } catch (error) {
      pictures.delete(key);
      throw error;
    }
  };
}

function card(
  { code, inviterName, inviteeBenefit }: Inviter,
  link: string,
  siteName: string,
  language: Language,
) {
  const texts = words[language];
  const offer = inviteeBenefit?.voucherName ?? texts.welcome;
  const white = '#FFFFFF';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#C2410C"/>
<circle cx="1120" cy="40" r="260" fill="#EA580C"/>
<circle cx="40" cy="700" r="150" fill="#EA580C"/>
${fitted(siteName, LEFT, 120, TEXT_WIDTH, { size: 40, color: white, weight: 'bold' })}
${fitted(texts.invites(inviterName), LEFT, 240, TEXT_WIDTH, { size: 44, color: white })}
${fitted(offer, LEFT, 320, TEXT_WIDTH, { size: 56, color: white, weight: 'bold' })}
${fitted(texts.code, LEFT, 440, TEXT_WIDTH, { size: 30, color: white })}
${fitted(code, LEFT, 520, TEXT_WIDTH, { size: 72, color: white, weight: 'bold' })}
<rect x="${QR.x - 30}" y="${QR.y - 30}" width="${QR.size + 60}" height="${QR.size + 60}" rx="24" fill="${white}"/>
${qrOf(link)}
${fitted(texts.scan, QR.x - 30, 560, QR.size + 60, { size: 28, color: white })}
</svg>`;
}

/** The dark squares as one path. */
function qrOf(link: string): string {
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  const unit = QR.size / modules.size;
  const squares = Array.from(modules.data)
    .map((isDark, at) => (isDark ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : ''))
    .join('');
  return `<path transform="translate(${QR.x} ${QR.y}) scale(${unit})" fill="#1C1917" d="${squares}"/>`;
}
