import type { DrawingKind, Localized } from './types';

export interface SeedReview {
  rating: 1 | 2 | 3 | 4 | 5;
  language: 'vi' | 'en';
  title?: string;
  content: string;
  /** What the shop answered. */
  reply?: string;
}
type Shelf = 'wear' | 'carry' | 'parts' | 'robots' | 'making';

const shelves: Record<Shelf, DrawingKind[]> = {
  wear: [
    'tshirt',
    'polo',
    'shirt',
    'hoodie',
    'jacket',
    'jeans',
    'trousers',
    'shorts',
    'skirt',
    'dress',
    'aodai',
  ],
  carry: ['sneaker', 'backpack', 'tote', 'cap', 'socks', 'scarf'],
  parts: ['sensor', 'camera', 'board', 'servo', 'motor', 'battery'],
  robots: ['rover', 'companion', 'arm', 'drone', 'vacuum'],
  making: ['printer', 'spool'],
};

/** What somebody may have said of a product of this kind. */
export const reviewsOf = (kind: DrawingKind): readonly SeedReview[] => {
  const shelf = (Object.keys(shelves) as Shelf[]).find((name) => shelves[name].includes(kind));
  return shelf ? reviews[shelf] : [];
};

const vi = (
  rating: SeedReview['rating'],
  title: string | null,
  content: string,
  reply?: string,
): SeedReview => ({ rating, language: 'vi', ...(title && { title }), content, ...(reply && { reply }) });
const en = (
  rating: SeedReview['rating'],
  title: string | null,
  content: string,
  reply?: string,
): SeedReview => ({
  ...vi(rating, title, content, reply),
  language: 'en',
});

const reviews: Record<Shelf, readonly SeedReview[]> = {
  wear: [
    vi(
      5,
      'Mặc rất thích',
      'Vải dày vừa phải, đường may thẳng, không có chỉ thừa. Giặt máy ba lần rồi vẫn giữ dáng.',
    ),
    vi(
      4,
      'Đẹp, nên xem kỹ bảng cỡ',
      'Mình cao 1m68 nặng 60 kg, theo bảng cỡ là vừa đẹp. Ai quen mặc rộng thì nên tăng một cỡ. Màu ngoài đời hơi trầm hơn ảnh một chút.',
    ),
    vi(5, null, 'Mua lần thứ hai. Lần trước mua cho mình, lần này mua thêm cho bố.'),
    vi(
      3,
      'Tạm ổn',
      'Kiểu dáng đúng như ảnh nhưng giao chậm hơn dự kiến hai ngày. Vải hơi nhăn sau khi giặt, phải ủi lại.',
      'Cảm ơn bạn đã góp ý. Đợt đó đơn vị vận chuyển bị ùn hàng, shop đã đổi tuyến giao cho khu vực của bạn. Với vải này, bạn giũ phẳng khi còn ẩm thì gần như không cần ủi.',
    ),
    vi(5, 'Đi làm hay đi chơi đều hợp', 'Phối với đồ có sẵn rất dễ. Đồng nghiệp hỏi mua ở đâu suốt.'),
    vi(
      2,
      'Chật hơn mình nghĩ',
      'Phần vai hơi chật so với bảng cỡ. Được đổi sang cỡ lớn hơn miễn phí nên cho hai sao thay vì một.',
      'Shop xin lỗi vì lần đầu chưa vừa. Số đo vai của mẫu này đã được ghi rõ hơn trong bảng cỡ, cảm ơn bạn đã cho biết.',
    ),
    vi(4, null, 'Chất vải mát, thấm mồ hôi tốt, trời Sài Gòn mặc cả ngày không bí. Trừ một sao vì ít màu.'),
    vi(5, 'Gói hàng cẩn thận', 'Hộp giấy, không có túi nhựa, có kèm tờ hướng dẫn giặt. Hàng y như mô tả.'),
    en(
      5,
      'Great quality for the price',
      'The fabric feels sturdy and the seams are neat. I am 175 cm and 68 kg, M fits me well.',
    ),
    en(
      4,
      'Good, slightly long',
      'Lovely colour, true to the pictures. A little long for me, but nothing a hem cannot fix.',
    ),
    en(
      3,
      null,
      'Nice cut, but the colour faded a bit after a hot wash. My own mistake, the label says cold.',
      'Thank you for being fair about it. Cold water and the shade keep the colour for years.',
    ),
  ],
  carry: [
    vi(5, 'Chắc chắn', 'Dùng đi làm mỗi ngày hai tháng nay, đường chỉ vẫn nguyên, màu không xuống.'),
    vi(
      4,
      'Nhẹ và gọn',
      'Nhẹ hơn cái cũ của mình nhiều. Giá mà có thêm một ngăn nhỏ bên trong thì tròn năm sao.',
    ),
    vi(5, null, 'Giao nhanh, đóng gói kỹ. Mua làm quà sinh nhật, người nhận rất thích.'),
    vi(
      3,
      'Đẹp nhưng cần thời gian làm quen',
      'Mấy ngày đầu hơi cứng, sau một tuần thì mềm ra và dễ chịu hẳn.',
      'Đúng rồi bạn, chất liệu này mềm dần theo thời gian dùng. Cảm ơn bạn đã kiên nhẫn.',
    ),
    vi(5, 'Đáng tiền', 'So với hàng cùng tầm giá thì hoàn thiện hơn hẳn, khoá và mép đều gọn.'),
    vi(2, null, 'Hàng ổn nhưng màu nhận được nhạt hơn trong ảnh, mình thích màu đậm hơn.'),
    vi(4, 'Đúng mô tả', 'Cỡ đúng bảng, không phải đổi. Mùi vải mới bay hết sau một ngày để thoáng.'),
    en(5, 'Exactly what I wanted', 'Simple, well made and comfortable from the first day.'),
    en(4, null, 'Good materials. Took a week to break in, now I use it every day.'),
  ],
  parts: [
    vi(
      5,
      'Chạy ngay lần đầu',
      'Cắm vào là nhận, thư viện mẫu trong tài liệu chạy được luôn. Chân hàn sạch, in chữ rõ.',
    ),
    vi(
      4,
      'Tốt, tài liệu nên chi tiết hơn',
      'Linh kiện ổn định, đo liên tục mười hai tiếng không treo. Phần sơ đồ chân nên có thêm ảnh lớn.',
      'Cảm ơn bạn. Ảnh sơ đồ chân cỡ lớn đã được thêm vào mục hướng dẫn trên trang sản phẩm.',
    ),
    vi(5, null, 'Mua mười cái cho lớp học robot, tất cả đều hoạt động tốt. Học sinh lắp rất nhanh.'),
    vi(3, 'Ổn trong tầm giá', 'Sai số hơi lớn khi trời nóng, hiệu chỉnh lại bằng phần mềm thì dùng được.'),
    vi(5, 'Đóng gói chống tĩnh điện', 'Mỗi linh kiện một túi riêng, có tem kiểm tra. Yên tâm.'),
    vi(
      1,
      'Nhận bị lỗi một cái',
      'Trong ba cái có một cái không lên nguồn. Đã gửi trả và được đổi cái mới sau bốn ngày.',
      'Shop rất tiếc về linh kiện lỗi. Cái bạn gửi về hỏng mối hàn nguồn, lô đó đã được kiểm tra lại toàn bộ.',
    ),
    vi(4, null, 'Kích thước nhỏ gọn, lắp vừa khung robot có sẵn. Dây đi kèm hơi ngắn.'),
    en(
      5,
      'Works out of the box',
      'Recognised at once, and the example code compiles without changes. I used it in a weekend project.',
    ),
    en(4, 'Solid part', 'Stable readings and clean soldering. The cable could be longer.'),
  ],
  robots: [
    vi(
      5,
      'Hai bố con lắp cả chiều',
      'Hướng dẫn tiếng Việt rõ từng bước, thiếu con ốc nào cũng có dự phòng. Con trai mười tuổi tự lập trình được bài đầu tiên.',
    ),
    vi(
      4,
      'Vui và bền',
      'Rơi từ bàn xuống một lần vẫn chạy bình thường. Pin dùng được khoảng năm mươi phút, giá mà lâu hơn.',
    ),
    vi(5, null, 'Phần mềm dễ dùng, cập nhật qua mạng một lần là xong. Rất đáng để học.'),
    vi(
      3,
      'Hơi ồn',
      'Chạy tốt nhưng tiếng động cơ hơi lớn vào buổi tối. Các chức năng khác đúng như mô tả.',
      'Cảm ơn bạn. Trong phần cài đặt có chế độ yên tĩnh, giảm tốc độ khoảng một phần ba và êm hơn nhiều.',
    ),
    vi(5, 'Quà tặng tuyệt vời', 'Tặng cháu nhân dịp năm học mới. Cháu khoe cả lớp, thầy giáo cũng hỏi mua.'),
    vi(2, null, 'Lắp được nhưng một tấm nhựa bị cong, phải hơ nóng nắn lại mới khớp.'),
    vi(
      4,
      'Kết nối ổn định',
      'Điều khiển trong nhà qua hai bức tường vẫn mượt. Ứng dụng thỉnh thoảng phải mở lại.',
    ),
    en(
      5,
      'My kids love it',
      'Clear instructions and sturdy parts. They were driving it around within two hours.',
    ),
    en(
      4,
      'Well thought out',
      'Spare screws, a good manual, and it survived the first crash. Battery life could be better.',
    ),
    en(
      2,
      'Arrived with a bent part',
      'It took some work before everything fitted. Support answered quickly and sent a new part.',
      'We are sorry about the bent plate. The new packaging holds it from both sides.',
    ),
  ],
  making: [
    vi(5, 'In đẹp ngay bản đầu', 'Lớp đầu bám tốt, mép không cong. Cân bàn tự động chạy đúng.'),
    vi(4, null, 'Chất lượng ổn định từ đầu đến cuối cuộn, không bị rối. Màu chuẩn như ảnh.'),
    vi(
      3,
      'Cần tinh chỉnh',
      'Phải hạ nhiệt độ năm độ so với khuyến nghị mới hết tơ. Sau đó thì in rất mịn.',
      'Cảm ơn bạn đã chia sẻ. Thông số cho từng loại đầu in đã được bổ sung vào phần hướng dẫn.',
    ),
    vi(5, 'Hút chân không cẩn thận', 'Có túi hút ẩm, mở ra in được ngay không cần sấy.'),
    vi(
      4,
      'Đáng mua',
      'Dùng cho câu lạc bộ in ba chiều của trường, mỗi tuần chạy khoảng hai mươi tiếng, chưa hỏng lần nào.',
    ),
    en(5, 'Smooth prints', 'Hardly any stringing, and the colour matches the photos.'),
    en(4, null, 'Good value. Give it a few test prints to find your temperature.'),
  ],
};

/** Who said it, shown shortened. */
export const reviewers: readonly { lastName: string; firstName: string }[] = [
  ['Trần', 'Thu Hà'],
  ['Lê', 'Hoàng Long'],
  ['Phạm', 'Ngọc Mai'],
  ['Hoàng', 'Đức Thắng'],
  ['Vũ', 'Khánh Linh'],
  ['Đặng', 'Quang Huy'],
  ['Bùi', 'Thanh Tâm'],
  ['Đỗ', 'Minh Khôi'],
  ['Hồ', 'Bảo Ngọc'],
  ['Ngô', 'Gia Hưng'],
  ['Dương', 'Thuỳ Trang'],
  ['Lý', 'Anh Tuấn'],
  ['Phan', 'Hải Yến'],
  ['Võ', 'Quốc Việt'],
  ['Nguyễn', 'Phương Thảo'],
  ['Trương', 'Tấn Phát'],
  ['Mai', 'Hồng Nhung'],
  ['Cao', 'Văn Đạt'],
].map(([lastName = '', firstName = '']) => ({ lastName, firstName }));

/** The rooms in which they took their photos. */
export const walls: readonly string[] = ['#B9A48C', '#8FA8CC', '#D9A7A0', '#8DB39C', '#C9B458'];

export const colorName = (color: { name: Localized } | undefined, language: 'vi' | 'en') =>
  color?.name[language] ?? null;
