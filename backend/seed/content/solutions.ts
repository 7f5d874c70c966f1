import type { SolutionKind } from '../../src/modules/solutions/solutions.schema';
import type { ScreenKind } from './drawings/screens';

/** Where a demo solution stands. CHANGED: approved and shown, while a change of its title waits. */
export type DemoState = 'PUBLISHED' | 'APPROVED' | 'PENDING' | 'REJECTED' | 'NEW' | 'CHANGED';

export interface DemoSolution {
  slug: string;
  /** The account of its provider. */
  by: string;
  state: DemoState;
  kind: SolutionKind;
  color: string;
  screens: ScreenKind[];
  title: string;
  summary: string;
  description: string;
  english?: { title: string; summary: string; description: string };
  demo?: string;
}

/** What the demo providers offer to shops. */
export const demoSolutions: DemoSolution[] = [
  {
    slug: 'so-ban-hang-sao-mai',
    by: 'provider@example.com',
    state: 'PUBLISHED',
    kind: 'SALES',
    color: '#1D4ED8',
    screens: ['counter', 'figures', 'list', 'phones'],
    title: 'Sổ bán hàng Sao Mai',
    summary: 'Bán tại quầy, in hoá đơn và xem doanh thu trong ngày, kể cả khi mất mạng.',
    description:
      'Sổ bán hàng Sao Mai dành cho cửa hàng từ một đến mười quầy. Nhân viên chạm vào món hàng, nhận tiền và in hoá đơn trong chưa đến mười giây.\n\nKhi mất mạng, quầy vẫn bán được. Dữ liệu tự gửi lên khi có mạng lại, không cần nhập lần hai.\n\nCuối ngày, bạn xem doanh thu theo ca, theo nhân viên và theo nhóm hàng ngay trên điện thoại.',
    english: {
      title: 'Sao Mai sales book',
      summary: 'Sell at the counter, print receipts and follow the day’s sales, even without a network.',
      description:
        'The Sao Mai sales book is made for shops with one to ten counters. Staff tap a product, take the money and print a receipt in under ten seconds.\n\nThe counter goes on selling when the network is down. Everything is sent once it is back.\n\nAt the end of the day you see sales by shift, by person and by product group on your telephone.',
    },
    demo: 'https://demo.example.com/so-ban-hang',
  },
  {
    slug: 'kho-gon',
    by: 'provider@example.com',
    state: 'PUBLISHED',
    kind: 'INVENTORY',
    color: '#0F766E',
    screens: ['list', 'figures', 'board'],
    title: 'Kho Gọn',
    summary: 'Biết còn bao nhiêu hàng, ở kệ nào, và khi nào cần nhập thêm.',
    description:
      'Quét mã vạch bằng điện thoại để nhập, xuất và kiểm kho. Mỗi món hàng có vị trí kệ, hạn dùng và mức tồn tối thiểu.\n\nKho Gọn báo trước khi hàng sắp hết, dựa trên tốc độ bán của bốn tuần gần nhất.',
    english: {
      title: 'Kho Gọn stock keeping',
      summary: 'Know what is left, on which shelf, and when to order more.',
      description:
        'Scan barcodes with a telephone to receive, send and count goods. Every product has its shelf, its date and its lowest stock.\n\nKho Gọn warns you before something runs out, from the sales of the last four weeks.',
    },
    demo: 'https://demo.example.com/kho-gon',
  },
  {
    slug: 'giao-nhanh-noi-thanh',
    by: 'provider3@example.com',
    state: 'PUBLISHED',
    kind: 'DELIVERY',
    color: '#4D7C0F',
    screens: ['map', 'list', 'phones'],
    title: 'Giao Nhanh nội thành',
    summary: 'Xếp tuyến cho người giao hàng và gửi khách đường dẫn theo dõi đơn.',
    description:
      'Chọn các đơn trong ngày, phần mềm xếp thứ tự giao ngắn nhất cho từng người. Người giao hàng xem tuyến trên điện thoại, chụp ảnh khi giao xong.\n\nKhách nhận đường dẫn theo dõi, không cần gọi điện hỏi.',
  },
  {
    slug: 'hop-thu-khach-hang',
    by: 'provider@example.com',
    state: 'PUBLISHED',
    kind: 'CUSTOMER_CARE',
    color: '#BE185D',
    screens: ['chat', 'figures', 'phones'],
    title: 'Hộp thư khách hàng',
    summary: 'Tin nhắn từ Facebook, Zalo và trang web về một chỗ, không bỏ sót khách nào.',
    description:
      'Cả nhóm trả lời chung một hộp thư. Mỗi cuộc trò chuyện có người phụ trách, có ghi chú và lịch sử mua hàng bên cạnh.\n\nCâu trả lời mẫu giúp nhân viên mới trả lời đúng ngay từ ngày đầu.',
    english: {
      title: 'Customer inbox',
      summary: 'Messages from Facebook, Zalo and your site in one place.',
      description:
        'The whole team answers from one inbox. Each conversation has somebody in charge, notes, and what the customer bought before.\n\nPrepared answers help new colleagues from their first day.',
    },
    demo: 'https://demo.example.com/hop-thu',
  },
  {
    slug: 'the-thanh-vien-que-huong',
    by: 'provider@example.com',
    state: 'PUBLISHED',
    kind: 'MARKETING',
    color: '#B45309',
    screens: ['phones', 'figures'],
    title: 'Thẻ thành viên Quê Hương',
    summary: 'Tích điểm bằng số điện thoại và tự gửi ưu đãi vào ngày sinh nhật.',
    description:
      'Khách đọc số điện thoại là tích được điểm, không cần cài ứng dụng. Điểm đổi thành phiếu giảm giá theo mức bạn đặt.\n\nBạn chọn nhóm khách lâu chưa quay lại và gửi cho họ một lời mời.',
  },
  {
    slug: 'ke-toan-ho-kinh-doanh',
    by: 'provider@example.com',
    state: 'APPROVED',
    kind: 'ACCOUNTING',
    color: '#6D28D9',
    screens: ['figures', 'list', 'calendar'],
    title: 'Kế toán hộ kinh doanh',
    summary: 'Sổ thu chi và hoá đơn điện tử, có nhắc các ngày phải nộp.',
    description:
      'Ghi thu chi bằng vài chạm, chụp hoá đơn để lưu. Cuối quý, sổ đã sẵn sàng để bạn hoặc kế toán kiểm tra.\n\nLịch nhắc trước mỗi hạn nộp bảy ngày.',
  },
  {
    slug: 'trang-ban-hang-mot-ngay',
    by: 'provider2@example.com',
    state: 'PUBLISHED',
    kind: 'WEBSITE',
    color: '#0369A1',
    screens: ['board', 'phones', 'list'],
    title: 'Trang bán hàng trong một ngày',
    summary: 'Mở trang bán hàng riêng với tên miền của bạn, có giỏ hàng và thanh toán.',
    description:
      'Chọn một mẫu, thêm hàng từ tệp bảng tính, nối tên miền là bán được. Trang chạy nhanh trên điện thoại và mạng yếu.\n\nĐội hỗ trợ cùng bạn làm buổi đầu tiên.',
    demo: 'https://demo.example.com/trang-ban-hang',
  },
  {
    slug: 'chia-ca-de-dang',
    by: 'provider@example.com',
    state: 'CHANGED',
    kind: 'STAFF',
    color: '#C2410C',
    screens: ['calendar', 'phones'],
    title: 'Chia Ca dễ dàng',
    summary: 'Xếp ca, chấm công bằng điện thoại và tính lương theo giờ.',
    description:
      'Nhân viên đăng ký giờ rảnh, bạn kéo thả để xếp ca. Ai đổi ca đều có người duyệt.\n\nCuối tháng, bảng công tính sẵn giờ làm thêm và phụ cấp.',
  },
  {
    slug: 'ma-qr-tai-ban',
    by: 'provider2@example.com',
    state: 'APPROVED',
    kind: 'PAYMENT',
    color: '#1D4ED8',
    screens: ['phones', 'counter'],
    title: 'Mã QR tại bàn',
    summary: 'Khách quét mã để gọi món và trả tiền, bếp nhận đơn ngay.',
    description:
      'Mỗi bàn một mã QR. Khách xem thực đơn có ảnh, gọi thêm và chia tiền.\n\nBếp và quầy thấy đơn cùng lúc.',
  },
  {
    slug: 'anh-san-pham-dep',
    by: 'provider2@example.com',
    state: 'PUBLISHED',
    kind: 'DESIGN',
    color: '#BE185D',
    screens: ['board', 'list'],
    title: 'Ảnh sản phẩm đẹp',
    summary: 'Tách nền, chỉnh sáng và đặt ảnh vào khung bán hàng hàng loạt.',
    description:
      'Tải lên một thư mục ảnh, nhận lại ảnh cùng cỡ, cùng nền.\n\nMỗi lần xử lý được hai trăm ảnh.',
  },
  {
    slug: 'goi-y-nhap-hang',
    by: 'provider@example.com',
    state: 'PENDING',
    kind: 'INVENTORY',
    color: '#4D7C0F',
    screens: ['figures'],
    title: 'Gợi ý nhập hàng',
    summary: 'Tính số lượng nên nhập cho tuần sau từ lịch sử bán.',
    description:
      'Phần mềm xem số bán bốn tuần, ngày lễ và hàng đang về để gợi ý số lượng.\n\nBạn sửa rồi gửi thẳng cho nhà cung cấp.',
  },
  {
    slug: 'tong-dai-cua-hang',
    by: 'provider@example.com',
    state: 'REJECTED',
    kind: 'CUSTOMER_CARE',
    color: '#0F766E',
    screens: ['chat'],
    title: 'Tổng đài cửa hàng',
    summary: 'Một số điện thoại cho cả nhóm, có ghi âm và phân ca.',
    description: 'Cuộc gọi đến lần lượt đổ chuông theo ca trực.\n\nMỗi cuộc gọi gắn với hồ sơ khách.',
  },
  {
    slug: 'tiep-thi-qua-zalo',
    by: 'provider4@example.com',
    state: 'APPROVED',
    kind: 'MARKETING',
    color: '#0369A1',
    screens: ['chat', 'figures'],
    title: 'Tiếp thị qua Zalo',
    summary: 'Gửi tin theo nhóm khách và đo số người quay lại.',
    description:
      'Chọn nhóm khách theo lần mua gần nhất, viết một tin và hẹn giờ gửi.\n\nBáo cáo cho biết bao nhiêu người đã mở và quay lại mua.',
  },
  {
    slug: 'kho-chung-theo-ke',
    by: 'provider3@example.com',
    state: 'PENDING',
    kind: 'INVENTORY',
    color: '#B45309',
    screens: ['list', 'map'],
    title: 'Kho chung theo kệ',
    summary: 'Thuê từng kệ trong kho ở Hà Nội, trả tiền theo tuần.',
    description:
      'Gửi hàng vào kho chung, chúng tôi đóng gói và giao cho hãng vận chuyển trong ngày.\n\nBạn thấy số lượng từng món trên điện thoại.',
  },
  {
    slug: 'nhap-cong-no',
    by: 'provider@example.com',
    state: 'NEW',
    kind: 'ACCOUNTING',
    color: '#6D28D9',
    screens: [],
    title: 'Theo dõi công nợ',
    summary: '',
    description: '',
  },
];

/** What customers ask about the first of them, in every status. */
export const demoRequests = [
  {
    by: 'customer@example.com',
    status: 'NEW',
    day: -1,
    message: 'Cửa hàng tôi có hai quầy, cần in hoá đơn khổ 80 mm. Nhờ tư vấn gói phù hợp.',
  },
  {
    by: 'customer2@example.com',
    status: 'IN_PROGRESS',
    day: -3,
    message: 'Có chuyển được dữ liệu từ bảng tính cũ sang không?',
  },
  { by: 'customer3@example.com', status: 'DONE', day: -9, message: 'Tôi muốn dùng thử một tháng.' },
  {
    by: 'customer2@example.com',
    status: 'REJECTED',
    day: -14,
    reason: 'Chúng tôi chưa hỗ trợ lắp đặt tại đảo Phú Quốc.',
    message: 'Có lắp đặt tận nơi ở Phú Quốc không?',
  },
] as const;

/** What the first demo provider offers beside its solutions. */
export const demoServices = [
  {
    key: 'setup',
    name: 'Cài đặt tận nơi',
    description: 'Kỹ thuật viên đến cửa hàng, lắp máy in và nhập hàng giúp bạn.',
    priceFrom: 800_000,
  },
  {
    key: 'training',
    name: 'Đào tạo nhân viên',
    description: 'Hai buổi, mỗi buổi hai giờ, cho tối đa mười người.',
    priceFrom: 500_000,
  },
  {
    key: 'moving',
    name: 'Chuyển dữ liệu',
    description: 'Chuyển hàng hoá và khách hàng từ phần mềm cũ.',
    priceFrom: null,
  },
];
