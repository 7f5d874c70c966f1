import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { connect } from 'node:tls';
import type { Config } from '../config';
import type { GatewayReply, PaymentProvider } from '../modules/payments/provider';
import { failed, right, unknown, wrong, type Finding } from './finding';

const DAYS_MS = 86_400_000;
const MIN_CERTIFICATE_DAYS = 14;

type Public = Pick<Config, 'publicUrl' | 'trustProxy'>;
/** A gateway that the shop can be paid through, as far as its notifications go. */
export type NotifyingGateway = Pick<PaymentProvider, 'code' | 'replyFor'>;

/** What people and gateways meet at PUBLIC_URL: its certificate, the proxy behind it, the address for gateways, the home page. */
export async function checkPublicAddress(
  config: Public,
  gateways: readonly NotifyingGateway[],
): Promise<Finding[]> {
  const found = await Promise.all([
    certificateOf(config.publicUrl),
    proxyOf(config),
    homeOf(config.publicUrl),
    ...gateways.map((gateway) => notificationOf(config.publicUrl, gateway)),
  ]);
  return found;
}

async function certificateOf(publicUrl: string): Promise<Finding> {
  const id = 'public.tls';
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return unknown(id, 'PUBLIC_URL không dùng TLS', 'PUBLIC_URL is without TLS');
  const mend = {
    vi: 'Xin chứng chỉ cho tên này (certbot, Caddy) và nạp lại nginx.',
    en: 'Get a certificate for this name (certbot, Caddy), and reload nginx.',
  };
  try {
    const until = await new Promise<Date>((done, failed) => {
      const socket = connect(
        {
          host: hostname.replace(/^\[|\]$/g, ''),
          port: Number(port || 443),
          // The name that a server chooses its certificate by; an address is none.
          ...(isIP(hostname) === 0 && !hostname.startsWith('[') && { servername: hostname }),
          timeout: 5_000,
        },
        () => {
          const { valid_to: validTo } = socket.getPeerCertificate();
          socket.end();
          done(new Date(validTo));
        },
      );
      socket.once('error', failed);
      socket.once('timeout', () => socket.destroy(new Error('no answer within 5 s')));
    });
    const days = Math.floor((until.getTime() - Date.now()) / DAYS_MS);
    return days >= MIN_CERTIFICATE_DAYS
      ? right(id, `chứng chỉ còn ${days} ngày`, `the certificate is good for ${days} days`)
      : wrong(id, { vi: `chứng chỉ chỉ còn ${days} ngày`, en: `the certificate ends in ${days} days` }, mend);
  } catch (error) {
    return wrong(id, failed('kết nối TLS không được', 'no connection over TLS', error), mend);
  }
}

/** The servers speak plain HTTP, so what answers TLS for them is a proxy whose word they must believe. */
async function proxyOf({ publicUrl, trustProxy }: Public): Promise<Finding> {
  const id = 'public.trust-proxy';
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' && trustProxy === false)
    return wrong(
      id,
      {
        vi: 'TRUST_PROXY=false sau một proxy TLS: mọi khách có chung một địa chỉ',
        en: 'TRUST_PROXY=false behind a TLS proxy: all visitors share one address',
      },
      {
        vi: 'TRUST_PROXY=loopback khi proxy ở cùng máy.',
        en: 'TRUST_PROXY=loopback when the proxy is on this machine.',
      },
    );
  const own = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).map(({ address }) => address),
  );
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (addresses.length === 0)
    return wrong(
      id,
      { vi: `tên ${hostname} không có địa chỉ`, en: `the name ${hostname} has no address` },
      { vi: 'Thêm bản ghi A/AAAA ở nhà cung cấp tên miền.', en: 'Add an A or AAAA record at the registrar.' },
    );
  const isHere = addresses.some(({ address }) => own.includes(address));
  return isHere || trustProxy !== 'loopback'
    ? right(id, `TRUST_PROXY=${String(trustProxy)}`, `TRUST_PROXY=${String(trustProxy)}`)
    : unknown(
        id,
        `${hostname} không ở máy này: nếu proxy ở máy khác, ghi địa chỉ của nó vào TRUST_PROXY`,
        `${hostname} is not this machine: if the proxy is another one, name its address in TRUST_PROXY`,
      );
}

async function homeOf(publicUrl: string): Promise<Finding> {
  const id = 'public.home';
  const mend = {
    vi: 'Xem nhật ký của storefront-shell và nginx; kiểm tra PUBLIC_URL.',
    en: 'Read the logs of storefront-shell and nginx; check PUBLIC_URL.',
  };
  try {
    const startedAt = performance.now();
    const answer = await fetch(`${publicUrl}/`, { signal: AbortSignal.timeout(6_000), redirect: 'manual' });
    const html = await answer.text();
    const ms = Math.round(performance.now() - startedAt);
    if (answer.status === 200 && /<main[\s>]/.test(html))
      return right(id, `trang chủ được dựng trong ${ms} ms`, `the home page is rendered in ${ms} ms`);
    const what = `${answer.status}${answer.status === 200 ? ', without <main>' : ''}`;
    return wrong(id, { vi: `trang chủ trả lời ${what}`, en: `the home page answers ${what}` }, mend);
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return wrong(
      id,
      failed('trang chủ không trả lời', 'the home page does not answer', cause ?? error),
      mend,
    );
  }
}

/** From this machine: whether gateways reach the address from outside is for them to say. */
async function notificationOf(publicUrl: string, provider: NotifyingGateway): Promise<Finding> {
  const gateway = provider.code.toLowerCase();
  const id = `public.ipn.${gateway}`;
  const url = `${publicUrl}/api/ecommerce/payment/ipn/${gateway}`;
  try {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const answer = await fetch(url, {
      ...(gateway === 'vnpay' ? {} : post),
      signal: AbortSignal.timeout(6_000),
      redirect: 'manual',
    });
    const body = await answer.text();
    // Only the shop refuses an unsigned notification in the words of its gateway; a proxy or another site does not.
    if (
      isReply(
        { status: answer.status, contentType: answer.headers.get('content-type') ?? '', body },
        provider.replyFor('badSignature'),
      )
    )
      return right(
        id,
        `${url} tới được cửa hàng (từ máy này)`,
        `${url} reaches the shop (from this machine)`,
      );
    return wrong(
      id,
      {
        vi: `${url} trả lời ${answer.status}, không phải như cửa hàng từ chối`,
        en: `${url} answers ${answer.status}, not as the shop refuses`,
      },
      {
        vi: 'Cho nginx chuyển /api đến máy chủ trang, không chặn.',
        en: 'Let nginx pass /api on to the document server.',
      },
    );
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return wrong(id, failed(`${url} không trả lời`, `${url} does not answer`, cause ?? error), {
      vi: 'Khởi động dịch vụ và kiểm tra PUBLIC_URL.',
      en: 'Start the services, and check PUBLIC_URL.',
    });
  }
}

const isReply = (found: GatewayReply, wanted: GatewayReply) =>
  found.status === wanted.status &&
  found.contentType.split(';')[0] === wanted.contentType.split(';')[0] &&
  found.body === wanted.body;
