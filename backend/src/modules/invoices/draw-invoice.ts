import { moneyText } from '../../lib/money-text';
import type { Language } from '../../lib/language';
import { mailText } from '../mail/mail-texts';
import type { OrderDetail } from '../orders/orders.schema';
import type { InfoClient } from '../settings/settings.schema';
import { invoiceWords, type InvoiceWords } from './invoice-words';
import { createPen, type Style } from './pen';

export interface Invoice {
  order: OrderDetail;
  seller: InfoClient;
  language: Language;
}

const PAGE = { width: 595.28, height: 841.89, margin: 48 };
const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
/** Room for the number of the page. */
const BOTTOM = PAGE.height - PAGE.margin - 24;
const COLUMNS = { product: LEFT + 32, productEnd: LEFT + 262, quantity: LEFT + 300, price: LEFT + 396 };
const GAP = 6;

const SOFT = '#57534E';
const RULE = '#D6D3D1';
const title: Style = { size: 20, weight: 'bold' };
const strong: Style = { size: 10, weight: 'bold' };
const plain: Style = { size: 10 };
const small: Style = { size: 8.5, color: SOFT };
const sum: Style = { size: 12, weight: 'bold' };

/** A4, as many pages as the goods need; no price, name or address is too long for it. */
export async function drawInvoice({ order, seller, language }: Invoice): Promise<Buffer> {
  // Only who asks for an invoice waits for it to be loaded.
  const { default: PDFDocument } = await import('pdfkit');
  const words = invoiceWords[language];
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // The standard fonts know no Vietnamese, and none of them is used.
    font: '',
    info: {
      Title: `${words.title} ${order.code}`,
      Author: seller.legalName,
      Subject: words.notVat,
      CreationDate: new Date(order.purchaseDate),
    },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => void chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const pen = createPen(doc);
  let y = PAGE.margin;

  const rule = () => {
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(RULE).stroke();
    y += GAP;
  };
  const turnPage = () => {
    doc.addPage();
    y = PAGE.margin;
  };
  /** What follows stands together. */
  const needs = (height: number, then?: () => void) => {
    if (y + height <= BOTTOM) return;
    turnPage();
    then?.();
  };
  const lines = (texts: string[], x: number, width: number, style: Style) => {
    for (const line of texts.flatMap((text) => pen.wrap(text, width, style))) {
      needs(pen.lineHeight(style));
      pen.write(line, x, y, style);
      y += pen.lineHeight(style);
    }
  };

  head();
  parties();
  table();
  totals();
  numberPages();
  doc.end();
  return written;

  function head() {
    pen.write(words.title.toUpperCase(), LEFT, y, title);
    pen.write(order.code, RIGHT, y + 6, strong, 'right');
    y += pen.lineHeight(title);
    pen.write(words.notVat, LEFT, y, { ...plain, color: SOFT });
    pen.write(`${words.date}: ${dayText(order.purchaseDate, language)}`, RIGHT, y, plain, 'right');
    y += pen.lineHeight(plain) + GAP * 2;
    rule();
  }

  function parties() {
    const width = (RIGHT - LEFT - 24) / 2;
    const top = y;
    const columns = [sellerLines(seller, words), buyerLines(order, words, language)];
    const ends = columns.map(([name = '', ...rest], column) => {
      const x = LEFT + column * (width + 24);
      y = top;
      lines([name], x, width, small);
      lines(rest.slice(0, 1), x, width, strong);
      lines(rest.slice(1), x, width, plain);
      return y;
    });
    y = Math.max(...ends) + GAP;
    if (order.vatInvoice) {
      const { company, taxCode, address, email } = order.vatInvoice;
      needs(60);
      rule();
      lines([words.company], LEFT, RIGHT - LEFT, small);
      lines([company], LEFT, RIGHT - LEFT, strong);
      lines([words.taxCode(taxCode), address, email], LEFT, RIGHT - LEFT, plain);
    }
    y += GAP;
  }

  function tableHead() {
    const { number, product, quantity, price, amount } = words.columns;
    rule();
    pen.write(number, LEFT, y, small);
    pen.write(product, COLUMNS.product, y, small);
    pen.write(quantity, COLUMNS.quantity, y, small, 'right');
    pen.write(price, COLUMNS.price, y, small, 'right');
    pen.write(amount, RIGHT, y, small, 'right');
    y += pen.lineHeight(small) + GAP / 2;
    rule();
  }

  function table() {
    needs(80);
    tableHead();
    order.lines.forEach((line, at) => {
      const width = COLUMNS.productEnd - COLUMNS.product;
      const name = pen.wrap(line.name, width, plain);
      const notes = notesOf(order, at, words, language).flatMap((note) => pen.wrap(note, width, small));
      const height = name.length * pen.lineHeight(plain) + notes.length * pen.lineHeight(small) + GAP;
      needs(Math.min(height, BOTTOM - PAGE.margin - 60), tableHead);
      pen.write(String(at + 1), LEFT, y, plain);
      pen.write(String(line.quantity), COLUMNS.quantity, y, plain, 'right');
      if (!line.isGift) pen.write(moneyText(line.unitPrice, language), COLUMNS.price, y, plain, 'right');
      pen.write(line.isGift ? words.gift : moneyText(line.lineTotal, language), RIGHT, y, plain, 'right');
      lines(name, COLUMNS.product, width, plain);
      lines(notes, COLUMNS.product, width, small);
      y += GAP;
    });
  }

  function totals() {
    const rows = sumRows(order, words, language);
    const left = LEFT + 200;
    needs(rows.length * pen.lineHeight(plain) + pen.lineHeight(sum) + 60);
    rule();
    for (const { name, value, note } of rows) {
      pen.write(value, RIGHT, y, plain, 'right');
      lines([name], left, 180, plain);
      lines(note ? [note] : [], left, 180, small);
    }
    y += GAP;
    pen.write(words.total, left, y, sum);
    pen.write(moneyText(order.grandTotal, language), RIGHT, y, sum, 'right');
    y += pen.lineHeight(sum) + GAP;
    pen.write(words.vatIncluded, RIGHT, y, small, 'right');
  }

  function numberPages() {
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page);
      const at = PAGE.height - PAGE.margin;
      pen.write(`${words.title} ${order.code} · ${words.notVat}`, LEFT, at, small);
      pen.write(words.page(page + 1, count), RIGHT, at, small, 'right');
    }
  }
}

const sellerLines = (seller: InfoClient, words: InvoiceWords) =>
  [
    words.seller,
    seller.legalName,
    seller.taxCode && words.taxCode(seller.taxCode),
    seller.address,
    seller.hotline && words.phone(seller.hotline),
    seller.email,
  ].filter(Boolean);

function buyerLines(
  { customer, address: at, ...order }: OrderDetail,
  words: InvoiceWords,
  language: Language,
) {
  const { firstName, lastName, phone } = customer;
  const place = [at.address, at.ward, at.district, at.province, at.national === 'VN' ? '' : at.national];
  return [
    words.buyer,
    language === 'vi' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
    words.phone(phone.replace(/^\+84(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3')),
    place.filter(Boolean).join(', '),
    `${words.method}: ${mailText(`order.methods.${order.paymentMethod}`, language)}`,
    `${words.status}: ${order.paymentStatus === 'paid' ? words.paid : words.unpaid}`,
  ];
}

function notesOf(
  { lines, moreOriginalProducts }: OrderDetail,
  at: number,
  words: InvoiceWords,
  language: Language,
) {
  const line = lines[at];
  if (!line) return [];
  const others = line.isGift ? [] : moreOriginalProducts.filter(({ infoId }) => infoId === line.infoId);
  return [
    [line.color?.name, line.size, line.sku].filter(Boolean).join(' · '),
    ...others.map(({ quantity, unitPrice }) => words.atUsualPrice(quantity, moneyText(unitPrice, language))),
  ].filter(Boolean);
}

function sumRows(order: OrderDetail, words: InvoiceWords, language: Language) {
  const { subtotal, discount, shippingFee, promotionAppliedOrder, appliedVoucherOrder } = order;
  const sources = [
    ...promotionAppliedOrder
      .filter(({ discountPrice }) => discountPrice > 0)
      .map(({ promotionInfo }) => promotionInfo.name),
    ...(appliedVoucherOrder ? [appliedVoucherOrder.voucherInfo.code] : []),
  ];
  return [
    { name: words.subtotal, value: moneyText(subtotal, language), note: '' },
    ...(discount > 0
      ? [{ name: words.discount, value: `\u2212${moneyText(discount, language)}`, note: sources.join(', ') }]
      : []),
    {
      name: words.shipping,
      value: shippingFee === 0 ? words.free : moneyText(shippingFee, language),
      note: '',
    },
  ];
}

const dayText = (instant: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(new Date(instant));
