import { isDeepStrictEqual } from 'node:util';
import type { Gateway } from '../../config.variables';
import { normaliseEmail } from '../../lib/email';
import { plainText } from '../../lib/plain-text';
import { checkTariffs, cleanTexts, fitsSetting } from '../settings/check-settings';
import type { SettingGroup, SettingValues } from '../settings/setting-groups';
import type { Localized } from '../../lib/localized';

/** A value as the shop keeps it, or what would be right. */
type Read = { ok: true; value: unknown } | { ok: false; must: Localized };

/** One thing that a shop is set up with: asked at a terminal, or read from the file under `path`. */
export interface Field {
  path: string;
  /** How it is asked for. */
  ask: Localized;
  kind: 'text' | 'list' | 'choice' | 'fileOnly';
  /** Of a choice: what there is. */
  options?: readonly string[];
  /** Where it is kept; null for what is no setting: the administrator's address, and what every shop has. */
  setting: { group: SettingGroup; name: string } | null;
  /** What the answer to a question may begin as; null is left out. */
  proposed: unknown;
  read(given: unknown): Read;
}

/** What the fields depend on. */
export interface Offered {
  siteName: string;
  /** Those that PAYMENT_PROVIDERS names. */
  gateways: readonly Gateway[];
  provinceCodes: readonly string[];
  /** As PAYMENT_WINDOW_MINUTES has it. */
  paymentMinutes: number;
}

const right = (value: unknown): Read => ({ ok: true, value });
const wrong = (vi: string, en: string): Read => ({ ok: false, must: { vi, en } });

function line(min: number, max: number) {
  const must = () =>
    wrong(
      min > 0 ? `một dòng chữ từ ${min} đến ${max} ký tự` : `một dòng chữ tối đa ${max} ký tự, hoặc ''`,
      min > 0 ? `one line of ${min} to ${max} characters` : `one line of at most ${max} characters, or ''`,
    );
  return (given: unknown): Read => {
    const text = typeof given === 'string' ? plainText(given) : null;
    return text === null || text.length < min || text.length > max ? must() : right(text);
  };
}

/** A text in one line. Its form is that of the setting. */
const formed = (vi: string, en: string) => (given: unknown) => {
  const text = typeof given === 'string' ? plainText(given) : null;
  return text === null ? wrong(vi, en) : right(text);
};

/** Đồng; a question is answered in text. */
const money = (given: unknown): Read => {
  const amount = typeof given === 'string' && /^\d{1,12}$/.test(given) ? Number(given) : given;
  return typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount <= 1_000_000_000
    ? right(amount)
    : wrong(
        'một số nguyên đồng từ 0 đến 1000000000, không có dấu chấm',
        'a whole number of đồng from 0 to 1000000000, without separators',
      );
};

/** A whole number; a question is answered in text. */
const whole =
  (min: number, max: number, unit: Localized) =>
  (given: unknown): Read => {
    const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given;
    return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
      ? right(number)
      : wrong(
          `một số nguyên ${unit.vi} từ ${min} đến ${max}`,
          `a whole number of ${unit.en} from ${min} to ${max}`,
        );
  };

const some = (options: readonly string[]) => (given: unknown) =>
  Array.isArray(given) &&
  given.length > 0 &&
  new Set(given).size === given.length &&
  given.every((one) => typeof one === 'string' && options.includes(one))
    ? right(given)
    : wrong(
        `một danh sách, mỗi mục một lần, trong ${options.join(', ')}`,
        `a list of these, each once: ${options.join(', ')}`,
      );

const email =
  (isNeeded: boolean) =>
  (given: unknown): Read => {
    if (given === '' && !isNeeded) return right('');
    const address = typeof given === 'string' ? normaliseEmail(given) : null;
    return address === null ? wrong('một địa chỉ thư điện tử', 'an e-mail address') : right(address);
  };

function socials(given: unknown): Read {
  const must = wrong(
    'một danh sách tối đa 10 mục {name, url}, name tối đa 40 ký tự, url bắt đầu bằng https://',
    'a list of at most 10 {name, url} in which name has at most 40 characters and url begins with https://',
  );
  const clean = cleanTexts(given);
  return clean !== null && fitsSetting('shop', 'socials', clean) ? right(clean) : must;
}

function tariffs(given: unknown): Read {
  const must = wrong(
    'bốn vùng SAME_PROVINCE, SAME_REGION, REMOTE, ABROAD, mỗi vùng có STANDARD và EXPRESS: {first, next} là đồng, {from, to} là ngày, from không lớn hơn to; EXPRESS được là null, STANDARD chỉ ở ABROAD',
    'the zones SAME_PROVINCE, SAME_REGION, REMOTE and ABROAD, each with STANDARD and EXPRESS: {first, next} in đồng, {from, to} in days, from at most to; EXPRESS may be null, STANDARD of ABROAD only',
  );
  if (!fitsSetting('shipping', 'tariffs', given)) return must;
  const refused: string[] = [];
  checkTariffs(given as SettingValues['shipping']['tariffs'], (field) => void refused.push(field));
  return refused.length === 0 ? right(given) : must;
}

/** What is the same in every shop: a file may say it, and one that says something else is told. */
const always = (value: unknown, vi: string, en: string) => (given: unknown) =>
  isDeepStrictEqual(given, value) ? right(given) : wrong(vi, en);

/** Everything that a shop is set up with, in the order in which it is asked for. */
export function fieldsOf({ siteName, gateways, provinceCodes, paymentMinutes }: Offered): Field[] {
  const inGroup =
    <Group extends SettingGroup>(group: Group) =>
    (name: keyof SettingValues[Group] & string) => ({ group, name });
  const [shop, payments, orders, shipping, offers] = [
    inGroup('shop'),
    inGroup('payments'),
    inGroup('orders'),
    inGroup('shipping'),
    inGroup('offers'),
  ];
  // Without a gateway nobody can be paid online.
  const methods = gateways.length > 0 ? ['COD', 'ONLINE', 'THEGHINO'] : ['COD', 'THEGHINO'];
  const province = (given: unknown) =>
    typeof given === 'string' && provinceCodes.includes(given)
      ? right(given)
      : wrong(
          'mã hai chữ số của một tỉnh, trong dấu nháy, như "79"',
          'the two-digit code of a province, in quotes, such as "79"',
        );
  const provinces = (given: unknown) =>
    Array.isArray(given) && given.length > 0 && given.every((one) => province(one).ok)
      ? right(given)
      : wrong(
          'một danh sách mã tỉnh, như ["01", "79"]',
          'a list of codes of provinces, such as ["01", "79"]',
        );
  const fields: Field[] = [
    {
      path: 'shop.siteName',
      ask: { vi: 'Tên cửa hàng', en: 'Name of the shop' },
      kind: 'text',
      setting: shop('siteName'),
      proposed: siteName,
      read: line(1, 60),
    },
    {
      path: 'shop.legalName',
      ask: { vi: 'Tên pháp lý của chủ cửa hàng', en: 'Legal name of the owner' },
      kind: 'text',
      setting: shop('legalName'),
      proposed: null,
      read: line(0, 200),
    },
    {
      path: 'shop.taxCode',
      ask: { vi: 'Mã số thuế', en: 'Tax code' },
      kind: 'text',
      setting: shop('taxCode'),
      proposed: null,
      read: formed(
        'mã số thuế 10 chữ số, 10-3 chữ số hoặc 12 chữ số, trong dấu nháy',
        'a tax code of 10, 10-3 or 12 digits, in quotes',
      ),
    },
    {
      path: 'shop.address',
      ask: { vi: 'Địa chỉ đăng ký kinh doanh', en: 'Registered address' },
      kind: 'text',
      setting: shop('address'),
      proposed: null,
      read: line(0, 300),
    },
    {
      path: 'shop.hotline',
      ask: { vi: 'Số điện thoại cho khách', en: 'Telephone number for customers' },
      kind: 'text',
      setting: shop('hotline'),
      proposed: null,
      read: formed(
        'một số điện thoại như khách bấm, trong dấu nháy',
        'a telephone number as it is dialled, in quotes',
      ),
    },
    {
      path: 'shop.email',
      ask: { vi: 'Thư điện tử cho khách', en: 'E-mail address for customers' },
      kind: 'text',
      setting: shop('email'),
      proposed: null,
      read: email(false),
    },
    {
      path: 'shop.socials',
      ask: { vi: 'Trang mạng xã hội', en: 'Social media pages' },
      kind: 'fileOnly',
      setting: shop('socials'),
      proposed: null,
      read: socials,
    },
    {
      path: 'shop.analyticsId',
      ask: { vi: 'Mã dịch vụ thống kê', en: 'Id of the analytics service' },
      kind: 'text',
      setting: shop('analyticsId'),
      proposed: null,
      read: formed(
        'một mã từ 1 đến 60 chữ cái, chữ số, dấu gạch',
        'an id of 1 to 60 letters, digits, hyphens and underscores',
      ),
    },
    {
      path: 'shop.currency',
      ask: { vi: 'Đơn vị tiền', en: 'Currency' },
      kind: 'fileOnly',
      setting: null,
      proposed: null,
      read: always('VND', 'VND, đơn vị tiền của cửa hàng', 'VND, the currency of the shop'),
    },
    {
      path: 'shop.languages',
      ask: { vi: 'Ngôn ngữ', en: 'Languages' },
      kind: 'fileOnly',
      setting: null,
      proposed: null,
      read: always(
        ['vi', 'en'],
        '[vi, en], hai ngôn ngữ của cửa hàng',
        '[vi, en], the languages of the shop',
      ),
    },
    {
      path: 'payments.methods',
      ask: { vi: 'Cách thanh toán', en: 'Ways to pay' },
      kind: 'choice',
      options: methods,
      setting: payments('paymentMethods'),
      proposed: methods.filter((method) => method !== 'THEGHINO'),
      read: some(methods),
    },
    {
      path: 'payments.gateways',
      ask: { vi: 'Cổng thanh toán (trong PAYMENT_PROVIDERS)', en: 'Payment gateways (of PAYMENT_PROVIDERS)' },
      kind: 'choice',
      options: gateways,
      setting: payments('paymentProviders'),
      proposed: [...gateways],
      read: some(gateways),
    },
    {
      path: 'payments.codLimit',
      ask: {
        vi: 'Trả khi nhận hàng được đến bao nhiêu đồng',
        en: 'Highest total of cash on delivery, in đồng',
      },
      kind: 'text',
      setting: payments('codLimit'),
      proposed: 5_000_000,
      read: money,
    },
    {
      path: 'payments.codProvinces',
      ask: { vi: 'Chỉ trả khi nhận hàng ở các tỉnh (mã)', en: 'Cash on delivery only in provinces (codes)' },
      kind: 'list',
      setting: payments('codProvinces'),
      proposed: null,
      read: provinces,
    },
    {
      path: 'orders.paymentMinutes',
      ask: {
        vi: 'Giữ hàng chờ thanh toán trực tuyến bao nhiêu phút',
        en: 'Minutes for which goods wait for an online payment',
      },
      kind: 'text',
      setting: orders('paymentMinutes'),
      proposed: paymentMinutes,
      read: whole(1, 1_440, { vi: 'phút', en: 'minutes' }),
    },
    {
      path: 'orders.returnDays',
      ask: {
        vi: 'Nhận đổi trả trong bao nhiêu ngày sau khi giao (0: không nhận)',
        en: 'Days after delivery within which goods can go back (0: none)',
      },
      kind: 'text',
      setting: orders('returnDays'),
      proposed: 7,
      read: whole(0, 365, { vi: 'ngày', en: 'days' }),
    },
    {
      path: 'shipping.shopProvince',
      ask: { vi: 'Mã tỉnh nơi cửa hàng gửi hàng đi', en: 'Code of the province from which the shop sends' },
      kind: 'text',
      setting: shipping('shopProvince'),
      proposed: '79',
      read: province,
    },
    {
      path: 'shipping.firstGrams',
      ask: { vi: 'Nấc cân đầu (gam)', en: 'First weight, in grams' },
      kind: 'fileOnly',
      setting: shipping('firstGrams'),
      proposed: null,
      read: whole(1, 100_000, { vi: 'gam', en: 'grams' }),
    },
    {
      path: 'shipping.nextGrams',
      ask: { vi: 'Mỗi nấc cân tiếp theo (gam)', en: 'Each further step of weight, in grams' },
      kind: 'fileOnly',
      setting: shipping('nextGrams'),
      proposed: null,
      read: whole(1, 100_000, { vi: 'gam', en: 'grams' }),
    },
    {
      path: 'shipping.tariffs',
      ask: { vi: 'Phí và thời gian giao theo vùng', en: 'Fees and times of each zone' },
      kind: 'fileOnly',
      setting: shipping('tariffs'),
      proposed: null,
      read: tariffs,
    },
    {
      path: 'shipping.freeShippingFrom',
      ask: { vi: 'Miễn phí giao hàng từ bao nhiêu đồng', en: 'Free delivery from, in đồng' },
      kind: 'text',
      setting: shipping('freeShippingFrom'),
      proposed: 500_000,
      read: (given) => (given === null ? right(null) : money(given)),
    },
    {
      path: 'shipping.defaultProvince',
      ask: {
        vi: 'Mã tỉnh để ước tính phí giao hàng trước khi khách chọn',
        en: 'Code of the province to which delivery is estimated at first',
      },
      kind: 'text',
      setting: shipping('defaultProvince'),
      proposed: '79',
      read: province,
    },
    {
      path: 'staff.operatorPayoutLimit',
      ask: {
        vi: 'Nhân viên được duyệt chi đến bao nhiêu đồng',
        en: 'Highest payout that an operator approves, in đồng',
      },
      kind: 'text',
      setting: offers('operatorPayoutLimit'),
      proposed: 2_000_000,
      read: money,
    },
    {
      path: 'admin.email',
      ask: { vi: 'Thư điện tử của quản trị viên đầu tiên', en: 'E-mail address of the first administrator' },
      kind: 'text',
      setting: null,
      proposed: null,
      read: email(true),
    },
  ];
  return fields.map(asStored);
}

/** Setup takes what the forms of staff take, so that a form can be saved after it. */
function asStored(field: Field): Field {
  const { setting, read } = field;
  if (setting === null) return field;
  // What a reader says when it is given nothing of the right kind.
  const refusal = read(Symbol('nothing'));
  return {
    ...field,
    read(given) {
      const found = read(given);
      return found.ok && !fitsSetting(setting.group, setting.name, found.value) ? refusal : found;
    },
  };
}

/** Checked answers by the path of their field. */
export type Answers = ReadonlyMap<string, unknown>;
