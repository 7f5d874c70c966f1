import type { Language } from '../../lib/language';

/** What the assistant says, in its two languages; `{name}` is filled in. */
const texts = {
  greeting: [
    'Chào bạn! Mình là trợ lý tra cứu của cửa hàng. Bạn có thể hỏi về sản phẩm, giao hàng, đổi trả, bảo hành, mã giảm giá hoặc đơn hàng của bạn.',
    'Hello! I am the look-up assistant of the shop. Ask me about products, delivery, returns, warranty, vouchers or your orders.',
  ],
  thanks: [
    'Rất vui được giúp bạn. Cần gì thêm bạn cứ hỏi nhé!',
    'You are welcome. Ask whenever you need something else!',
  ],
  person: [
    'Mình có thể chuyển cuộc trò chuyện này cho nhân viên. Bạn bấm nút bên dưới, nhân viên sẽ trả lời ngay tại đây và qua email.',
    'I can hand this conversation over to a person of the shop. Use the button below; they answer right here and by mail.',
  ],
  others: [
    'Mình không thể cho xem thông tin của người khác. Mỗi khách hàng chỉ xem được đơn hàng và dữ liệu của chính mình khi đăng nhập.',
    'I cannot show anything of other people. Everybody sees their own orders and data only, when signed in.',
  ],
  unknown: [
    'Mình chưa biết câu trả lời cho câu hỏi này. Bạn thử hỏi về sản phẩm, giao hàng, đổi trả, bảo hành hoặc đơn hàng, hoặc nhờ nhân viên giúp nhé.',
    'I do not know the answer to that. Try asking about products, delivery, returns, warranty or your orders, or ask for a person.',
  ],
  signIn: [
    'Bạn đăng nhập để mình tra cứu giúp bạn nhé: thông tin này chỉ chủ tài khoản mới xem được.',
    'Please sign in, then I can look it up: only the owner of the account may see it.',
  ],
  noOrders: ['Bạn chưa có đơn hàng nào.', 'You have no orders yet.'],
  orders: ['Đây là các đơn gần đây của bạn:', 'These are your latest orders:'],
  orderLine: ['Đơn {code}: {status}, tổng {total}.', 'Order {code}: {status}, total {total}.'],
  payAgain: [
    'Bạn có thể thanh toán đơn {code} ngay tại trang đơn hàng.',
    'You can pay order {code} on its page.',
  ],
  cancel: [
    'Bạn huỷ hoặc gửi yêu cầu huỷ ngay trong trang của đơn hàng.',
    'You can cancel an order, or ask for it, on its page.',
  ],
  found: ['Mình tìm thấy {count} sản phẩm phù hợp:', 'I found {count} products that fit:'],
  foundOne: ['Mình tìm thấy 1 sản phẩm phù hợp:', 'I found one product that fits:'],
  foundNear: [
    'Không có sản phẩm nào đúng hết các yêu cầu{without}. Gần nhất là:',
    'Nothing has all of that{without}. These come closest:',
  ],
  notFound: [
    'Mình không tìm thấy sản phẩm nào như vậy. Bạn thử tên khác, hoặc bỏ bớt điều kiện nhé.',
    'I found no such product. Try another name, or fewer conditions.',
  ],
  whichProduct: [
    'Bạn đang hỏi về sản phẩm nào? Cho mình tên sản phẩm nhé.',
    'Which product do you mean? Tell me its name.',
  ],
  price: ['{name} giá {price}.', '{name} costs {price}.'],
  priceRange: [
    '{name} giá từ {price} đến {max}, tuỳ phiên bản.',
    '{name} costs {price} to {max}, by version.',
  ],
  priceSale: [
    '{name} đang giảm còn {price} (giá trước là {before}).',
    '{name} is down to {price} (it was {before}).',
  ],
  inStock: ['{name} còn hàng{detail}.', '{name} is in stock{detail}.'],
  soldOut: ['{name} hiện đã hết hàng{detail}.', '{name} is sold out at the moment{detail}.'],
  noVariant: ['{name} không có{detail}.', '{name} does not come{detail}.'],
  choices: ['Các lựa chọn còn hàng: {list}.', 'In stock: {list}.'],
  compareLine: ['{name}: {price}, {stock}.', '{name}: {price}, {stock}.'],
  compareSpec: ['{spec}: {one} so với {other}.', '{spec}: {one} versus {other}.'],
  compareWhich: [
    'Bạn muốn so sánh hai sản phẩm nào? Cho mình tên của cả hai nhé.',
    'Which two products shall I compare? Tell me the names of both.',
  ],
  sizeGuide: ['{title} cho {name}:', '{title} for {name}:'],
  sizes: ['{name} có các cỡ: {list}.', '{name} comes in: {list}.'],
  sizeGeneral: [
    'Bảng cỡ nằm trên trang của từng sản phẩm. Bạn cho mình tên sản phẩm, mình mở đúng bảng cỡ cho bạn.',
    'The size guide is on the page of each product. Tell me the product, and I look up the right one.',
  ],
  noSizes: ['{name} không chia cỡ.', '{name} does not come in sizes.'],
  vouchers: ['Mã giảm giá đang dùng được:', 'Vouchers that can be used now:'],
  noVouchers: ['Hiện chưa có mã giảm giá nào đang mở.', 'There are no open vouchers at the moment.'],
  myVouchers: ['Mã giảm giá của bạn:', 'Your vouchers:'],
  noMyVouchers: [
    'Bạn chưa lưu mã giảm giá nào còn dùng được.',
    'You have kept no voucher that can still be used.',
  ],
  voucherLine: ['{code}: {name}.', '{code}: {name}.'],
  flashSale: ['Flash sale “{name}” đang diễn ra:', 'The flash sale “{name}” is on:'],
  nextFlashSale: ['Flash sale kế tiếp: “{name}”.', 'The next flash sale: “{name}”.'],
  promotions: ['Khuyến mãi đang chạy: {list}.', 'Promotions that are running: {list}.'],
  noSale: ['Hiện chưa có chương trình khuyến mãi nào.', 'There is no promotion at the moment.'],
  places: ['Cửa hàng ở: {list}.', 'You find us here: {list}.'],
  fromPage: ['Theo trang “{title}”:', 'From the page “{title}”:'],
  productLink: ['Xem {name}', 'See {name}'],
  allResults: ['Xem tất cả kết quả', 'See all results'],
  vouchersLink: ['Trang mã giảm giá', 'All vouchers'],
  myVouchersLink: ['Mã giảm giá của tôi', 'My vouchers'],
  flashSaleLink: ['Flash sale', 'Flash sale'],
  promotionsLink: ['Khuyến mãi', 'Promotions'],
  showroomsLink: ['Địa chỉ showroom', 'Showrooms'],
  contactLink: ['Liên hệ', 'Contact'],
  ordersLink: ['Đơn hàng của tôi', 'My orders'],
  orderLink: ['Đơn {code}', 'Order {code}'],
  payLink: ['Thanh toán đơn {code}', 'Pay order {code}'],
  faqsLink: ['Câu hỏi thường gặp', 'Frequent questions'],
  compareLink: ['So sánh chi tiết', 'Compare in detail'],
  replyDelivery: ['Phí giao hàng', 'Delivery fees'],
  askDelivery: ['Phí giao hàng là bao nhiêu?', 'What does delivery cost?'],
  replyReturns: ['Đổi trả', 'Returns'],
  askReturns: ['Chính sách đổi trả thế nào?', 'How do returns work?'],
  replyVouchers: ['Mã giảm giá', 'Vouchers'],
  askVouchers: ['Có mã giảm giá nào không?', 'Are there any vouchers?'],
  replyOrder: ['Đơn hàng của tôi', 'My order'],
  askOrder: ['Đơn hàng của tôi đến đâu rồi?', 'Where is my order?'],
  replyPerson: ['Gặp nhân viên', 'Talk to a person'],
  askPerson: ['Cho tôi gặp nhân viên', 'I want to talk to a person'],
  replyStock: ['Còn hàng không?', 'In stock?'],
  askStock: ['Cái đầu tiên còn hàng không?', 'Is the first one in stock?'],
  replyCheapest: ['Rẻ nhất', 'Cheapest'],
  askCheapest: ['Loại nào rẻ nhất?', 'Which one is the cheapest?'],
  inColorSize: [' {what}', ' in {what}'],
  color: ['màu', 'colour'],
  price_: ['giá', 'price'],
  size: ['cỡ', 'size'],
  words: ['từ khoá', 'words'],
  available: ['còn hàng', 'in stock'],
  unavailable: ['hết hàng', 'sold out'],
  unitsLeft: [' (còn {count})', ' ({count} left)'],
  NEW: ['mới đặt', 'new'],
  PROCESSING: ['đang chuẩn bị', 'being prepared'],
  DELIVERING: ['đang giao', 'on its way'],
  DONE: ['đã giao', 'delivered'],
  CANCEL: ['đã huỷ', 'cancelled'],
  REJECT: ['giao không thành', 'delivery failed'],
} as const satisfies Record<string, readonly [vi: string, en: string]>;

export type TextKey = keyof typeof texts;

/** Says a text in a language, with its values filled in. */
export function say(key: TextKey, language: Language, values: Record<string, string | number> = {}): string {
  const [vi, en] = texts[key];
  return (language === 'en' ? en : vi).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}
