import { h2, link, p, ul } from '../writing';
import type { SeedPage } from './page';

export const security: SeedPage = {
  key: 'security',
  title: { vi: 'Chính sách bảo mật', en: 'Privacy policy' },
  summary: {
    vi: 'Chúng tôi giữ thông tin gì của bạn, để làm gì, trong bao lâu, ai được xem, và bạn xem, sửa, xoá thế nào.',
    en: 'What we keep about you, what for, for how long, who may see it, and how you see, correct and delete it.',
  },
  vi: [
    p(
      'Chính sách này áp dụng cho mọi thông tin cá nhân mà {siteName} thu thập khi bạn xem hàng, đặt hàng, mở tài khoản, viết thư hay đăng ký bản tin, theo Nghị định 52/2013/NĐ-CP về thương mại điện tử (sửa đổi bởi Nghị định 85/2021/NĐ-CP) và pháp luật về bảo vệ dữ liệu cá nhân.',
    ),
    h2('1. Thu thập gì và để làm gì'),
    ul(
      '**Để bán và giao hàng:** họ tên, số điện thoại, email, địa chỉ nhận hàng, ghi chú và nội dung đơn hàng.',
      '**Để giữ tài khoản của bạn:** email, mật khẩu (chỉ lưu dạng băm, không ai đọc lại được), sổ địa chỉ, sản phẩm yêu thích.',
      '**Để trả lời bạn:** nội dung bạn gửi qua trang [Liên hệ](/contact) hoặc [Tư vấn nhanh](/policies/quick-consultation).',
      '**Để gửi bản tin:** email, chỉ sau khi bạn bấm xác nhận trong thư. Mỗi thư đều có nút ngừng nhận.',
      '**Để trang chạy tốt hơn:** trang nào được xem và lỗi nào xảy ra, không kèm họ tên, email hay số điện thoại.',
    ),
    p(
      'Chúng tôi **không** thu thập số thẻ. Khi thanh toán trực tuyến, bạn nhập thẻ trên trang của cổng thanh toán; cửa hàng chỉ nhận kết quả và mã giao dịch.',
    ),
    h2('2. Phạm vi sử dụng'),
    p(
      'Thông tin chỉ được dùng cho các mục đích ở trên. Muốn dùng vào việc khác, chúng tôi hỏi bạn trước. Chúng tôi không bán, không cho thuê thông tin của khách hàng.',
    ),
    h2('3. Lưu trong bao lâu'),
    ul(
      'Đơn hàng và hoá đơn: theo thời hạn mà pháp luật kế toán và thuế yêu cầu.',
      'Tài khoản: đến khi bạn yêu cầu xoá.',
      'Yêu cầu liên hệ: 24 tháng kể từ lần trao đổi cuối.',
      'Đăng ký bản tin chưa xác nhận: tự xoá sau 30 ngày.',
      'Thống kê lượt xem trang: 90 ngày.',
    ),
    h2('4. Ai có thể tiếp cận'),
    ul(
      'Nhân viên xử lý đơn hàng và chăm sóc khách hàng, trong phạm vi công việc của họ.',
      'Đơn vị vận chuyển: tên, điện thoại và địa chỉ người nhận, để giao hàng.',
      'Cổng thanh toán và ngân hàng: mã đơn và số tiền, để thu và hoàn tiền.',
      'Cơ quan nhà nước có thẩm quyền, khi có yêu cầu bằng văn bản theo pháp luật.',
    ),
    h2('5. Đơn vị thu thập và quản lý thông tin'),
    ul(
      '{legalName}',
      'Mã số thuế: {taxCode}',
      'Địa chỉ: {address}',
      'Điện thoại: {hotline}',
      'Email: {email}',
    ),
    h2('6. Quyền của bạn'),
    p(
      'Bạn có quyền biết, đồng ý, rút lại đồng ý, xem, chỉnh sửa, xoá, hạn chế xử lý, nhận bản sao thông tin của mình và khiếu nại.',
    ),
    ul(
      'Đăng nhập để xem và sửa địa chỉ, đơn hàng, danh sách yêu thích của bạn.',
      'Việc chưa làm được trong tài khoản: viết cho chúng tôi từ đúng email đã đăng ký. Chúng tôi trả lời trong 72 giờ.',
      'Ngừng nhận bản tin: bấm nút ở cuối thư, không cần đăng nhập.',
    ),
    h2('7. Bảo vệ thông tin'),
    p(
      'Mọi kết nối đến cửa hàng được mã hoá. Mật khẩu được băm bằng Argon2, quyền truy cập của nhân viên được giới hạn và ghi lại. Nếu xảy ra sự cố ảnh hưởng đến thông tin của bạn, chúng tôi báo cho bạn và cơ quan chức năng trong thời hạn luật định.',
    ),
    h2('8. Cookie và lưu trữ trên máy của bạn'),
    p(
      'Giỏ hàng, ngôn ngữ và phiên đăng nhập được giữ ngay trên trình duyệt của bạn để trang hoạt động. Khi bạn đăng nhập, một cookie đã ký ghi nhớ thiết bị này trong 180 ngày và mạng bạn dùng được lưu ở dạng băm trong 30 ngày, để người khác nhập sai mật khẩu của bạn không làm bạn bị chặn. Công cụ đo lường của bên thứ ba chỉ chạy khi bạn đồng ý.',
    ),
    h2('9. Khiếu nại'),
    p(
      'Nếu cho rằng thông tin của mình bị dùng sai, hãy báo cho chúng tôi qua email {email} hoặc hotline {hotline}. Chúng tôi xác minh và trả lời trong 7 ngày làm việc.',
    ),
    link('Gửi yêu cầu về thông tin cá nhân', '/contact'),
  ],
  en: [
    p(
      'This policy covers all personal information that {siteName} collects when you look around, order, open an account, write to us or subscribe to the newsletter, under Decree 52/2013/NĐ-CP on e-commerce (amended by Decree 85/2021/NĐ-CP) and Vietnamese law on personal data protection.',
    ),
    h2('1. What is collected, and what for'),
    ul(
      '**To sell and deliver:** name, phone number, email, delivery address, note, and what you order.',
      '**To keep your account:** email, password (kept as a hash that nobody can read back), address book, favourites.',
      '**To answer you:** what you send through [Contact](/contact) or [Quick consultation](/policies/quick-consultation).',
      '**To send the newsletter:** your email, only after you confirm it in a mail. Every mail has a button to stop.',
      '**To make the pages work better:** which pages are looked at and which errors happen, without name, email or phone number.',
    ),
    p(
      'We do **not** collect card numbers. When you pay online you enter your card on the page of the payment gateway; the shop only gets the result and a transaction number.',
    ),
    h2('2. How far it is used'),
    p(
      'Information is used for the purposes above and nothing else. For anything else we ask you first. We neither sell nor rent out information about customers.',
    ),
    h2('3. How long it is kept'),
    ul(
      'Orders and invoices: for as long as accounting and tax law require.',
      'Your account: until you ask for it to be deleted.',
      'Requests you sent us: 24 months from the last exchange.',
      'Newsletter subscriptions that were not confirmed: deleted by themselves after 30 days.',
      'Statistics of page views: 90 days.',
    ),
    h2('4. Who may see it'),
    ul(
      'Staff who handle orders and customer care, as far as their work needs it.',
      'Carriers: name, phone and address of the recipient, to deliver.',
      'Payment gateways and banks: order number and amount, to collect and refund money.',
      'Competent authorities, upon a written request under the law.',
    ),
    h2('5. Who collects and manages it'),
    ul('{legalName}', 'Tax code: {taxCode}', 'Address: {address}', 'Phone: {hotline}', 'Email: {email}'),
    h2('6. Your rights'),
    p(
      'You have the right to know, to agree, to withdraw your agreement, to see, correct and delete your information, to restrict its use, to get a copy of it, and to complain.',
    ),
    ul(
      'Sign in to see and change your addresses, orders and favourites.',
      'For what the account does not offer yet, write to us from the email you registered. We answer within 72 hours.',
      'To stop the newsletter, press the button at the end of any mail; no sign-in is needed.',
    ),
    h2('7. How it is protected'),
    p(
      'Every connection to the shop is encrypted. Passwords are hashed with Argon2; what staff may open is limited and recorded. If an incident concerns your information, we tell you and the authorities within the time the law sets.',
    ),
    h2('8. Cookies and storage on your device'),
    p(
      'Your cart, language and session are kept in your own browser so that the pages work. When you sign in, a signed cookie remembers this device for 180 days and a hash of your network is stored for 30 days, so that others who guess your password do not lock you out. Measuring tools of third parties run only if you agree.',
    ),
    h2('9. Complaints'),
    p(
      'If you believe your information is misused, tell us at {email} or on the hotline {hotline}. We look into it and answer within 7 working days.',
    ),
    link('Send a request about personal information', '/contact'),
  ],
};
