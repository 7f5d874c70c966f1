/** Words that people use for the same in questions to a shop, without marks. Syllables of one Vietnamese word stand alone. */
const groups = [
  'ship shipping giao chuyen delivery deliver delivers parcel',
  'phi fee fees cost costs cuoc',
  'tra hoan return returns refund refunds',
  'doi exchange change swap',
  'hanh warranty guarantee covered',
  'toan payment pay paying',
  'huy cancel',
  'hoadon hoa don invoice invoices vat receipt',
  'co size sizes kich',
  'showroom showrooms store stores tiem',
  'cod cash',
  'the card visa mastercard',
  'hong hu broken loi faulty defective',
  'xoa delete erase remove',
  'gia price',
  'mo open opening',
  'gio hours time',
  'sua repair repairs',
  'nuoc ngoai abroad overseas international',
  'mien free freeship',
  'nhanh express fast',
  'lau long',
  'tuyen careers career job jobs hiring',
  'ship van',
];

const others = new Map<string, Set<string>>();
for (const group of groups) {
  const words = group.split(' ');
  for (const word of words) others.set(word, new Set([...(others.get(word) ?? []), ...words]));
}

/** The word itself first, then others for it. */
export const expanded = (word: string): string[] => [
  word,
  ...[...(others.get(word) ?? [])].filter((other) => other !== word),
];
