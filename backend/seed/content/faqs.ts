import type { Localized } from './types';
import { ol, p, ul, type DraftBlock } from './writing';

export interface SeedFaqGroup {
  key: string;
  title: Localized;
  faqs: { key: string; question: Localized; vi: DraftBlock[]; en: DraftBlock[] }[];
}

/** What people ask most, in the words in which they ask. */
export const faqGroups: SeedFaqGroup[] = [
  {
    key: 'ordering',
    title: { vi: 'Đặt hàng', en: 'Ordering' },
    faqs: [
      {
        key: 'account',
        question: { vi: 'Có cần tài khoản để đặt hàng không?', en: 'Do I need an account to order?' },
        vi: [
          p(
            'Có. Bạn xem hàng và bỏ giỏ mà không cần đăng nhập; đến lúc đặt hàng, trang sẽ mời bạn đăng nhập rồi đưa bạn trở lại đúng chỗ. Giỏ hàng của bạn vẫn nguyên.',
          ),
        ],
        en: [
          p(
            'Yes. You can look around and fill your cart without signing in; when you order, the page asks you to sign in and brings you back to where you were. Your cart stays as it is.',
          ),
        ],
      },
      {
        key: 'size',
        question: { vi: 'Làm sao biết mình mặc cỡ nào?', en: 'How do I know my size?' },
        vi: [
          p(
            'Xem bảng cỡ trên trang sản phẩm, hoặc đọc [Chọn cỡ áo bằng ba số đo](/news/chon-co-ao-bang-ba-so-do). Vẫn phân vân thì hỏi ở mục [Tư vấn nhanh](/policies/quick-consultation). Không vừa, bạn đổi cỡ trong 7 ngày.',
          ),
        ],
        en: [
          p(
            'See the size guide on the product page, or read [Your size from three measurements](/news/chon-co-ao-bang-ba-so-do). Still unsure? Ask through [Quick consultation](/policies/quick-consultation). If it does not fit, change the size within 7 days.',
          ),
        ],
      },
      {
        key: 'change',
        question: { vi: 'Đặt rồi, đổi cỡ hoặc huỷ được không?', en: 'Can I change or cancel an order?' },
        vi: [
          ul(
            '**Đơn mới:** bạn tự huỷ trong trang đơn hàng rồi đặt lại.',
            '**Đang chuẩn bị:** gửi yêu cầu huỷ, cửa hàng trả lời trong ngày.',
            '**Đang giao:** gọi {hotline}, hoặc từ chối nhận.',
          ),
        ],
        en: [
          ul(
            '**New:** cancel it yourself on its page, then order again.',
            '**Being prepared:** ask for it there; the shop answers the same day.',
            '**On its way:** call {hotline}, or refuse it at the door.',
          ),
        ],
      },
    ],
  },
  {
    key: 'payment',
    title: { vi: 'Thanh toán', en: 'Payment' },
    faqs: [
      {
        key: 'failed',
        question: {
          vi: 'Thanh toán không thành, đơn của tôi có mất không?',
          en: 'My payment failed. Is my order lost?',
        },
        vi: [
          p(
            'Không. Hàng được giữ {paymentMinutes} phút. Mở đơn và bấm **Thanh toán lại**, hoặc đổi sang cách trả khác.',
          ),
        ],
        en: [
          p(
            'No. The goods are held for {paymentMinutes} minutes. Open the order and press **Pay again**, or choose another way to pay.',
          ),
        ],
      },
      {
        key: 'charged',
        question: {
          vi: 'Tôi bị trừ tiền nhưng đơn vẫn ghi chưa thanh toán?',
          en: 'I was charged but the order says unpaid?',
        },
        vi: [
          p(
            'Xin đừng trả thêm lần nữa. Cửa hàng tự hỏi lại cổng thanh toán và cập nhật đơn, thường trong vài phút. Nếu tiền đến khi đơn đã huỷ, tiền được hoàn tự động.',
          ),
        ],
        en: [
          p(
            'Please do not pay again. The shop asks the gateway by itself and updates the order, usually within minutes. Money that arrives after an order was cancelled is returned automatically.',
          ),
        ],
      },
      {
        key: 'cod',
        question: { vi: 'Khi nào dùng được COD?', en: 'When can I pay on delivery?' },
        vi: [p('Đơn giao trong nước, tổng không quá {codLimit}. Bạn kiểm tra kiện hàng rồi mới trả tiền.')],
        en: [p('For orders within Vietnam of up to {codLimit}. You check the parcel before you pay.')],
      },
    ],
  },
  {
    key: 'delivery',
    title: { vi: 'Giao hàng', en: 'Delivery' },
    faqs: [
      {
        key: 'time',
        question: { vi: 'Bao lâu thì nhận được hàng?', en: 'How long does delivery take?' },
        vi: [
          p(
            'Thành phố Hồ Chí Minh 1–2 ngày, miền Nam 2–3 ngày, miền Trung và miền Bắc 3–5 ngày với giao tiêu chuẩn. Giao nhanh rút ngắn còn một nửa. Chi tiết ở [Chính sách vận chuyển](/policies/transportation).',
          ),
        ],
        en: [
          p(
            'By standard delivery, 1–2 days in Hồ Chí Minh City, 2–3 in the south, 3–5 in the centre and north. Express takes about half of that. See [Delivery](/policies/transportation).',
          ),
        ],
      },
      {
        key: 'fee',
        question: { vi: 'Phí giao hàng tính thế nào?', en: 'What does delivery cost?' },
        vi: [
          p('Từ 18.000 ₫, theo nơi nhận và cân nặng.'),
          p('Giao tiêu chuẩn miễn phí cho đơn từ {freeShippingFrom}.'),
        ],
        en: [
          p('From 18,000 ₫, by place and weight.'),
          p('Standard delivery is free for orders from {freeShippingFrom}.'),
        ],
      },
      {
        key: 'wards',
        question: {
          vi: 'Địa chỉ của tôi theo phường cũ, ghi thế nào?',
          en: 'My address has an old ward. What do I write?',
        },
        vi: [
          p(
            'Từ tháng 7/2025, địa chỉ chỉ còn tỉnh thành và phường xã. Bạn chọn phường xã mới trong danh sách; địa chỉ cũ đã lưu sẽ được đánh dấu để bạn cập nhật. Không chắc, hãy ghi thêm tên cũ vào ghi chú cho người giao.',
          ),
        ],
        en: [
          p(
            'Since July 2025 an address has a province and a ward only. Choose the new ward from the list; addresses you saved before are marked for you to update. If unsure, add the old name in the note for the carrier.',
          ),
        ],
      },
    ],
  },
  {
    key: 'after',
    title: { vi: 'Sau khi mua', en: 'After you bought' },
    faqs: [
      {
        key: 'return',
        question: { vi: 'Đổi trả thế nào?', en: 'How do I return something?' },
        vi: [
          ol(
            'Gửi yêu cầu qua [Liên hệ](/contact) trong 7 ngày, kèm mã đơn.',
            'Đóng gói hàng còn nguyên tem nhãn, gửi về hoặc mang đến [showroom](/showrooms).',
            'Nhận hàng đổi hoặc tiền hoàn sau khi kiểm tra.',
          ),
        ],
        en: [
          ol(
            'Write to us through [Contact](/contact) within 7 days, with the order code.',
            'Pack the goods with all labels and send them, or bring them to a [showroom](/showrooms).',
            'Get the exchange or your money once they are checked.',
          ),
        ],
      },
      {
        key: 'warranty',
        question: { vi: 'Robot hỏng, mang đi đâu sửa?', en: 'My robot broke. Where do I bring it?' },
        vi: [
          p(
            'Đến [trung tâm bảo hành](/service-centers) gần bạn, hoặc gọi {hotline} để nhận mã gửi hàng. Chỉ cần mã đơn hoặc số điện thoại đã đặt.',
          ),
        ],
        en: [
          p(
            'To a [service centre](/service-centers) near you, or call {hotline} for a shipping code. Your order code or the phone number you ordered with is enough.',
          ),
        ],
      },
      {
        key: 'invoice',
        question: { vi: 'Tôi cần hoá đơn công ty thì làm sao?', en: 'How do I get a company invoice?' },
        vi: [
          p(
            'Điền tên công ty, mã số thuế và email nhận hoá đơn khi đặt hàng. Hoá đơn điện tử được gửi trong ngày giao hàng.',
          ),
        ],
        en: [
          p(
            'Fill in company, tax code and email when you order. The electronic invoice is sent on the day of delivery.',
          ),
        ],
      },
      {
        key: 'privacy',
        question: {
          vi: 'Làm sao ngừng nhận bản tin hoặc xoá thông tin của tôi?',
          en: 'How do I stop the newsletter or delete my data?',
        },
        vi: [
          p(
            'Bấm **Ngừng nhận bản tin** ở cuối thư, không cần đăng nhập. Muốn xoá thông tin, xem [Chính sách bảo mật](/policies/security).',
          ),
        ],
        en: [
          p(
            'Press **Unsubscribe** at the end of any mail; no sign-in is needed. To delete your data, see the [Privacy policy](/policies/security).',
          ),
        ],
      },
    ],
  },
];
