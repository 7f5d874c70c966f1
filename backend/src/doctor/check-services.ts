import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { Clock } from '../lib/clock';
import type { PaymentProvider } from '../modules/payments/provider';
import { smtpSender } from '../modules/outbox/smtp-sender';
import { checked, failed, right, unknown, wrong, type Finding } from './finding';

/** A key is written, read and deleted. */
export async function checkRedis(url: string | null): Promise<Finding[]> {
  if (url === null)
    return [
      unknown(
        'redis',
        'không dùng REDIS_URL: đủ cho một backend, nhiều backend cần có',
        'REDIS_URL is not set: fine for one backend, needed for several',
      ),
    ];
  const redis = new Redis(url, {
    connectTimeout: 3_000,
    commandTimeout: 3_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    lazyConnect: true,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.set('storefront:doctor', '1', 'EX', 10);
    await redis.del('storefront:doctor');
    return [right('redis', 'ghi và xoá được', 'writes and deletes')];
  } catch (error) {
    return [
      wrong('redis', failed('không dùng được', 'cannot be used', error), {
        vi: 'Kiểm tra REDIS_URL và dịch vụ Redis.',
        en: 'Check REDIS_URL and the Redis service.',
      }),
    ];
  } finally {
    redis.disconnect();
  }
}

/** Signs in to the mail server, and sends a mail when an address was given. */
export async function checkSmtp(
  { smtpUrl, mailFrom, siteName }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteName'>,
  to: string | null,
): Promise<Finding[]> {
  const mend = { vi: 'Sửa SMTP_URL và MAIL_FROM trong .env.', en: 'Correct SMTP_URL and MAIL_FROM in .env.' };
  if (smtpUrl === null)
    return [
      wrong(
        'smtp',
        { vi: 'SMTP_URL chưa có: thư không đi', en: 'SMTP_URL is not set: no mail leaves' },
        mend,
      ),
    ];
  try {
    if (to === null) {
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: 4_000,
        greetingTimeout: 4_000,
        socketTimeout: 5_000,
      });
      try {
        await transport.verify();
      } finally {
        transport.close();
      }
      return [
        right(
          'smtp',
          'máy chủ thư nhận đăng nhập; gửi thử: --mail-to địa-chỉ',
          'the mail server takes the sign-in; send one: --mail-to address',
        ),
      ];
    }
    const sender = smtpSender({
      url: smtpUrl,
      from: mailFrom,
      name: () => Promise.resolve(siteName),
      connections: 1,
      timeoutMs: 4_000,
    });
    try {
      const text = `${siteName}: thư thử của npm run doctor / test mail of npm run doctor`;
      await sender.send(
        { id: `doctor-${Date.now()}`, to, subject: text, text, html: `<p>${text.replace(/[<>&]/g, '')}</p>` },
        AbortSignal.timeout(6_000),
      );
    } finally {
      sender.close();
    }
    return [right('smtp', `đã gửi thư thử đến ${to}`, `a test mail was sent to ${to}`)];
  } catch (error) {
    return [wrong('smtp', failed('không gửi được thư', 'no mail can be sent', error), mend)];
  }
}

/** Asks each gateway about a payment that never was, signed with the shop's keys. One that fails does not hide the others. */
export async function checkGateways(gateways: readonly QueriedGateway[], clock: Clock): Promise<Finding[]> {
  const found = await Promise.all(
    gateways.map((gateway) =>
      checked(idOf(gateway), async () => [await queryFinding(gateway, clock())], mendOf(gateway)),
    ),
  );
  return found.flat();
}

async function queryFinding(gateway: QueriedGateway, now: Date): Promise<Finding> {
  const id = idOf(gateway);
  const answer = await gateway.query(
    {
      merchantRef: `DOCTOR${now.getTime().toString(36).toUpperCase()}`,
      amount: 10_000,
      chargeMinor: 10_000,
      currency: 'VND',
      providerCreateDate: createDate(now),
      providerRef: null,
      providerTxnId: null,
    },
    5_000,
    false,
  );
  if (answer.kind !== 'unknown' && answer.signatureOk)
    return answer.raw === ''
      ? unknown(id, 'không hỏi được trước lần thanh toán đầu', 'cannot be asked before the first payment')
      : right(id, 'trả lời một câu hỏi có chữ ký', 'answers a signed query');
  const said = answer.raw.replace(/\s+/g, ' ').slice(0, 80) || 'no answer';
  return wrong(
    id,
    { vi: `không có câu trả lời tin được (${said})`, en: `no answer that can be believed (${said})` },
    mendOf(gateway),
  );
}

/** A gateway that the shop can be paid through, as far as it is asked. */
export type QueriedGateway = Pick<PaymentProvider, 'code' | 'query'>;
const idOf = ({ code }: QueriedGateway) => `gateway.${code.toLowerCase()}`;
const mendOf = ({ code }: QueriedGateway) => ({
  vi: `Kiểm tra địa chỉ và khoá ${code}_… trong .env với hợp đồng.`,
  en: `Compare the addresses and keys ${code}_… in .env with the contract.`,
});

/** In the time of Việt Nam, as VNPAY names the moment of a payment. */
const createDate = (at: Date) =>
  new Date(at.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
