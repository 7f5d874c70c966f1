import { fold } from '../../lib/fold';
import type { Language } from '../../lib/language';
import { readIntent, type Intent } from './intents';

/** A message, understood as far as its words alone tell. */
export interface ReadQuestion {
  text: string;
  language: Language;
  /** Null when only products or pages can tell. */
  intent: Intent | null;
  slots: Slots;
  /** The words that name a product, in the order in which they were written. */
  words: string[];
  /** Which of the products that were shown: 0 is the first, -1 the last. */
  ordinal: number | null;
  /** It says "it" or "that one". */
  isPointing: boolean;
}

/** What narrows a search. */
export interface Slots {
  minPrice?: number;
  maxPrice?: number;
  /** Names of colours without marks, such as `xanh navy`. */
  colors?: string[];
  sizes?: string[];
  sort?: 'priceAsc' | 'priceDesc' | 'newest' | 'bestSelling';
  isOnSale?: true;
}

const marks = /[\u0300-\u036f]|đ/i;
const hasMarks = (text: string) => marks.test(text.normalize('NFD'));

const englishWords = new Set(
  (
    'the a an is are do does did you have has i me my we your show find looking look want need for under below above ' +
    'over between and or of to in on with what which who when where how much many long can could should would please ' +
    'any some there it this that one cheaper cheapest price size stock order return shipping ship delivery hello hi ' +
    'thanks thank hey compare difference pay payment warranty red blue black white green shirt dress shoes jacket ' +
    'pants jeans tell give about other another cost costs free store stores open jackets shirts dresses trousers bags ' +
    'backpack backpacks hats cap caps socks skirt skirts board boards sensors printer printers filament vacuum second first last'
  ).split(' '),
);
const vietnameseWords = new Set(
  (
    'co khong ko cho minh toi em ban shop oi nao gi bao nhieu gia tien ao quan giay vay dam mau den trang do xanh size ' +
    'tim mua can muon con hang giao doi tra duoi tren tu den khoang la cua va voi thi the nao duoc chua roi don dau re ' +
    'nhat hon loai cai chiec may ngay xin chao cam on o hoi ve hay mot hai ba'
  ).split(' '),
);

/** The language of a text; of the page when it tells none. */
export function languageOfText(text: string, otherwise: Language): Language {
  if (hasMarks(text)) return 'vi';
  const words = fold(text).split(' ').filter(Boolean);
  const english = words.filter((word) => englishWords.has(word) && !vietnameseWords.has(word)).length;
  const vietnamese = words.filter((word) => vietnameseWords.has(word) && !englishWords.has(word)).length;
  if (english === vietnamese) return otherwise;
  return english > vietnamese ? 'en' : 'vi';
}

/** Words that ask, and name nothing. In a text with marks only the marked ones are left out: `cổ tròn` is no `có`. */
const fillers = {
  marked:
    'tìm kiếm giúp giùm hộ cho mình tôi tui em mik bạn shop ơi ad có không ko k hông hong nào gì mua cần muốn còn xem ' +
    'loại cái chiếc những các một với ạ à á nhé nha nhỉ ơi giá dưới trên từ đến khoảng tầm rẻ đắt nhất đẹp tốt hàng ' +
    'sản phẩm con thì sao thế là bao nhiêu tiền đang bán hỏi ở đâu và màu size cỡ so sánh khác nhau như được hơn mặc ' +
    'mang đi mới gợi ý tư vấn xin chào dạ vâng ngay nên chọn bảng hướng dẫn số vậy dùng làm biết để nữa thêm này đó kia nó ' +
    'thứ đầu tiên cuối hết chứ hiện nay bây giờ rồi chưa cao nặng loại biệt giữa hay của ' +
    'bên bạn nha thử lấy đặt tìm thấy cửa ' +
    'trong ngoài khoảng mấy đôi',
  plain:
    'tim kiem giup gium ho cho minh toi tui em mik ban shop oi ad co khong ko k hong nao gi mua can muon con xem ' +
    'loai cai chiec nhung cac mot voi a nhe nha gia duoi tren tu den khoang tam re dat nhat dep tot hang ' +
    'san pham thi sao the la bao nhieu tien dang ban hoi o dau va mau size sai so sanh khac nhau nhu duoc hon mac ' +
    'moi goi y tu van xin chao da vang ngay nen chon bang huong dan dung lam biet de nua them nay do kia no ' +
    'thu dau tien cuoi het chu roi chua cao nang giua hay cua ben thay cua hang may',
  english:
    'i im am me my we you your the a an is are was do does did have has show find looking look want need for under below ' +
    'above over between and or of to in on with what which who how much many can could should would please any some ' +
    'there it its this that one ones cheaper cheapest cheap price prices cost costs size sizes stock buy get sell selling ' +
    'something anything got give tell about compare difference between vs versus available color colour colored coloured still ' +
    'left more less than most expensive best new newest nice good hi hello hey wear pick choose guide chart recommend suggest items item products product be at from whats s t let see if they them first second third last',
};
const asSet = (text: string) => new Set(text.split(/\s+/));
const filler = {
  marked: asSet(fillers.marked),
  plain: asSet(fillers.plain),
  english: asSet(fillers.english),
};

/** Words that are colours, without marks, with all that they may be called in the shop. The longest are looked for first. */
const colorWords: Record<string, string[]> = {
  'xanh navy': ['xanh navy'],
  'xanh duong': ['xanh duong'],
  'xanh bien': ['xanh duong', 'xanh da troi'],
  'xanh nuoc bien': ['xanh duong', 'xanh da troi'],
  'xanh da troi': ['xanh da troi'],
  'xanh cham': ['xanh cham'],
  'xanh reu': ['xanh reu'],
  'xanh la': ['xanh la'],
  'xanh la cay': ['xanh la'],
  'xanh co vit': ['xanh co vit'],
  xanh: ['xanh navy', 'xanh duong', 'xanh da troi', 'xanh cham', 'xanh reu', 'xanh la', 'xanh co vit'],
  'do gach': ['do gach'],
  'do man': ['do man'],
  'do do': ['do man'],
  do: ['do', 'do gach', 'do man'],
  'xam than': ['xam than'],
  xam: ['xam', 'xam than', 'bac'],
  ghi: ['xam', 'xam than'],
  'hong phan': ['hong phan'],
  hong: ['hong phan'],
  'tim khoi': ['tim khoi'],
  tim: ['tim khoi'],
  trang: ['trang'],
  den: ['den'],
  kem: ['kem'],
  be: ['kem', 'cat'],
  cat: ['cat'],
  vang: ['vang'],
  cam: ['cam'],
  nau: ['nau'],
  bac: ['bac'],
  navy: ['xanh navy'],
  'navy blue': ['xanh navy'],
  'sky blue': ['xanh da troi'],
  'light blue': ['xanh da troi'],
  indigo: ['xanh cham'],
  blue: ['xanh duong', 'xanh navy', 'xanh da troi', 'xanh cham'],
  green: ['xanh la', 'xanh reu'],
  moss: ['xanh reu'],
  teal: ['xanh co vit'],
  white: ['trang'],
  black: ['den'],
  cream: ['kem'],
  beige: ['kem', 'cat'],
  sand: ['cat'],
  red: ['do', 'do gach', 'do man'],
  brick: ['do gach'],
  wine: ['do man'],
  burgundy: ['do man'],
  grey: ['xam', 'xam than'],
  gray: ['xam', 'xam than'],
  charcoal: ['xam than'],
  pink: ['hong phan'],
  purple: ['tim khoi'],
  lilac: ['tim khoi'],
  yellow: ['vang'],
  orange: ['cam'],
  brown: ['nau'],
  silver: ['bac'],
};
/** As they are written with marks, where the word without them is another word as well. */
const markedColors: Record<string, string> = {
  do: 'đỏ',
  den: 'đen',
  trang: 'trắng',
  vang: 'vàng',
  tim: 'tím',
  hong: 'hồng',
  xam: 'xám',
  cat: 'cát',
  bac: 'bạc',
  nau: 'nâu',
  cam: 'cam',
  kem: 'kem',
};
/** After these a word without marks is a colour; before others it is more often something else. */
const colorAfter =
  /^(?:mau|ao|dai|khoac|thun|polo|so|mi|hoodie|bomber|vay|dam|giay|sneaker|quan|jean|short|mu|balo|tui|tote|khan|robot|xe|size|in|pla|petg|con|tat|va|hoac|tay|gio|nu|nam|lua|canvas|kaki|ly|co|tron|mac)$/;
const rareColors = new Set(['do', 'tim', 'cat', 'hong', 'bac', 'vang', 'be', 'den', 'cam']);

/** Reads a message by its words alone. */
export function readQuestion(text: string, pageLanguage: Language): ReadQuestion {
  const written = text.normalize('NFC').toLowerCase();
  const isMarked = hasMarks(written);
  const language = languageOfText(text, pageLanguage);
  const slots: Slots = {};
  let rest = ` ${written.replaceAll(/[^\p{L}\p{N}\p{M}.,+°/-]+/gu, ' ').replaceAll(/[.,](?!\d)/g, ' ')} `;

  // At the end of a question it is no skirt.
  rest = rest.replace(/\s(tien|nhieu|sao|gi|nao|the|ko|khong) vay(?=\s)/u, ' $1');
  rest = takePrices(rest, slots);
  rest = takeSizes(rest, slots);
  takeSort(fold(written), slots);
  // "At about 400k" and "cheapest" narrow a search, "what does it cost" asks for a price.
  const isNarrowing =
    slots.minPrice !== undefined || slots.maxPrice !== undefined || slots.sort !== undefined;
  const read = readIntent(text);
  const intent = read === 'price' && isNarrowing ? null : read;
  const ordinal = ordinalOf(fold(written));
  const folded = ` ${fold(written)} `;

  const words = takeColors(rest.split(/[^\p{L}\p{N}\p{M}.+°]+/u).filter(Boolean), slots).filter(
    (word) => !isFiller(word, isMarked, language),
  );
  return {
    text,
    language,
    intent,
    slots,
    words: words.slice(0, 8),
    ordinal,
    isPointing:
      ordinal !== null ||
      / (?:no|cai (?:nay|do|kia)|chiec (?:nay|do)|mau nay|san pham (?:nay|do)|con nay|loai nay|it|its|this(?: one)?|that(?: one)?|they|them|these|those) /.test(
        folded,
      ),
  };
}

function isFiller(word: string, isMarked: boolean, language: Language): boolean {
  const plain = fold(word).replaceAll(' ', '');
  if (plain === '') return true;
  if (isMarked)
    return filler.marked.has(word) || (!hasMarks(word) && language === 'en' && filler.english.has(word));
  return language === 'en' ? filler.english.has(plain) : filler.plain.has(plain);
}

const AMOUNT = String.raw`(\d+(?:[.,]\d+)*)\s*(k|nghìn|nghin|ngàn|ngan|n|tr|triệu|trieu|m|million|mil|thousand|đ|d|đồng|dong|vnd|₫)?`;
const BEFORE = {
  range: new RegExp(
    `(?:từ|tu|between|from)?\\s${AMOUNT}\\s*(?:đến|den|tới|toi|-|and|to)\\s*${AMOUNT}(?=\\s)`,
    'u',
  ),
  below: new RegExp(
    `\\s(?:dưới|duoi|nhỏ hơn|không quá|khong qua|tối đa|toi da|rẻ hơn|re hon|thấp hơn|thap hon|tầm dưới|under|below|less than|cheaper than|up to|max|at most|<|<=)\\s*${AMOUNT}(?=\\s)`,
    'u',
  ),
  above: new RegExp(
    `\\s(?:trên|tren|hơn|hon|từ|tu|lớn hơn|tối thiểu|over|above|more than|at least|from|>|>=)\\s*${AMOUNT}(?=\\s)`,
    'u',
  ),
  about: new RegExp(`\\s(?:khoảng|khoang|tầm|tam|around|about|cỡ|gần|gan)\\s*${AMOUNT}(?=\\s)`, 'u'),
  trailing: new RegExp(`\\s${AMOUNT}\\s*(?:trở xuống|tro xuong|đổ lại|do lai|or less)(?=\\s)`, 'u'),
};

const UNITS: Record<string, number> = { k: 1e3, n: 1e3, t: 1e6, m: 1e6 };

function amountOf(number: string, unit: string | undefined, otherUnit?: string): number {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(number);
  const value = isGrouped ? Number(number.replaceAll(/[.,]/g, '')) : Number(number.replace(',', '.'));
  const name = unit ?? otherUnit ?? '';
  const factor =
    /^(?:đ|d|đồng|dong|vnd|₫)$/.test(name) || (name === '' && value >= 10_000)
      ? 1
      : name.startsWith('th')
        ? 1e3
        : name === ''
          ? 1e3
          : (UNITS[name[0] ?? ''] ?? 1);
  return Math.round(value * factor);
}
/** A number alone is an amount only when it looks like one. */
const isAmount = (number: string, unit: string | undefined) =>
  unit !== undefined || Number(number.replaceAll(/[.,]/g, '')) >= 50;

function takePrices(text: string, slots: Slots): string {
  const range = BEFORE.range.exec(text);
  if (range?.[1] && range[3] && isAmount(range[3], range[4])) {
    slots.minPrice = amountOf(range[1], range[2], range[4]);
    slots.maxPrice = amountOf(range[3], range[4]);
    return text.replace(range[0], ' ');
  }
  for (const [kind, pattern] of [
    ['max', BEFORE.trailing],
    ['max', BEFORE.below],
    ['about', BEFORE.about],
    ['min', BEFORE.above],
  ] as const) {
    const found = pattern.exec(text);
    if (!found?.[1] || !isAmount(found[1], found[2])) continue;
    const amount = amountOf(found[1], found[2]);
    if (kind === 'max') slots.maxPrice = amount;
    else if (kind === 'min') slots.minPrice = amount;
    else {
      slots.minPrice = Math.round(amount * 0.75);
      slots.maxPrice = Math.round(amount * 1.25);
    }
    return text.replace(found[0], ' ');
  }
  return text;
}

const SIZE = String.raw`(?:xs|s|m|l|xl|xxl|2xl|3[4-9]|4[0-6])`;

function takeSizes(text: string, slots: Slots): string {
  const found = new RegExp(`\\s(?:size|sz|cỡ|co|số|so|sai|sizes)\\s+(${SIZE})(?=\\s)`, 'iu').exec(text);
  if (found?.[1]) {
    slots.sizes = [found[1].toUpperCase()];
    return text.replace(found[0], ' ');
  }
  const alone = /\s(xs|xl|xxl|[sml])(?=\s)/iu.exec(text);
  if (alone?.[1] && !/\s1m\d|\d\s*m\s/.test(text)) {
    slots.sizes = [alone[1].toUpperCase()];
    return text.replace(alone[0], ' ');
  }
  return text;
}

function takeSort(folded: string, slots: Slots) {
  if (/(?:re nhat|cheapest|gia thap nhat|lowest price|gia re)/.test(folded)) slots.sort = 'priceAsc';
  else if (/(?:dat nhat|most expensive|cao cap nhat)/.test(folded)) slots.sort = 'priceDesc';
  else if (/(?:moi nhat|moi ve|newest|new arrivals?|hang moi)/.test(folded)) slots.sort = 'newest';
  else if (/(?:ban chay|best ?sell\w*|pho bien|popular)/.test(folded)) slots.sort = 'bestSelling';
}

/** Takes the names of colours out of the words. */
function takeColors(words: string[], slots: Slots): string[] {
  const plain = words.map((word) => fold(word).replaceAll(' ', ''));
  const colors: string[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = [3, 2, 1].find((many) => isColor(words, plain, at, many));
    if (length === undefined) {
      left.push(words[at] ?? '');
      continue;
    }
    colors.push(...(colorWords[plain.slice(at, at + length).join(' ')] ?? []));
    if (left.length > 0 && /^(?:màu|mau|color|colour)$/.test(left.at(-1) ?? '')) left.pop();
    at += length - 1;
  }
  if (colors.length > 0) slots.colors = [...new Set(colors)];
  return left;
}

function isColor(words: string[], plain: string[], at: number, length: number): boolean {
  if (at + length > words.length) return false;
  const name = plain.slice(at, at + length).join(' ');
  if (!Object.hasOwn(colorWords, name)) return false;
  if (length > 1) return name !== 'do do' || words.slice(at, at + 2).join(' ') === 'đỏ đô';
  const word = words[at] ?? '';
  const next = plain[at + 1] ?? '';
  // "cảm biến", "dò line", "áo dài trắng nữ sinh" is a name and a colour alike.
  if (hasMarks(word)) return word === markedColors[name];
  if (name === 'cam') return next !== 'bien' && next !== 'on';
  if (!rareColors.has(name)) return true;
  if (name === 'do' && (next === 'line' || next === 'choi')) return false;
  return colorAfter.test(plain[at - 1] ?? '');
}

function ordinalOf(folded: string): number | null {
  const named: [RegExp, number][] = [
    [/(?:dau tien|thu nhat|so 1(?!\d)|(?:the )?first(?: one)?|cai dau(?! day)|1st)/, 0],
    [/(?:thu hai|thu 2|so 2(?!\d)|(?:the )?second(?: one)?|2nd)/, 1],
    [/(?:thu ba|thu 3|so 3(?!\d)|(?:the )?third(?: one)?|3rd)/, 2],
    [/(?:thu tu(?! van)|thu 4|(?:the )?fourth(?: one)?)/, 3],
    [/(?:cuoi cung|cai cuoi|(?:the )?last one)/, -1],
  ];
  return named.find(([pattern]) => new RegExp(`(?:^| )${pattern.source}(?= |$)`).test(folded))?.[1] ?? null;
}
