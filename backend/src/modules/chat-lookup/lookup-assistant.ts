import { moneyText } from '../../lib/money-text';
import type { Language } from '../../lib/language';
import type { ProductCard, ProductDetail } from '../catalogue/catalogue.schema';
import type { Assistant, ChatTurn, Emit } from '../chat/assistant';
import type { ChatLink, ChatMessage, ChatOrder, ChatReply } from '../chat/chat.schema';
import type { ShopPlace } from '../content/content.schema';
import type { MyOrder } from '../orders/orders.schema';
import type { Intent } from './intents';
import { createProductFinder, priceNow, toChatProduct, type ProductSources } from './find-products';
import { say, type TextKey } from './lookup-texts';
import { createPassages, pagePath, type FoundPassage, type PassageSources } from './passages';
import { readQuestion, type ReadQuestion, type Slots } from './question';

export interface LookupDependencies extends Omit<ProductSources, 'clock'>, PassageSources {
  content: PassageSources['content'] & {
    places(kind: 'SHOWROOM' | 'SERVICE_CENTRE', language: Language): Promise<ShopPlace[]>;
  };
  sizeGuides: {
    of(
      productId: string,
      language: Language,
    ): Promise<{ title: string; columns: string[]; rows: string[][]; note: string } | null>;
  };
  vouchers: {
    list(
      body: { period: 'CURRENT'; limit: number },
      asker: { language: Language; customerId: string | undefined },
    ): Promise<{ data: { code: string; name: string }[] }>;
    mine(
      query: { state: 'USABLE'; limit: number },
      asker: { language: Language; customerId: string },
    ): Promise<{ data: { code: string; name: string }[] }>;
  };
  flashSales: {
    current(language: Language): Promise<{
      currentFlashSale: { name: string; products: { productId: string }[] } | null;
      nextFlashSale: { name: string } | null;
    }>;
  };
  promotions: {
    list(
      query: { period: 'CURRENT'; limit: number },
      language: Language,
    ): Promise<{ data: { name: string }[] }>;
  };
  orders: {
    list(
      customerId: string,
      query: { order: 'DESC'; pageSize: number; search?: string },
    ): Promise<{ data: MyOrder[] }>;
  };
}

/** Below this part of what was asked, a text of the shop says nothing about it. */
const LEAST_COVERAGE = 0.5;
const LEAST_SCORE = 4;
const MAX_SHOWN = 6;
/** Messages of the customer that "under 400k" can go on with. */
const HISTORY_SIZE = 6;

/** On which pages a topic is. */
const pagesOf: Partial<Record<Intent, readonly string[]>> = {
  delivery: ['transportation'],
  returns: ['exchange-return'],
  warranty: ['warranty'],
  payment: ['payment'],
  invoice: ['payment', 'faqs'],
  privacy: ['security', 'faqs'],
  shop: ['contact', 'store-system', 'about', 'careers'],
};
const titles: Record<string, TextKey> = { color: 'color', size: 'size', price: 'price_', words: 'words' };

interface Answering {
  turn: ChatTurn;
  question: ReadQuestion;
  language: Language;
  say: (key: TextKey, values?: Record<string, string | number>) => Promise<void>;
  emit: Emit;
  signal: AbortSignal;
}

/**
 * Answers from the data of the shop by rules: what is asked, about which product, then the shop's own services. Prices,
 * stock and orders are only ever those that these services answer, orders only those of the signed-in owner.
 */
export function createLookupAssistant(deps: LookupDependencies): Assistant {
  const { content, vouchers, flashSales, promotions, orders, sizeGuides } = deps;
  const products = createProductFinder(deps);
  const passages = createPassages(deps);

  async function answer(turn: ChatTurn, send: Emit, signal: AbortSignal): Promise<void> {
    const sent: Promise<void>[] = [];
    /** Does not wait until it is stored: lines of one topic that follow each other are stored together. */
    const emit: Emit = async (event) => {
      const stored = send(event);
      stored.catch(() => undefined);
      sent.push(stored);
    };
    try {
      await answerTurn(turn, emit, signal);
    } finally {
      await Promise.allSettled(sent);
    }
    await Promise.all(sent);
  }

  async function answerTurn(turn: ChatTurn, emit: Emit, signal: AbortSignal): Promise<void> {
    const question = readQuestion(turn.text, turn.language);
    const { language } = question;
    let isFirst = true;
    const answering: Answering = {
      turn,
      question,
      language,
      emit,
      signal,
      async say(key, values) {
        await emit({ event: 'delta', data: { text: `${isFirst ? '' : '\n'}${say(key, language, values)}` } });
        isFirst = false;
      },
    };
    switch (question.intent) {
      case 'greeting':
        return greet(answering);
      case 'thanks':
        return answering.say('thanks');
      case 'person':
        await answering.say('person');
        return emit({ event: 'handoff', data: { offer: true } });
      case 'others':
        return answering.say('others');
      case 'order':
        return answerOrders(answering);
      case 'compare':
        return answerCompared(answering);
      case 'voucher':
        return answerVouchers(answering);
      case 'sale':
        return answerSales(answering);
      case 'size':
        return answerSize(answering);
      case 'price':
      case 'stock':
        return answerOne(answering);
      case 'delivery':
      case 'returns':
      case 'warranty':
      case 'payment':
      case 'invoice':
      case 'privacy':
        return answerPage(answering, pagesOf[question.intent] ?? []);
      case 'shop':
        return answerShop(answering);
      case 'unknown':
        return answerUnknown(answering);
      default:
        return answerFound(answering);
    }
  }

  async function greet(answering: Answering) {
    await answering.say('greeting');
    await replies(answering, ['Delivery', 'Returns', 'Vouchers', 'Order']);
  }

  async function answerUnknown(answering: Answering) {
    await answering.say('unknown');
    await answering.emit({ event: 'handoff', data: { offer: true } });
    await replies(answering, ['Delivery', 'Returns', 'Vouchers']);
  }

  async function answerOrders(answering: Answering) {
    const { turn, emit, language, question } = answering;
    if (turn.customerId === null) {
      await answering.say('signIn');
      return emit({ event: 'auth_required', data: {} });
    }
    const code = /\b(?=[A-Z0-9-]*\d)[A-Z0-9-]{6,20}\b/.exec(turn.text.toUpperCase())?.[0];
    const ofCode = code
      ? (await orders.list(turn.customerId, { order: 'DESC', pageSize: 3, search: code })).data
      : [];
    const own =
      ofCode.length > 0 ? ofCode : (await orders.list(turn.customerId, { order: 'DESC', pageSize: 3 })).data;
    if (own.length === 0) {
      await answering.say('noOrders');
      return;
    }
    await answering.say('orders');
    for (const { code: orderCode, status, grandTotal } of own)
      await answering.say('orderLine', {
        code: orderCode,
        status: say(status, language),
        total: moneyText(grandTotal, language),
      });
    await emit({ event: 'orders', data: { items: own.map(toChatOrder) } });
    const payable = own.filter(({ paymentAction }) => paymentAction !== 'NONE');
    if (payable[0]) await answering.say('payAgain', { code: payable[0].code });
    if (/hu[ỷỳủy]|cancel/i.test(question.text)) await answering.say('cancel');
    await links(answering, [
      ...payable.map((one): ChatLink => ({
        label: say('payLink', language, { code: one.code }),
        to: orderPath(one.id),
      })),
      { label: say('ordersLink', language), to: '/profile/orders' },
    ]);
  }

  async function answerVouchers(answering: Answering) {
    const { turn, question, language, emit } = answering;
    const isOwn = /(?<!\p{L})(?:của (?:tôi|mình|em)|cua (?:toi|minh|em)|my|mine)(?!\p{L})/iu.test(
      question.text,
    );
    if (isOwn && turn.customerId === null) {
      await answering.say('signIn');
      return emit({ event: 'auth_required', data: {} });
    }
    if (isOwn && turn.customerId !== null) {
      const { data } = await vouchers.mine(
        { state: 'USABLE', limit: 6 },
        { language, customerId: turn.customerId },
      );
      await answering.say(data.length > 0 ? 'myVouchers' : 'noMyVouchers');
      for (const { code, name } of data) await answering.say('voucherLine', { code, name });
      return links(answering, [{ label: say('myVouchersLink', language), to: '/profile/vouchers' }]);
    }
    const { data } = await vouchers.list(
      { period: 'CURRENT', limit: 6 },
      { language, customerId: undefined },
    );
    await answering.say(data.length > 0 ? 'vouchers' : 'noVouchers');
    for (const { code, name } of data) await answering.say('voucherLine', { code, name });
    await links(answering, [{ label: say('vouchersLink', language), to: '/vouchers' }]);
  }

  async function answerSales(answering: Answering) {
    const { question, language, emit, signal } = answering;
    if (question.words.length > 0 && question.intent === 'sale') {
      const words = question.words.filter(
        (word) =>
          !/^(?:sale|off|flash|khuyến|mãi|khuyen|mai|ưu|đãi|uu|dai|giảm|giam|promotions?|deals?|offers?|discounts?|discounted|running|now|today|hôm|nay|hom|chương|trình|chuong|trinh|giờ|vàng|gio|vang|quà|tặng|qua|tang|ctkm)$/u.test(
            word,
          ),
      );
      const some =
        words.length > 0
          ? await products.find(words, { ...question.slots, isOnSale: true }, language, signal)
          : null;
      if (some && some.total > 0 && !some.without.includes('words')) return answerCards(answering, some);
    }
    const [{ currentFlashSale, nextFlashSale }, { data }] = await Promise.all([
      flashSales.current(language),
      promotions.list({ period: 'CURRENT', limit: 5 }, language),
    ]);
    if (currentFlashSale) {
      await answering.say('flashSale', { name: currentFlashSale.name });
      const ids = currentFlashSale.products.slice(0, MAX_SHOWN).map(({ productId }) => productId);
      const items = (await products.cards(ids, language)).map((card) => toChatProduct(card));
      if (items.length > 0) await emit({ event: 'products', data: { items } });
    } else if (nextFlashSale) await answering.say('nextFlashSale', { name: nextFlashSale.name });
    if (data.length > 0) await answering.say('promotions', { list: data.map(({ name }) => name).join('; ') });
    else if (!currentFlashSale && !nextFlashSale) await answering.say('noSale');
    await links(answering, [
      { label: say('flashSaleLink', language), to: '/flash-sale' },
      { label: say('promotionsLink', language), to: '/promotions' },
    ]);
  }

  /** The products that were shown last, or the one that is looked at. */
  async function shownBefore({ turn, question, language }: Answering): Promise<ProductCard[]> {
    const last = turn.history.findLast((message) => (message.products?.length ?? 0) > 0);
    const ids = (last?.products ?? []).map(({ id }) => id);
    const { productId } = turn.context;
    const isOnPage = productId !== undefined && /^[0-9a-f-]{36}$/i.test(productId);
    if (ids.length === 0 && !isOnPage) return [];
    const cards = await products.cards(ids.length > 0 ? ids : [productId ?? ''], language);
    if (question.ordinal === null) return cards;
    const one = cards.at(question.ordinal);
    return one ? [one] : [];
  }

  /** The product that a question is about: by its words, else the one that the conversation is at. */
  async function productMeant(answering: Answering): Promise<ProductCard | null> {
    const { question, language, signal } = answering;
    if (question.words.length > 0 && question.ordinal === null) {
      const byWords = await products.find(question.words, {}, language, signal);
      if (byWords.cards[0] && !(question.isPointing && byWords.without.length > 0)) return byWords.cards[0];
    }
    if (question.words.length > 0 && !question.isPointing) return null;
    return (await shownBefore(answering))[0] ?? null;
  }

  async function answerOne(answering: Answering): Promise<void> {
    const { question, language, emit } = answering;
    const card = await productMeant(answering);
    if (!card) return question.words.length > 0 ? answerFound(answering) : answerWhich(answering);
    const detail = await products.detail(card.id, language);
    const { colors, sizes } = question.slots;
    const isNarrowed = colors !== undefined || sizes !== undefined;
    const infos = isNarrowed ? await products.variantsOf(detail, question.slots) : [];
    if (question.intent === 'price' && !isNarrowed) await answerPrice(answering, card);
    else if (isNarrowed) await answerVariants(answering, card, infos);
    else await answerStock(answering, card, detail);
    await emit({ event: 'products', data: { items: [toChatProduct(card, infos)] } });
    await links(answering, [
      { label: say('productLink', language, { name: card.name }), to: `/products/${card.seoSlug}` },
    ]);
  }

  async function answerPrice(answering: Answering, card: ProductCard) {
    const { language } = answering;
    const price = priceNow(card);
    const name = card.name;
    if (card.maxPrice > card.price && !card.flashSale)
      await answering.say('priceRange', {
        name,
        price: moneyText(price, language),
        max: moneyText(card.maxPrice, language),
      });
    else if (card.flashSale || card.originalPrice !== null)
      await answering.say('priceSale', {
        name,
        price: moneyText(price, language),
        before: moneyText(
          card.flashSale ? (card.originalPrice ?? card.price) : (card.originalPrice ?? price),
          language,
        ),
      });
    else await answering.say('price', { name, price: moneyText(price, language) });
    if (card.stock === 0) await answering.say('soldOut', { name, detail: '' });
  }

  async function answerVariants(answering: Answering, card: ProductCard, infos: ProductDetail['infos']) {
    const { language, question } = answering;
    const { colors = [], sizes = [] } = question.slots;
    const named = infos[0];
    const what = [
      colors.length > 0 && named?.color ? named.color.name.toLowerCase() : '',
      sizes.length > 0 ? `${say('size', language)} ${sizes.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join(', ');
    const detail = what ? say('inColorSize', language, { what }) : '';
    if (infos.length === 0) {
      await answering.say('noVariant', {
        name: card.name,
        detail: detail || say('inColorSize', language, { what: say('color', language) }),
      });
      return;
    }
    const left = infos.filter(({ stock }) => stock > 0);
    await answering.say(left.length > 0 ? 'inStock' : 'soldOut', { name: card.name, detail });
    if (question.intent === 'price' && named)
      await answering.say('price', { name: card.name, price: moneyText(priceNow(named), language) });
    if (left.length > 0) await answering.say('choices', { list: variantNames(left, language) });
  }

  async function answerStock(answering: Answering, card: ProductCard, { infos }: ProductDetail) {
    const left = infos.filter(({ stock }) => stock > 0);
    await answering.say(left.length > 0 ? 'inStock' : 'soldOut', { name: card.name, detail: '' });
    if (left.length > 1) await answering.say('choices', { list: variantNames(left, answering.language) });
  }

  async function answerWhich(answering: Answering) {
    await answering.say('whichProduct');
  }

  async function answerSize(answering: Answering) {
    const { question, language, emit } = answering;
    const isNamed = question.words.length > 0 || question.isPointing || question.ordinal !== null;
    const words = question.words.filter(
      (word) => !/^\d/.test(word) && !/^(?:kg|cm|cao|nang|mac)$/.test(word),
    );
    const card =
      isNamed && words.length > 0
        ? await productMeant({ ...answering, question: { ...question, words } })
        : ((await shownBefore(answering))[0] ?? null);
    const isWide = words.length <= 1 && !question.isPointing && question.ordinal === null;
    const guide = card && !(isWide && words.length > 0) ? await sizeGuides.of(card.id, language) : null;
    if (!card || (isWide && words.length > 0)) {
      await answering.say('sizeGeneral');
      const found = await passages.find(question.text, language, { favoured: ['faqs', 'news'], limit: 4 });
      const faq = (
        await passages.find(
          language === 'en' ? 'how do I know my size' : 'làm sao biết mình mặc cỡ nào',
          language,
          { favoured: ['faqs'], limit: 1 },
        )
      )[0];
      const quoted = [
        ...(faq ? [faq] : []),
        ...found.filter(({ page, to }) => page === 'news' && to !== faq?.to).slice(0, 1),
      ];
      await answerPassages(answering, quoted);
      return links(answering, [{ label: say('faqsLink', language), to: '/faqs' }]);
    }
    const detail = await products.detail(card.id, language);
    const sizes = [...new Set(detail.infos.flatMap(({ size }) => size ?? []))];
    if (sizes.length === 0) await answering.say('noSizes', { name: card.name });
    else await answering.say('sizes', { name: card.name, list: sizes.join(', ') });
    if (guide) {
      const quote = [
        ...guide.rows.map((row) => row.map((cell, at) => `${guide.columns[at] ?? ''} ${cell}`).join(', ')),
        guide.note,
      ].join('. ');
      await emit({
        event: 'passages',
        data: { items: [{ title: guide.title, quote, to: `/products/${card.seoSlug}` }] },
      });
    }
    await emit({ event: 'products', data: { items: [toChatProduct(card)] } });
    await links(answering, [
      { label: say('productLink', language, { name: card.name }), to: `/products/${card.seoSlug}` },
    ]);
  }

  async function answerCompared(answering: Answering) {
    const { question, language, emit, signal } = answering;
    const pair = await comparedIn(question, language, signal);
    const cards =
      pair.length === 2
        ? pair
        : (await shownBefore({ ...answering, question: { ...question, ordinal: null } })).slice(0, 2);
    const [one, other] = cards;
    if (!one || !other) return answering.say('compareWhich');
    const [first, second] = await Promise.all([
      products.detail(one.id, language),
      products.detail(other.id, language),
    ]);
    for (const card of [one, other])
      await answering.say('compareLine', {
        name: card.name,
        price: moneyText(priceNow(card), language),
        stock: say(card.stock > 0 ? 'available' : 'unavailable', language),
      });
    const theirs = new Map(second.specifications.map(({ name, value }) => [name, value]));
    const both = first.specifications.filter(
      ({ name, value }) => theirs.has(name) && theirs.get(name) !== value,
    );
    for (const { name, value } of both.slice(0, 5))
      await answering.say('compareSpec', { spec: name, one: value, other: theirs.get(name) ?? '' });
    await emit({ event: 'products', data: { items: [toChatProduct(one), toChatProduct(other)] } });
    await links(answering, [
      { label: say('compareLink', language), to: `/compare?ids=${one.id},${other.id}` },
    ]);
  }

  /** The two products that a question names on either side of "and", "with" or a comma. */
  async function comparedIn(
    { text, language }: ReadQuestion,
    asked: Language,
    signal: AbortSignal,
  ): Promise<ProductCard[]> {
    const parts = text
      .replaceAll(
        /\b(?:so sánh|so sanh|compare|giúp|giup|giữa|giua|between|difference|differences|khác nhau|khac nhau|khác gì|khac gi|thế nào|the nao)\b/giu,
        ' ',
      )
      .split(
        /(?<![\p{L}\p{N}])(?:và|va|với|voi|vs\.?|versus|and|with|hay là|hay|or|so với|from)(?![\p{L}\p{N}])|,|\?/iu,
      )
      .map((part) => readQuestion(part, language))
      .filter(({ words, slots }) => words.length > 0 || slots.colors !== undefined);
    const [left, right] = parts;
    if (!left || !right) return [];
    const first = await products.find(left.words, {}, asked, signal);
    const card = first.cards[0];
    if (!card) return [];
    // "robot S1 and X9": the second has the beginning of the first.
    const attempts = [
      right.words,
      ...beginnings(left.words).map((beginning) => [...beginning, ...right.words]),
    ];
    const found = await Promise.all(attempts.map((words) => products.find(words, {}, asked, signal)));
    const exact = found.find(
      ({ cards, without }) => without.length === 0 && cards.some(({ id }) => id !== card.id),
    );
    const second = (exact ?? found[0])?.cards.find(({ id }) => id !== card.id);
    return second ? [card, second] : [];
  }

  async function answerPage(answering: Answering, favoured: readonly string[]) {
    const { question, language } = answering;
    const found = await passages.find(question.text, language, { favoured, limit: 6 });
    const near = found.filter(({ page }) => page === 'faqs' || favoured.includes(page));
    const of = (page: string) => near.find((passage) => passage.page === page);
    const main = favoured.flatMap((page) => of(page) ?? [])[0];
    const best = [...new Set([near[0], main, near[1]].flatMap((passage) => passage ?? []))].slice(0, 2);
    if (best.length === 0) return answerUnknown(answering);
    await answerPassages(answering, main && !best.includes(main) ? [...best.slice(0, 1), main] : best);
    await replies(answering, ['Person']);
  }

  async function answerShop(answering: Answering) {
    const { question, language } = answering;
    const [places, found] = await Promise.all([
      content.places('SHOWROOM', language),
      passages.find(question.text, language, { favoured: pagesOf.shop ?? [], limit: 3 }),
    ]);
    const folded = question.text.toLowerCase();
    const isWork = /tuyển|tuyen|việc làm|viec lam|career|job|hiring/.test(folded);
    const here = places.filter(({ province, address }) =>
      [province, address].some((place) => question.words.some((word) => place.toLowerCase().includes(word))),
    );
    if (!isWork && places.length > 0)
      await answering.say('places', {
        list: (here.length > 0 ? here : places)
          .slice(0, 3)
          .map(({ name, address, phone }) => `${name}, ${address} (${phone})`)
          .join('; '),
      });
    const best = isWork
      ? found.filter(({ page }) => page === 'careers')
      : found.filter(({ page }) => page !== 'careers' && page !== 'news');
    await answerPassages(answering, best.slice(0, 1));
    await links(answering, [
      ...(isWork ? [] : [{ label: say('showroomsLink', language), to: '/showrooms' }]),
      { label: say('contactLink', language), to: pagePath('contact') },
    ]);
  }

  async function answerPassages(answering: Answering, found: readonly FoundPassage[]) {
    const [first] = found;
    if (!first) return;
    await answering.say('fromPage', { title: first.title });
    await answering.emit({ event: 'delta', data: { text: `\n${first.quote}` } });
    await answering.emit({
      event: 'passages',
      data: { items: found.map(({ title, quote, to }) => ({ title, quote, to })) },
    });
  }

  /** A question that names no topic: products, else what the pages say, else nothing. */
  async function answerFound(answering: Answering): Promise<void> {
    const { question, language, signal, turn } = answering;
    const goesOn = goesOnWith(turn.history, question, turn.language);
    const { words, slots } = goesOn ?? question;
    const isNarrowed = Object.keys(slots).length > 0;
    if (words.length === 0 && !isNarrowed) {
      if (question.isPointing) return answerOne({ ...answering, question: { ...question, intent: 'stock' } });
      return answerUnknown(answering);
    }
    const [found, texts] = await Promise.all([
      products.find(words, slots, language, signal),
      passages.find(question.text, language, { limit: 2 }),
    ]);
    const page = texts.find(({ coverage, score }) => coverage >= LEAST_COVERAGE && score >= LEAST_SCORE);
    const isSure = found.total > 0 && !found.without.includes('words');
    if (isSure) return answerCards(answering, found);
    if (page && (page.coverage >= 0.75 || found.total === 0)) return answerPassages(answering, [page]);
    if (found.total > 0 && words.length > 2) return answerCards(answering, found);
    if (found.total > 0 && isNarrowed) return answerCards(answering, found);
    if (found.total === 0 && isNarrowed && words.length > 0) {
      await answering.say('notFound');
      return answering.emit({ event: 'handoff', data: { offer: true } });
    }
    return answerUnknown(answering);
  }

  async function answerCards(
    answering: Answering,
    { cards, total, without }: { cards: ProductCard[]; total: number; without: readonly string[] },
  ) {
    const { question, language, emit } = answering;
    const left = without
      .filter((name) => name !== 'words')
      .map((name) => say(titles[name] ?? 'words', language));
    if (without.length > 0)
      await answering.say('foundNear', { without: left.length > 0 ? ` (${left.join(', ')})` : '' });
    else await answering.say(total === 1 ? 'foundOne' : 'found', { count: total });
    const { colors, sizes } = question.slots;
    const isNarrowed = (colors !== undefined || sizes !== undefined) && without.length === 0;
    const items = await Promise.all(
      cards.slice(0, MAX_SHOWN).map(async (card, at) => {
        // The variants of the first few are worth the questions.
        if (!isNarrowed || at > 2) return toChatProduct(card);
        return toChatProduct(
          card,
          await products.variantsOf(await products.detail(card.id, language), question.slots),
        );
      }),
    );
    await emit({ event: 'products', data: { items } });
    if (total > items.length && question.words.length > 0)
      await links(answering, [
        {
          label: say('allResults', language),
          to: `/search?q=${encodeURIComponent(question.words.join(' '))}`,
        },
      ]);
    await replies(answering, total > 1 ? ['Cheapest', 'Stock'] : ['Stock', 'Delivery']);
  }

  return { kind: 'LOOKUP', answer };
}

async function links({ emit }: Answering, items: ChatLink[]) {
  if (items.length > 0) await emit({ event: 'links', data: { items } });
}

type ReplyName = 'Delivery' | 'Returns' | 'Vouchers' | 'Order' | 'Person' | 'Stock' | 'Cheapest';
async function replies({ emit, language }: Answering, names: ReplyName[]) {
  const items = names.map((name): ChatReply => ({
    label: say(`reply${name}`, language),
    text: say(`ask${name}`, language),
  }));
  await emit({ event: 'replies', data: { items } });
}

/** What earlier messages asked for, narrowed by this one, when it names no product itself. */
function goesOnWith(
  history: readonly ChatMessage[],
  question: ReadQuestion,
  language: Language,
): { words: string[]; slots: Slots } | null {
  if (question.words.length > 0 || Object.keys(question.slots).length === 0) return null;
  let slots = question.slots;
  const asked = history
    .filter(({ role }) => role === 'CUSTOMER')
    .slice(-HISTORY_SIZE)
    .reverse();
  for (const message of asked) {
    const before = readQuestion(message.text, language);
    slots = { ...before.slots, ...slots };
    if (
      before.words.length > 0 &&
      (before.intent === null || before.intent === 'stock' || before.intent === 'price')
    )
      return { words: before.words, slots };
  }
  return null;
}

const beginnings = (words: readonly string[]) =>
  words.slice(0, -1).map((_, at) => words.slice(0, words.length - 1 - at));

const orderPath = (id: string) => `/profile/orders/${id}`;

const toChatOrder = (order: MyOrder): ChatOrder => ({
  id: order.id,
  code: order.code,
  status: order.status,
  paymentStatus: order.paymentStatus,
  purchaseDate: order.purchaseDate,
  grandTotal: order.grandTotal,
  lineCount: order.lineCount,
  firstLine: order.firstLine,
  paymentAction: order.paymentAction,
  to: orderPath(order.id),
});

function variantNames(infos: ProductDetail['infos'], language: Language): string {
  const names = infos.map(({ color, size, stock }) => {
    const name = [color?.name, size].filter(Boolean).join(' ');
    return stock <= 5 ? `${name}${say('unitsLeft', language, { count: stock })}` : name;
  });
  const shown = names.slice(0, 8);
  return names.length > shown.length ? `${shown.join(', ')}…` : shown.join(', ');
}
