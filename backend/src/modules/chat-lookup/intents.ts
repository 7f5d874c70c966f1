import { fold } from '../../lib/fold';

/** What a message wants. */
export const intents = [
  'greeting',
  'thanks',
  'person',
  'others',
  'order',
  'compare',
  'voucher',
  'sale',
  'returns',
  'warranty',
  'delivery',
  'payment',
  'invoice',
  'privacy',
  'shop',
  'size',
  'price',
  'stock',
  'find',
  'page',
  'unknown',
] as const;
export type Intent = (typeof intents)[number];

/** Alternatives of folded words; a space stands for one or more. */
const says = (...parts: string[]) => new RegExp(`(?<![a-z0-9])(?:${parts.join('|')})(?![a-z0-9])`);

/** People that somebody may ask about without asking about others. */
const self = 'toi|minh|em|tui|tao|to|anh day|shop|cua hang|me|my|mine|myself|i|us|our';

/** Texts that want to change what an assistant does, and talk that is no business of a shop. */
const offTopic = says(
  'thoi tiet',
  'weather',
  'bong da',
  'football',
  'tran (?:dau|bong)',
  'lam tho',
  'bai tho',
  'poem',
  'joke',
  'ke chuyen',
  'chuyen cuoi',
  'chinh tri',
  'politic\\w*',
  'bau cu',
  'election',
  'gia vang',
  'chung khoan',
  'bitcoin',
  'crypto\\w*',
  'nau an',
  'cong thuc nau',
  'recipe',
  'homework',
  'bai tap ve nha',
  'giai (?:toan|phuong trinh)',
  'solve',
  'thu do (?:cua|nuoc)',
  'capital of',
  'president',
  'tong thong',
  'system prompt',
  'prompt he thong',
  '(?:ignore|disregard|forget|bo qua|quen)(?: \\w+){0,3} (?:instructions?|rules?|huong dan|chi dan|lenh|quy tac)',
  '(?:previous|prior|above) instructions?',
  'developer mode',
  'jailbreak',
  'pretend',
  'act as',
  'dong vai',
  'drop table',
  'select from',
  'api key',
  'mat khau (?:admin|quan tri)',
  'admin password',
  'script alert',
  'hack',
  'who are you',
  'ban la ai',
);

const person = says(
  '(?:gap|noi chuyen|chat|lien he|ket noi|tu van)(?: \\w+){0,3} (?:nhan vien|nguoi that|tu van vien|nguoi|con nguoi|admin|quan ly)',
  'nhan vien(?: \\w+)? (?:tu van|ho tro|dau)',
  'nguoi that',
  '(?:talk|speak|chat|connect|transfer|put)(?: \\w+){0,3} (?:human|person|agent|someone|staff|representative|operator|somebody)',
  '(?:real|live) (?:human|person|agent)',
  'human (?:please|agent|being)',
  'customer (?:service|support)',
  'tong dai vien',
  'khieu nai',
  'complain\\w*',
);

/** Things that belong to one person. */
const personal =
  '(?:don|don hang|dia chi|so dien thoai|sdt|email|thong tin|tai khoan|lich su mua|voucher|ho ten|mat khau|orders?|address(?:es)?|phone(?: numbers?)?|e ?mails?|data|details|accounts?|purchases?|passwords?|names?)';
const otherPeople = says(
  `${personal}(?: \\w+){0,3} (?:cua|of|for|by)(?: (?:mot|cac|nhung|the|a|an|all|other|another))* (?:khach(?: hang)?(?: khac)?|nguoi (?:khac|dung|yeu|ban)|ban (?:toi|gai|trai)|chi|anh|ong|ba|co|chu|hang xom|chong|vo|customers?|users?|someone|somebody|people|mr|mrs|ms|neighbou?r|friend|everyone|moi nguoi|tat ca)(?! (?:day|shop))`,
  `${personal} (?:chi|anh|ong|ba|khach|nguoi khac)(?: \\w+)+`,
  '(?:someone|somebody) else s?',
  'khach hang khac',
  'other (?:customers?|people|users?)',
  'another (?:customer|person|user) s?',
  '(?:neighbou?r|friend|wife|husband|boss|mother|father|customer)s? s? (?:orders?|address|phone|account|email)',
  '(?:order|address|phone|email|data) of (?!my|mine|a )(?:customer|user|mr|mrs|ms|[a-z]+ [a-z]+)(?: \\w+)*',
  '(?:danh sach|list of) (?:khach(?: hang)?|nguoi dung|all )?(?:customers?|users?|khach(?: hang)?)',
);

const order = says(
  'don(?: hang)?(?: \\w+)? (?:cua (?:toi|minh|em|tui)|toi|minh|em)',
  '(?:don|don hang|hang|kien hang)(?: \\w+){0,4} (?:dau roi|toi dau|den dau|ve chua|giao chua|toi chua|den chua|chua toi|chua den)',
  '(?:kiem tra|theo doi|tra cuu|xem|tra)(?: \\w+){0,2} don',
  '(?:tinh trang|trang thai) don',
  'lich su (?:mua|don)\\w*',
  'huy don',
  'toi (?:da )?(?:mua|dat) (?:gi|nhung gi)',
  'ma van don',
  'thanh toan lai',
  '(?:my|the) (?:last |latest |recent )?(?:orders?|parcels?|packages?)',
  'my (?:deliver\\w+|purchases?)',
  'where s? ?(?:is )?(?:my|the) (?:order|stuff|package|parcel)',
  'track(?:ing)?(?: \\w+){0,2} (?:order|number|package|parcel)',
  'order (?:status|history)',
  'cancel(?: \\w+)? order',
  'pay(?: \\w+){0,2} again',
  'what did i (?:buy|order)',
);

const greeting =
  /^(?:(?:xin )?chao|hi|hello|hey|alo|helo|hallo|good (?:morning|afternoon|evening)|yo)(?: (?:shop|ban|em|anh|chi|ad|admin|moi nguoi|there|you|all|oi|nhe|a|buoi (?:sang|chieu|toi)|cua hang|tro ly|assistant|team))*$/;
const thanks =
  /^(?:(?:ok|oke|okay|vang|da|u|uh|roi|great|perfect|good|tot qua|tuyet voi|tuyet) ?)*(?:(?:cam on|cam?mon|thank\w*|thx|tks|cheers|bye|tam biet|goodbye|ok|oke|okay|great|tuyet|perfect|hieu roi)(?: \w+){0,4})$/;

/** In this order: the first that is said decides. */
const topics: [Intent, RegExp][] = [
  [
    'payment',
    says(
      'cash on delivery',
      'pay(?: \\w+){0,3} (?:on|upon|at) delivery',
      '(?:thanh toan|tra tien|tra)(?: \\w+)? khi (?:nhan|giao)',
      'cod',
    ),
  ],
  [
    'invoice',
    says('hoa don', 'vat', 'xuat hd', 'invoices?', 'tax (?:code|invoice|receipt)', 'ma so thue', 'receipt'),
  ],
  [
    'privacy',
    says(
      '(?:xoa|xoá|bao mat|bao ve|luu|thu thap)(?: \\w+){0,3} (?:thong tin|du lieu|tai khoan)',
      'thong tin (?:ca nhan|cua (?:toi|minh))(?: \\w+){0,3} (?:an toan|bao mat|lo)',
      '(?:delete|remove|erase|close|protect)(?: \\w+){0,3} (?:account|data|information)',
      'privacy',
      'bao mat',
      'personal (?:data|information)',
      '(?:huy|ngung|dung|bo)(?: \\w+){0,3} (?:ban tin|nhan (?:mail|email|tin))',
      'unsubscribe',
      'newsletter',
    ),
  ],
  [
    'returns',
    says(
      'doi tra',
      'doi (?:hang|size|co|mau|y|sang|cai|san pham)',
      'tra (?:hang|lai)',
      'hoan (?:tien|hang|tra)',
      '(?:khong|ko|k) (?:vua|ung|thich)(?: \\w+){0,6} (?:doi|tra)',
      '(?:loi|hong|rach|sai)(?: \\w+){0,5} (?:doi|tra)',
      'giao (?:sai|thieu|nham)',
      'returns?',
      'refund\\w*',
      'exchang\\w*',
      'money back',
      'send(?: \\w+){0,2} back',
      'doesn t fit',
      'wrong (?:item|size|product)',
      'change(?: \\w+){0,2} size',
    ),
  ],
  [
    'warranty',
    says(
      'bao hanh',
      'bh',
      'warrant\\w*',
      'guarantee\\w*',
      '(?:sua chua|sua o|repair\\w*)',
      'broken',
      '(?:bi )?(?:hong|hu) (?:thi|roi|mang|sua)',
    ),
  ],
  [
    'delivery',
    says(
      'giao hang',
      'van chuyen',
      'phi (?:s[hi]{1,2}p|sihp|giao|gui|van)',
      's(?:ih|h)p',
      'ship\\w*',
      'free ?ship\\w*',
      'mien phi (?:giao|ship|van)\\w*',
      'giao (?:toi|den|ve|nhanh|tan|trong|hoa toc|bao lau|may ngay|o|qua)',
      '(?:bao lau|may ngay|khi nao|bao gio)(?: \\w+){0,4} (?:nhan|toi|den|giao)',
      'nhan (?:duoc )?hang(?: \\w+){0,3} (?:bao lau|may ngay)',
      'deliver\\w*',
      'postage',
      'how (?:long|soon)(?: \\w+){0,4} (?:arrive|get|take|receive)',
      'nuoc ngoai',
      'abroad',
      'overseas',
      'international\\w*',
    ),
  ],
  [
    'payment',
    says(
      'thanh toan',
      'tra tien',
      'tra (?:bang|qua|gop|truoc|sau)',
      'cod',
      'tra khi nhan',
      'tru tien',
      'chuyen khoan',
      'momo',
      'zalo ?pay',
      'vn ?pay',
      'ale ?pay',
      'paypal',
      'the (?:tin dung|visa|ngan hang|ghi no|atm)',
      'visa',
      'mastercard',
      'credit cards?',
      'debit cards?',
      'installments?',
      'pay(?:ment|ing|ments)?',
      'cash',
      'tien mat',
      'quet ma',
      'qr',
    ),
  ],
  [
    'voucher',
    says(
      'voucher\\w*',
      'vocher',
      'vouche',
      'ma (?:giam(?: gia)?|khuyen mai|uu dai|km)',
      'coupons?',
      '(?:discount|promo|promotion) codes?',
      'phieu (?:giam|mua)(?: \\w+)?',
      'code giam(?: gia)?',
    ),
  ],
  [
    'sale',
    says(
      'flash ?sales?',
      'khuyen mai',
      'uu dai',
      'giam gia',
      'dang (?:sale|giam)',
      'sales?',
      'sale off',
      'promotions?',
      'deals?',
      'offers?',
      'discount\\w*',
      'gio vang',
      'qua tang',
      'on sale',
      'ctkm',
    ),
  ],
  [
    'shop',
    says(
      'showrooms?',
      'cua hang(?: \\w+){0,3} (?:dau|o|nao|gan|mo)',
      'dia chi(?: \\w+){0,3} (?:shop|cua hang|showroom|o dau)?',
      '(?:mo|dong) cua',
      'gio (?:mo|lam|hoat dong)\\w*',
      'o dau',
      'hotline',
      'so dien thoai',
      'sdt',
      'email cua shop',
      'lien he',
      'tuyen dung',
      'viec lam',
      'careers?',
      'jobs?',
      'hiring',
      '(?:your|the) (?:stores?|shops?|address|phone|email)',
      'stores?',
      'opening (?:hours|times?)',
      'open(?: \\w+){0,2} (?:today|sunday|saturday|weekends?)',
      'contact',
      'located',
      'gioi thieu ve (?:shop|cua hang|cong ty)',
      'about (?:you|the (?:shop|company))',
      'trung tam bao hanh',
    ),
  ],
];

const compare = says(
  'so sanh',
  'khac (?:nhau|gi|biet)',
  'compar\\w*',
  'differen\\w*',
  'vs',
  'versus',
  'cai nao (?:tot|ngon|hon)(?: \\w+)?',
  'which(?: one)? is better',
);
const size = says(
  '(?:bang|huong dan|chon|tu van)(?: \\w+){0,2} (?:size|co|kich (?:thuoc|co))',
  '(?:size|co|kich co) (?:nao|gi|bao nhieu|may)',
  '(?:mac|mang|di|chon)(?: \\w+){0,3} (?:size|co) (?:nao|gi|may)',
  'size (?:guide|chart)',
  '(?:what|which|my) size',
  'size(?: \\w+){0,3} (?:fit|should)',
  '1 ?m ?\\d{2}',
  '\\d{3} ?cm',
  '\\d{2} ?kg (?:mac|thi|mang|nen)',
);
const price = says(
  'gia (?:bao nhieu|sao|the nao|ntn|bn|nhieu)',
  'bao nhieu',
  'bn tien',
  'bao nhiu',
  'nhieu tien',
  'gia (?:cua|san pham|ca)',
  'how much',
  'price\\w*',
  'cost\\w*',
  'gia',
);
const stock = says(
  'con (?:hang|khong|ko|k|size|mau|co)',
  'con(?: \\w+){1,4} (?:khong|ko|k|hong|chu|hem)',
  'het hang',
  'in stock',
  'availab\\w*',
  'sold out',
  'out of stock',
  '(?:any|still)(?: \\w+){0,3} left',
  'do you still have',
);

/** The topics that a text names, apart from products. */
export function readIntent(text: string): Intent | null {
  const folded = fold(text).replaceAll(/\s+/g, ' ');
  if (folded === '') return 'unknown';
  if (greeting.test(folded)) return 'greeting';
  if (thanks.test(folded)) return 'thanks';
  if (offTopic.test(folded)) return 'unknown';
  if (otherPeople.test(folded) && !says(`cua (?:${self})`).test(folded)) return 'others';
  if (person.test(folded)) return 'person';
  if (compare.test(folded)) return 'compare';
  const topic = topics.find(([, pattern]) => pattern.test(folded))?.[0];
  const isAboutOrder = order.test(folded);
  // "Where is my order" and "what does delivery cost" share words; the page is asked for by rules, the order by its owner.
  if (
    isAboutOrder &&
    !(topic && ['returns', 'invoice', 'privacy', 'warranty'].includes(topic)) &&
    !asksRule.test(folded)
  )
    return 'order';
  if (topic && topic !== 'sale') return topic;
  if (size.test(folded)) return 'size';
  if (stock.test(folded)) return 'stock';
  if (topic) return topic;
  if (price.test(folded)) return 'price';
  return null;
}

const asksRule = says(
  'mien phi',
  'phi (?:ship|giao|van)\\w*',
  'free',
  'tru tien',
  'chinh sach',
  'policy',
  'bao lau',
  'may ngay',
  'how long',
);
