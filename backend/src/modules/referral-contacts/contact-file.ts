import { badRequest, unprocessable } from '../../lib/errors';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './referral-contacts.schema';

/** In base64, with room for line breaks. */
const MAX_CONTENT_LENGTH = MAX_IMPORT_BYTES * 1.4;

/** A contact as a file says it, unchecked. */
export interface ContactRow {
  /** Line of the table, or number of the card, from 1. */
  row: number;
  fullName: string;
  company: string;
  businessName: string;
  email: string;
  phoneNumber: string;
}
type Column = Exclude<keyof ContactRow, 'row'>;

/** Reads a CSV or vCard file. Throws for one that is too long, has no contacts, or is not text in a known encoding. */
export function readContactFile(content: string): ContactRow[] {
  if (content.length > MAX_CONTENT_LENGTH) throw unprocessable('CONTACTS_FILE_TOO_LONG');
  const base64 = content.replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw badRequest('CONTACTS_FILE_UNREADABLE');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_IMPORT_BYTES) throw unprocessable('CONTACTS_FILE_TOO_LONG');
  const text = decoded(bytes).replace(/\r\n?/g, '\n');
  const rows = /^\s*BEGIN:VCARD\b/i.test(text) ? readCards(text) : readTable(text);
  if (rows.length === 0) throw unprocessable('CONTACTS_FILE_EMPTY');
  return rows;
}

/** UTF-8 or UTF-16 with a mark, as spreadsheets write them; other encodings would spoil Vietnamese names. */
function decoded(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw badRequest('CONTACTS_FILE_UNREADABLE');
    return text;
  } catch {
    throw badRequest('CONTACTS_FILE_UNREADABLE');
  }
}

/** Names of columns in their folded form. */
const columnNames: Record<Column, string[]> = {
  fullName: ['full name', 'fullname', 'name', 'display name', 'ho ten', 'ho va ten', 'ten'],
  company: ['company', 'organization', 'organization name', 'organisation', 'cong ty'],
  businessName: ['business name', 'businessname', 'ten doanh nghiep', 'doanh nghiep', 'ten kinh doanh'],
  email: ['email', 'e mail', 'mail', 'email address', 'e mail address', 'e mail 1 value', 'thu dien tu'],
  phoneNumber: [
    'phone',
    'phone number',
    'phonenumber',
    'mobile',
    'mobile phone',
    'phone 1 value',
    'dien thoai',
    'so dien thoai',
    'sdt',
  ],
};

function readTable(text: string): ContactRow[] {
  const lines = readCells(text);
  const header = lines.next();
  if (header.done) return [];
  const names = header.value.map((cell) => foldedName(cell));
  const at = (column: Column) => names.findIndex((name) => columnNames[column].includes(name));
  const places = Object.fromEntries(
    (Object.keys(columnNames) as Column[]).map((column) => [column, at(column)]),
  ) as Record<Column, number>;
  const [first, last] = [
    names.findIndex((name) => ['first name', 'given name'].includes(name)),
    names.findIndex((name) => ['last name', 'family name', 'surname'].includes(name)),
  ];
  if (places.fullName < 0 && first < 0) throw unprocessable('CONTACTS_FILE_EMPTY');
  const rows: ContactRow[] = [];
  let line = 1;
  for (const cells of lines) {
    line += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length === MAX_IMPORT_ROWS) throw unprocessable('CONTACTS_FILE_TOO_LONG');
    const cell = (place: number) => cells[place] ?? '';
    rows.push({
      row: line,
      fullName: cell(places.fullName) || `${cell(last)} ${cell(first)}`.trim(),
      company: cell(places.company),
      businessName: cell(places.businessName),
      email: cell(places.email),
      phoneNumber: cell(places.phoneNumber),
    });
  }
  return rows;
}

const foldedName = (cell: string) =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Without a copy of a long cell for each of its quotes. */
const isBlank = (cell: string) => cell.length < 100 && cell.trim() === '';

/** The lines of a table (RFC 4180); the separator is the one that the first line has most of. */
function* readCells(text: string): Generator<string[]> {
  const [firstLine = ''] = text.split('\n', 1);
  const count = (sign: string) => firstLine.split(sign).length;
  const separator = [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && isBlank(cell)) {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      yield [...cells, cell];
      cells = [];
      cell = '';
    } else cell += sign;
  }
  // A quote that never ends would swallow the rest of the file.
  if (isQuoted) throw badRequest('CONTACTS_FILE_UNREADABLE');
  if (cell !== '' || cells.length > 0) yield [...cells, cell];
}

/** vCard 2.1 to 4.0: one card is one contact. Folded lines are joined, and quoted-printable text is decoded. */
function readCards(text: string): ContactRow[] {
  const lines = text
    .replace(/=\n/g, (soft, offset: number) => (isQuotedPrintable(text, offset) ? '' : soft))
    .replace(/\n[ \t]/g, '')
    .split('\n');
  const rows: ContactRow[] = [];
  let card: ContactRow | null = null;
  let cards = 0;
  for (const line of lines) {
    const [, name = '', parameters = '', raw = ''] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    const value = valueOf(raw, parameters);
    switch (name.toUpperCase()) {
      case 'BEGIN':
        cards += 1;
        card = { row: cards, fullName: '', company: '', businessName: '', email: '', phoneNumber: '' };
        break;
      case 'FN':
        if (card) card.fullName ||= value;
        break;
      case 'N':
        if (card && card.fullName === '') {
          const [last = '', first = ''] = value.split(';');
          card.fullName = `${last} ${first}`.trim();
        }
        break;
      case 'ORG':
        if (card) card.company ||= value.split(';')[0] ?? '';
        break;
      case 'EMAIL':
        if (card) card.email ||= value;
        break;
      case 'TEL':
        if (card) card.phoneNumber ||= value.replace(/^tel:/i, '');
        break;
      case 'END':
        if (rows.length === MAX_IMPORT_ROWS) throw unprocessable('CONTACTS_FILE_TOO_LONG');
        if (card) rows.push(card);
        card = null;
        break;
    }
  }
  return rows;
}

/** Whether the line that ends there is quoted-printable, so that its "=" continues it. */
function isQuotedPrintable(text: string, end: number): boolean {
  const start = text.lastIndexOf('\n', end - 1) + 1;
  return (
    /QUOTED-PRINTABLE/i.test(text.slice(start, end)) || /(=[0-9A-F]{2}){2}/i.test(text.slice(start, end))
  );
}

function valueOf(raw: string, parameters: string): string {
  if (/QUOTED-PRINTABLE/i.test(parameters)) {
    const bytes = raw.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return Buffer.from(bytes, 'latin1').toString('utf8');
  }
  return raw.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1');
}
