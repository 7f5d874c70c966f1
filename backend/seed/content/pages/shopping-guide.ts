import { h2, link, ol, p, ul } from '../writing';
import type { SeedPage } from './page';

export const shoppingGuide: SeedPage = {
  key: 'shopping-guide',
  title: { vi: 'Hướng dẫn mua hàng', en: 'How to shop' },
  summary: {
    vi: 'Từ tìm sản phẩm đến nhận hàng, trong năm bước.',
    en: 'From finding a product to receiving it, in five steps.',
  },
  vi: [
    h2('1. Tìm sản phẩm'),
    ul(
      'Gõ vào ô tìm kiếm, có dấu hay không dấu đều được: “ao thun” cũng ra “áo thun”.',
      'Lọc theo nhóm hàng, giá, màu, cỡ. Mọi bộ lọc nằm trong địa chỉ trang, nên bạn gửi liên kết cho bạn bè là họ thấy đúng danh sách ấy.',
      'Muốn để dành, bấm hình trái tim.',
    ),
    h2('2. Chọn màu, cỡ và số lượng'),
    p(
      'Trang sản phẩm cho biết từng màu, từng cỡ còn bao nhiêu. Chưa rõ cỡ, xem bảng cỡ ngay cạnh hoặc đọc bài [Chọn cỡ áo bằng ba số đo](/news/chon-co-ao-bang-ba-so-do).',
    ),
    h2('3. Xem lại giỏ hàng'),
    ul(
      'Đánh dấu những món muốn đặt lần này; món còn lại vẫn nằm trong giỏ.',
      'Giá hoặc số lượng còn lại thay đổi, giỏ hàng sẽ báo ngay trên dòng đó.',
      'Có voucher, nhập ở cuối giỏ.',
    ),
    h2('4. Đặt hàng'),
    ol(
      'Đăng nhập, điền người nhận và địa chỉ theo phường xã mới.',
      'Chọn cách giao và cách trả tiền. Tổng tiền hiện đầy đủ, sau đó không thêm khoản nào.',
      'Kiểm tra lần cuối rồi bấm **Đặt hàng**. Đơn chỉ được tạo một lần, dù bạn bấm hai lần hay mạng chập chờn.',
    ),
    p(
      'Hợp đồng mua bán được xác lập khi bạn nhận email xác nhận đơn hàng. Trước đó bạn xem lại, sửa hoặc huỷ nội dung đơn được ở mọi bước.',
    ),
    h2('5. Theo dõi và nhận hàng'),
    ul(
      'Trạng thái đơn có trong mục Đơn hàng của tôi và trong email.',
      'Nhận hàng, kiểm tra kiện hàng, rồi ký nhận.',
      'Không vừa ý? Xem [Chính sách đổi trả](/policies/exchange-return).',
    ),
    p('Cần người thật? Gọi {hotline} hoặc dùng [Tư vấn nhanh](/policies/quick-consultation).'),
    link('Bắt đầu mua sắm', '/products'),
  ],
  en: [
    h2('1. Find a product'),
    ul(
      'Type into the search box, with or without diacritics: “ao thun” finds “áo thun” too.',
      'Filter by category, price, colour and size. All filters are in the address, so a link shows your friends the very same list.',
      'To keep something for later, press the heart.',
    ),
    h2('2. Choose colour, size and quantity'),
    p(
      'The product page says how many of each colour and size are left. If you are unsure of your size, see the size guide beside it or read [Your size from three measurements](/news/chon-co-ao-bang-ba-so-do).',
    ),
    h2('3. Look over your cart'),
    ul(
      'Tick what you want to order now; the rest stays in the cart.',
      'If a price or a stock has changed, its line says so.',
      'Have a voucher? Enter it at the end of the cart.',
    ),
    h2('4. Order'),
    ol(
      'Sign in, fill in who receives it and where, by the new wards.',
      'Choose how it is delivered and how you pay. The total is complete; nothing is added later.',
      'Check it once more and press **Place order**. An order is made once, even if you press twice or the network stutters.',
    ),
    p(
      'The contract is made when you get the mail that confirms your order. Until then you can review, change or drop it at every step.',
    ),
    h2('5. Follow and receive it'),
    ul(
      'Where your order is stands under My orders and in your mail.',
      'Take the parcel, check it, then sign.',
      'Not happy? See [Exchange and return](/policies/exchange-return).',
    ),
    p(
      'Would you rather talk to someone? Call {hotline} or use [Quick consultation](/policies/quick-consultation).',
    ),
    link('Start shopping', '/products'),
  ],
};
