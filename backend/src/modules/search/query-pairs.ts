/** What somebody types, and what the demo shop has to show first for it. */
export interface QueryPair {
  typed: string;
  /** How the name of the first product begins. */
  first: string;
  /** A category that is suggested. */
  category?: string;
  /** What is searched instead, where what was typed is no word of the shop. */
  corrected?: string;
}

const pair = (typed: string, first: string, more: Omit<QueryPair, 'typed' | 'first'> = {}): QueryPair => ({
  typed,
  first,
  ...more,
});

/** As people type in this country; each row is a way to be understood. */
export const queryPairs: readonly QueryPair[] = [
  // As it is written, and without marks.
  pair('áo thun', 'Áo thun', { category: 'ao-thun' }),
  pair('ao thun', 'Áo thun', { category: 'ao-thun' }),
  pair('ÁO THUN', 'Áo thun', { category: 'ao-thun' }),
  pair('áo thun'.normalize('NFD'), 'Áo thun', { category: 'ao-thun' }),
  pair('ao so mi', 'Áo sơ mi', { category: 'ao-so-mi' }),
  pair('dam', 'Đầm', { category: 'vay-dam' }),
  pair('dam du tiec', 'Đầm satin dự tiệc'),
  pair('khan ran', 'Khăn rằn'),
  pair('cam bien sieu am', 'Cảm biến siêu âm'),
  pair('dong co giam toc', 'Động cơ giảm tốc'),
  pair('aó thun', 'Áo thun'),
  pair('áo khóac', 'Áo khoác', { category: 'ao-khoac' }),
  // With a colour, in another order, by a word of the name, by a code.
  pair('ao thun den', 'Áo thun'),
  pair('thun ao', 'Áo thun'),
  pair('hoodie', 'Áo hoodie', { category: 'ao-khoac' }),
  pair('polo', 'Áo polo'),
  pair('MG996R', 'Servo bánh răng'),
  pair('hc-sr04', 'Cảm biến siêu âm HC-SR04'),
  // Without spaces, and with one too many.
  pair('aothun', 'Áo thun', { corrected: 'áo thun' }),
  pair('aosomi', 'Áo sơ mi', { corrected: 'áo sơ mi' }),
  pair('somi', 'Áo sơ mi', { corrected: 'sơ mi' }),
  pair('áo sơmi', 'Áo sơ mi', { corrected: 'áo sơ mi' }),
  pair('robothutbui', 'Robot hút bụi', { corrected: 'robot hút bụi' }),
  pair('ro bot hut bui', 'Robot hút bụi', { corrected: 'robot hút bụi' }),
  pair('esp 32', 'Bo mạch ESP32', { corrected: 'esp32' }),
  pair('ba lo', 'Balo', { category: 'tui-balo' }),
  // Keys that became no marks.
  pair('aos thun', 'Áo thun', { corrected: 'áo thun' }),
  pair('quaanf jean', 'Quần jean', { corrected: 'quần jean' }),
  pair('ddaamf', 'Đầm', { corrected: 'đầm' }),
  pair('mux luwowix trai', 'Mũ lưỡi trai', { corrected: 'mũ lưỡi trai' }),
  pair('giayf sneaker', 'Giày sneaker', { corrected: 'giày sneaker' }),
  pair('ao1 thun', 'Áo thun', { corrected: 'áo thun' }),
  // Slips of a finger.
  pair('ao thum', 'Áo thun', { corrected: 'áo thun' }),
  pair('ao thumm', 'Áo thun', { corrected: 'áo thun' }),
  pair('aoo thun', 'Áo thun', { corrected: 'áo thun' }),
  pair('áo tun', 'Áo thun', { corrected: 'áo thun' }),
  pair('quan jeam', 'Quần jean', { corrected: 'quần jean' }),
  pair('snaeker', 'Giày sneaker', { corrected: 'sneaker' }),
  pair('hodie', 'Áo hoodie', { corrected: 'hoodie' }),
  pair('vacum', 'Robot hút bụi', { corrected: 'vacuum' }),
  // Other names for it.
  pair('quần bò', 'Quần jean', { category: 'quan' }),
  pair('quan bo', 'Quần jean', { category: 'quan' }),
  pair('quan jean', 'Quần jean', { category: 'quan' }),
  pair('áo phông', 'Áo thun', { category: 'ao-thun' }),
  pair('quần đùi', 'Quần short'),
  pair('quần âu', 'Quần tây'),
  pair('nón', 'Mũ', { category: 'mu-phu-kien' }),
  pair('non luoi trai', 'Mũ lưỡi trai'),
  pair('vớ cổ cao', 'Tất cổ cao'),
  pair('giày thể thao', 'Giày sneaker', { category: 'giay-sneaker' }),
  pair('túi xách', 'Túi tote'),
  pair('máy hút bụi', 'Robot hút bụi', { category: 'robot-hut-bui' }),
  pair('flycam', 'Drone', { category: 'drone' }),
  pair('hoody', 'Áo hoodie', { category: 'ao-khoac' }),
  pair('bảng mạch', 'Bo mạch', { category: 'bo-mach' }),
  pair('mô tơ', 'Động cơ', { category: 'dong-co-servo' }),
  // In English.
  pair('t-shirt', 'Áo thun'),
  pair('jeans', 'Quần jean', { category: 'quan' }),
  pair('dress', 'Đầm', { category: 'vay-dam' }),
];
