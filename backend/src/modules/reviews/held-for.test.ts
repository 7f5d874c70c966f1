import { shortenedName } from './author-name';
import { heldFor } from './held-for';

test.each([
  'Áo đẹp, vải dày, các đường may thẳng. Mua lần hai rồi.',
  'Giá 199.000 ₫ mà được thế này là quá ổn, tiết kiệm 120.000.000 đồng so với hãng',
  'Đặt ngày 20/11/2026 lúc 08:30, hôm sau có. Đồ ngủ mặc mát.',
  'Một lon sơn, buổi sáng giao, con chó nhà mình cũng thích.',
  'Robot chạy 0.5 m/s, pin 7.4 V 2200 mAh. Cảm biến HC-SR04 đo 2 đến 400 cm.',
  'Good shirt. Fits well.I am 1.75 m and 68 kg. Size M.',
  'Hàng lỗi, thất vọng, mình sẽ trả lại.',
  'Mã đơn DH260115001234 giao trong 2 ngày',
  'Hàng đẹp. Shop giao nhanh, gói kỹ.',
  'Vải mát.  Shop tư vấn nhiệt tình. Store ở quận 1 cũng dễ tìm.',
  'Good. Top quality. Me and my son like it. Site is easy to use.',
  'Bought it twice. Online was cheaper. Link the arms first. Club colours fit.',
  'Bộ ly rất xinh. Ly dày, không bị xước.',
])('an honest review is shown at once: %s', (text) => {
  expect(heldFor(null, text)).toEqual([]);
});

test.each([
  ['Đồ địt mẹ', 'WORDS'],
  ['DIT ME shop', 'WORDS'],
  ['lồn', 'WORDS'],
  ['What the FUCK', 'WORDS'],
  ['vcl luôn', 'WORDS'],
  ['xem thêm ở https://evil.example', 'LINK'],
  ['vào shop-re.com mua rẻ hơn', 'LINK'],
  ['shopre . vn nhé', 'LINK'],
  ['shopre. com nhé', 'LINK'],
  ['shopre .net', 'LINK'],
  ['shopre (dot) xyz', 'LINK'],
  ['vào re.shop mua', 'LINK'],
  ['vào re . shop mua', 'LINK'],
  ['vào re .store mua', 'LINK'],
  ['vào re(dot)top mua', 'LINK'],
  ['vào re [dot] club mua', 'LINK'],
  ['bit.ly/re', 'LINK'],
  ['t.me/re', 'LINK'],
  ['www.re.example', 'LINK'],
  ['gọi mình 0912 345 678', 'CONTACT'],
  ['+84.912.345.678', 'CONTACT'],
  ['zalo: 912345678', 'CONTACT'],
  ['viết cho ten@example.com', 'CONTACT'],
])('people look first at: %s', (text, reason) => {
  expect(heldFor(text, 'Hàng tốt')).toContain(reason);
});

test('a link in either the title or the text holds a review for staff to check', () => {
  expect(heldFor('Hàng tốt', 'xem thêm ở https://evil.example')).toContain('LINK');
  expect(heldFor('www.evil.example', 'Hàng tốt')).toContain('LINK');
});

test('a text made to keep a machine busy is read at once', () => {
  const startedAt = performance.now();
  for (const piece of ['0 ', 'a.', 'a-', '@', 'ab@', '0(', 'địt', 'https', 'a ', 'a . ', 'a(dot) '])
    heldFor(null, piece.repeat(2000));

  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test.each([
  [{ firstName: 'Minh Anh', lastName: 'Nguyễn' }, 'Nguyễn Minh A.'],
  [{ firstName: 'Đức', lastName: 'Trần' }, 'Trần Đ.'],
  [{ firstName: 'Ánh', lastName: '' }, 'Á.'],
  [{ firstName: 'đức', lastName: 'trần' }, 'trần Đ.'],
  [{ firstName: '', lastName: '  ' }, null],
])('a name is shown shortened: %j', (name, shown) => {
  expect(shortenedName(name)).toBe(shown);
});
