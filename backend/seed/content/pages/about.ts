import { h2, link, p, scene, ul } from '../writing';
import type { SeedPage } from './page';

export const about: SeedPage = {
  key: 'about',
  title: { vi: 'Giới thiệu {siteName}', en: 'About {siteName}' },
  summary: {
    vi: 'Một cửa hàng bán quần áo và robot cho những người thích tự tay làm lấy.',
    en: 'A shop of clothes and robots for people who like to make things themselves.',
  },
  vi: [
    p(
      '{siteName} bắt đầu từ một xưởng may nhỏ và một phòng thí nghiệm robot dùng chung một mái nhà. Người may áo cần máy cắt chính xác, người làm robot cần đồng phục chịu được dầu mỡ. Cả hai nhận ra khách hàng của mình giống nhau: thích đồ bền, muốn biết món đồ được làm ra thế nào, và ghét bị nói quá.',
    ),
    scene(
      'showroom-da-nang-mo-cua',
      'Áo khoác, robot bạn học và giày bày cạnh nhau trong cửa hàng',
      'Quần áo và robot, dưới cùng một mái nhà.',
    ),
    h2('Điều chúng tôi giữ'),
    ul(
      '**Giá thật.** Giá bạn thấy là giá bạn trả. Mọi khoản giảm đều có tên và có lý do.',
      '**Số thật.** Còn ba chiếc thì ghi còn ba, không hô hào “sắp hết”.',
      '**Chữ thật.** Mô tả nói cả điều chưa tốt: vải dày hay mỏng, robot chạy được mấy phút.',
      '**Sửa được.** Chúng tôi bán linh kiện thay thế và nhận sửa cả khi đã hết bảo hành.',
    ),
    h2('Chúng tôi bán gì'),
    p(
      'Quần áo, giày, túi cho mỗi ngày, áo dài cho ngày đặc biệt; robot giáo dục, bo mạch, cảm biến, drone và máy in 3D cho người học và người làm. Hàng may trong nước chiếm phần lớn; hàng nhập ghi rõ nơi sản xuất.',
    ),
    h2('Chủ sở hữu website'),
    ul(
      '{legalName}',
      'Mã số thuế: {taxCode}',
      'Địa chỉ: {address}',
      'Điện thoại: {hotline}',
      'Email: {email}',
    ),
    link('Ghé showroom', '/showrooms'),
  ],
  en: [
    p(
      '{siteName} began as a small tailor’s workshop and a robotics lab that shared one roof. The tailors needed cutters that were exact; the robot builders needed overalls that could take grease. Both found that their customers were alike: they like things that last, want to know how they are made, and dislike big words.',
    ),
    scene(
      'showroom-da-nang-mo-cua',
      'A jacket, a companion robot and a shoe side by side in the shop',
      'Clothes and robots, under one roof.',
    ),
    h2('What we hold on to'),
    ul(
      '**True prices.** The price you see is the price you pay. Every discount has a name and a reason.',
      '**True numbers.** When three are left we say three, without crying “almost gone”.',
      '**True words.** Descriptions tell the weak sides too: how thick a fabric is, how long a robot runs.',
      '**Repairable.** We sell spare parts and repair long after the warranty.',
    ),
    h2('What we sell'),
    p(
      'Clothes, shoes and bags for every day, áo dài for special ones; educational robots, boards, sensors, drones and 3D printers for those who learn and those who build. Most clothes are made in Vietnam; what is imported says from where.',
    ),
    h2('Who owns this website'),
    ul('{legalName}', 'Tax code: {taxCode}', 'Address: {address}', 'Phone: {hotline}', 'Email: {email}'),
    link('Visit a showroom', '/showrooms'),
  ],
};
