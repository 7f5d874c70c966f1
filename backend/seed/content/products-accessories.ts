import type { SeedProduct } from './types';
import { both, sell, specs, vietnam } from './words';

export const accessories: SeedProduct[] = [
  {
    slug: 'mu-luoi-trai-kaki',
    category: 'mu-phu-kien',
    kind: 'cap',
    name: both(['Mũ lưỡi trai kaki', 'Cotton twill cap']),
    description: both([
      'Kaki cotton sáu múi, lưỡi cong vừa, khoá sau bằng kim loại chỉnh được từ 55 đến 60 cm. Băng trán thấm mồ hôi.',
      'A six-panel cotton twill cap with a gently curved peak; the metal buckle adjusts from 55 to 60 cm. Absorbent sweatband.',
    ]),
    specifications: specs({
      material: ['Kaki cotton 100%', '100% cotton twill'],
      dimensions: ['M: 55–58 cm, L: 58–60 cm', 'M: 55–58 cm, L: 58–60 cm'],
      detail: ['Khoá kim loại, sáu lỗ thoáng', 'Metal buckle, six eyelets'],
      care: ['Giặt tay, không vắt', 'Hand wash, do not wring'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'MU-KAKI', price: 149000 },
      {
        navy: { M: 58, L: 41 },
        sand: { M: 47, L: 36 },
        black: { M: 66, L: 2 },
      },
    ),
    priority: 72,
  },
  {
    slug: 'mu-chay-bo-nhanh-kho',
    category: 'mu-phu-kien',
    kind: 'cap',
    name: both(['Mũ chạy bộ nhanh khô', 'Quick-dry running cap']),
    description: both([
      'Vải mỏng nhẹ 68 g, thấm mồ hôi và khô nhanh. Lưỡi mềm gập lại cho vào túi được.',
      'A thin 68 g cap that takes up sweat and dries fast. The soft peak folds into a pocket.',
    ]),
    specifications: specs({
      material: ['Polyester tái chế', 'Recycled polyester'],
      weight: '68 g',
      detail: ['Viền phản quang phía sau', 'Reflective trim at the back'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'MU-CHAYBO', price: 179000 },
      {
        orange: { M: 19 },
        white: { M: 33 },
        teal: { M: 14 },
      },
    ),
    priority: 48,
  },
  {
    slug: 'tat-co-cao-soc-ngang',
    category: 'mu-phu-kien',
    kind: 'socks',
    name: both(['Tất cổ cao sọc ngang (3 đôi)', 'Striped crew socks (3 pairs)']),
    description: both([
      'Ba đôi cùng màu, cotton chải pha spandex, gót và mũi dệt dày hơn. Bo cổ giữ tất không tụt mà không hằn chân. M cho cỡ giày 36–39, L cho cỡ 40–43.',
      'Three pairs of one colour in combed cotton with spandex, thicker at heel and toe. The cuff stays up without a mark. M fits EU 36–39, L fits EU 40–43.',
    ]),
    specifications: specs({
      material: ['80% cotton, 17% polyamide, 3% spandex', '80% cotton, 17% polyamide, 3% spandex'],
      inBox: ['3 đôi', '3 pairs'],
      care: ['Giặt máy, lộn trái', 'Machine wash inside out'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'TA-SOC', price: 99000 },
      {
        white: { M: 92, L: 110 },
        charcoal: { M: 75, L: 81 },
        green: { M: 24, L: 16 },
      },
    ),
    priority: 40,
  },
  {
    slug: 'khan-ran-nam-bo',
    category: 'mu-phu-kien',
    kind: 'scarf',
    name: both(['Khăn rằn Nam Bộ', 'Southern checked scarf (khăn rằn)']),
    description: both([
      'Khăn dệt khung cửi ở Long Khánh, Đồng Tháp, sợi cotton se hai nên mềm và thấm hút tốt. Dùng quàng cổ, che nắng hoặc làm quà cho bạn phương xa.',
      'Woven on the looms of Long Khánh, Đồng Tháp, in two-ply cotton that is soft and absorbent. Wear it round the neck, against the sun, or send it to a friend far away.',
    ]),
    specifications: specs({
      material: ['Cotton 100%', '100% cotton'],
      dimensions: ['M: 140 × 45 cm, L: 180 × 55 cm', 'M: 140 × 45 cm, L: 180 × 55 cm'],
      care: ['Giặt riêng lần đầu', 'Wash separately the first time'],
      origin: ['Đồng Tháp, Việt Nam', 'Đồng Tháp, Vietnam'],
    }),
    status: [],
    variants: sell(
      { sku: 'KR-NAMBO', price: 89000, priceOf: { L: 129000 } },
      {
        black: { M: 68, L: 44 },
        red: { M: 51, L: 30 },
        teal: { M: 17, L: 0 },
      },
    ),
    priority: 53,
  },
];
