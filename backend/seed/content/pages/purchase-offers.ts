import { h2, link, ol, p, table, ul } from '../writing';
import type { SeedPage } from './page';

export const purchaseOffers: SeedPage = {
  key: 'purchase-offers',
  title: { vi: 'Ưu đãi mua hàng', en: 'Offers and discounts' },
  summary: {
    vi: 'Flash sale, khuyến mãi, voucher và quà tặng: dùng thế nào, cái nào đi cùng cái nào.',
    en: 'Flash sales, promotions, vouchers and gifts: how they work and which go together.',
  },
  vi: [
    p(
      'Mọi khoản giảm đều hiện thành từng dòng trong giỏ hàng, trong đơn và trong email, để bạn luôn biết vì sao mình trả số tiền đó.',
    ),
    h2('Các loại ưu đãi'),
    table(
      'Bốn loại ưu đãi',
      ['Loại', 'Cách dùng', 'Giới hạn'],
      ['Flash sale', 'Tự áp dụng trong khung giờ', 'Số lượng của đợt và số lượng mỗi khách'],
      [
        'Khuyến mãi theo số lượng hoặc giá trị đơn',
        'Tự áp dụng khi đủ điều kiện',
        'Một ưu đãi tốt nhất cho mỗi dòng, một cho cả đơn',
      ],
      ['Quà tặng', 'Tự thêm vào giỏ khi đủ điều kiện', 'Khi còn quà'],
      ['Voucher', 'Nhập mã hoặc chọn trong ví', 'Một voucher mỗi đơn'],
    ),
    h2('Thứ tự áp dụng'),
    ol(
      'Giá gốc',
      'Giá flash sale',
      'Khuyến mãi theo số lượng',
      'Khuyến mãi cho cả đơn',
      'Voucher',
      'Phí giao hàng',
    ),
    p('Mỗi bước tính trên số tiền còn lại của bước trước, nên tổng giảm không bao giờ vượt giá trị đơn.'),
    h2('Flash sale'),
    ul(
      'Đồng hồ đếm theo giờ của máy chủ. Hết giờ, giá trở về như cũ ngay trên trang.',
      'Giá flash sale được tính nếu đơn được **đặt** trước khi hết giờ.',
      'Mua vượt số lượng cho phép: phần vượt tính theo giá thường, đơn không bị từ chối.',
    ),
    h2('Voucher'),
    ul(
      'Điều kiện ghi bằng chữ trên từng voucher: đơn tối thiểu, nhóm hàng, hạn dùng, số lượt.',
      'Voucher được giữ khi bạn đặt hàng, dùng hẳn khi đơn được thanh toán, và trả lại nếu đơn bị huỷ.',
      'Voucher không đổi thành tiền mặt.',
    ),
    h2('Giá niêm yết'),
    p(
      'Giá gạch ngang là giá bán thật của sản phẩm ngay trước đợt giảm. Chương trình khuyến mãi tuân theo quy định của pháp luật thương mại về xúc tiến thương mại.',
    ),
    link('Xem voucher đang có', '/vouchers'),
    link('Xem hàng đang giảm giá', '/sale-off'),
  ],
  en: [
    p(
      'Every discount is a line of its own in the cart, in the order and in the mail, so you always know why you pay what you pay.',
    ),
    h2('Kinds of offers'),
    table(
      'Four kinds of offers',
      ['Kind', 'How to use it', 'Limits'],
      ['Flash sale', 'Applies by itself while it runs', 'Quantity of the sale, and per customer'],
      [
        'Promotion by quantity or order value',
        'Applies by itself when earned',
        'The best one per line, one per order',
      ],
      ['Gift', 'Joins the cart by itself when earned', 'While there are gifts'],
      ['Voucher', 'Type the code or choose it from your wallet', 'One voucher per order'],
    ),
    h2('In which order'),
    ol(
      'Price',
      'Flash-sale price',
      'Promotion by quantity',
      'Promotion on the whole order',
      'Voucher',
      'Delivery fee',
    ),
    p('Each step is counted on what the step before left, so discounts never exceed the order.'),
    h2('Flash sales'),
    ul(
      'The countdown follows the clock of the server. At the end, the price on the page goes back.',
      'The flash-sale price counts if the order is **placed** before the end.',
      'If you buy more than allowed, the rest has its usual price; the order is not refused.',
    ),
    h2('Vouchers'),
    ul(
      'Each voucher says its conditions in words: least order, kinds of goods, last day, number of uses.',
      'A voucher is held when you order, used up when the order is paid, and given back if it is cancelled.',
      'Vouchers are not exchanged for cash.',
    ),
    h2('Honest prices'),
    p(
      'A crossed-out price is what the product really cost just before the offer. Promotions follow Vietnamese commercial law.',
    ),
    link('See vouchers', '/vouchers'),
    link('See what is reduced', '/sale-off'),
  ],
};
