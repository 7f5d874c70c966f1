import type { SeedProduct } from './types';
import { both, sell, specs, vietnam } from './words';

export const tops: SeedProduct[] = [
  {
    slug: 'ao-thun-cotton-co-tron',
    category: 'ao-thun',
    kind: 'tshirt',
    name: both(['Áo thun cotton cổ tròn', 'Cotton crew-neck T-shirt']),
    description: both([
      'Áo thun mặc hằng ngày, vải cotton chải kỹ dày vừa, không lộ áo trong với màu trắng. Cổ bo dệt hai lớp, giặt máy nhiều lần vẫn giữ dáng. Vải đã xử lý co, sau lần giặt đầu dài áo thay đổi không quá 2%.',
      'An everyday T-shirt in combed cotton of medium weight; the white one does not show what is under it. The double-knit collar keeps its shape through many machine washes. The fabric is pre-shrunk: expect no more than 2% after the first wash.',
    ]),
    specifications: specs({
      material: ['Cotton 100% chải kỹ', '100% combed cotton'],
      cloth: '210 g/m²',
      fit: ['Suông vừa', 'Regular'],
      care: ['Giặt máy dưới 40 °C, không dùng chất tẩy', 'Machine wash below 40 °C, no bleach'],
      origin: vietnam,
    }),
    status: ['HOT'],
    variants: sell(
      { sku: 'AT-COTRON', price: 189000 },
      {
        white: { S: 64, M: 118, L: 92 },
        black: { S: 47, M: 105, L: 3 },
        brick: { S: 0, M: 38, L: 26 },
      },
    ),
    priority: 96,
  },
  {
    slug: 'ao-thun-form-rong-240gsm',
    category: 'ao-thun',
    kind: 'tshirt',
    name: both(['Áo thun form rộng 240 gsm', 'Oversized T-shirt 240 gsm']),
    description: both([
      'Vải dày 240 gsm nên áo đứng dáng, vai rơi nhẹ và không bám người. Hợp với người thích mặc rộng; nếu bạn thích vừa người, hãy chọn nhỏ hơn một cỡ.',
      'The 240 gsm cloth holds its shape, with a slightly dropped shoulder and no cling. Made to be worn loose; if you like a closer fit, take one size down.',
    ]),
    specifications: specs({
      material: ['Cotton 100%', '100% cotton'],
      cloth: '240 g/m²',
      fit: ['Rộng, vai rơi', 'Oversized, dropped shoulder'],
      detail: ['Đường may vai có dây chống giãn', 'Taped shoulder seams'],
      origin: vietnam,
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'AT-RONG240', price: 249000 },
      {
        cream: { M: 42, L: 55, XL: 18 },
        charcoal: { M: 37, L: 61, XL: 22 },
        moss: { M: 15, L: 2, XL: 0 },
      },
    ),
    priority: 84,
  },
  {
    slug: 'ao-thun-the-thao-nhanh-kho',
    category: 'ao-thun',
    kind: 'tshirt',
    name: both(['Áo thun thể thao nhanh khô', 'Quick-dry sports T-shirt']),
    description: both([
      'Sợi polyester pha spandex thoát mồ hôi nhanh, nhẹ và co giãn bốn chiều. Đường may phẳng để không cọ da khi chạy dài. Phơi trong bóng râm khoảng hai giờ là khô.',
      'A polyester and spandex knit that moves sweat away, light and stretchy in four directions. Flat seams do not rub on long runs. Dries in about two hours in the shade.',
    ]),
    specifications: specs({
      material: ['88% polyester, 12% spandex', '88% polyester, 12% spandex'],
      cloth: '145 g/m²',
      fit: ['Ôm vừa', 'Athletic'],
      care: ['Không dùng nước xả vải', 'No fabric softener'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'AT-NHANHKHO', price: 159000, was: 219000 },
      {
        navy: { S: 24, M: 51, L: 44, XL: 12 },
        green: { S: 9, M: 33, L: 27, XL: 1 },
      },
    ),
    priority: 62,
  },
  {
    slug: 'ao-thun-nu-mem-mat',
    category: 'ao-thun',
    kind: 'tshirt',
    name: both(['Áo thun nữ mềm mát', "Women's soft T-shirt"]),
    description: both([
      'Vải cotton pha 5% spandex mềm, ôm nhẹ mà không gò. Vai may hẹp hơn áo unisex 2 cm nên mặc gọn người.',
      'Soft cotton with 5% spandex that follows the body without squeezing it. The shoulder is 2 cm narrower than on our unisex cut.',
    ]),
    specifications: specs({
      material: ['95% cotton, 5% spandex', '95% cotton, 5% spandex'],
      cloth: '190 g/m²',
      length: ['62 cm (cỡ M)', '62 cm (size M)'],
      fit: ['Vừa người', 'Regular'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'AT-NUMEM', price: 169000 },
      {
        white: { XS: 14, S: 46, M: 39 },
        pink: { XS: 8, S: 31, M: 22 },
        lilac: { XS: 3, S: 12, M: 0 },
      },
    ),
    priority: 50,
  },
  {
    slug: 'ao-polo-ca-sau-tay-bo',
    category: 'ao-thun',
    kind: 'polo',
    name: both(['Áo polo vải cá sấu tay bo', 'Piqué polo with ribbed cuffs']),
    description: both([
      'Vải cá sấu dệt mắt nhỏ, thoáng và ít nhăn, mặc đi làm hay cuối tuần đều được. Cổ dệt liền có lõi giữ nếp, không cong mép sau khi giặt.',
      'Fine piqué that breathes and hardly creases, for the office or the weekend. The knitted collar has a stay inside, so its points do not curl after washing.',
    ]),
    specifications: specs({
      material: ['60% cotton, 35% polyester, 5% spandex', '60% cotton, 35% polyester, 5% spandex'],
      cloth: '220 g/m²',
      fit: ['Vừa người', 'Regular'],
      detail: ['Hai nút xà cừ, bo tay dệt', 'Two shell buttons, ribbed cuffs'],
      origin: vietnam,
    }),
    status: ['HOT', 'SALE_OFF'],
    variants: sell(
      { sku: 'PL-CASAU', price: 259000, was: 329000 },
      {
        navy: { M: 72, L: 88, XL: 35 },
        white: { M: 54, L: 47, XL: 20 },
        wine: { M: 16, L: 3, XL: 0 },
      },
    ),
    priority: 92,
  },
  {
    slug: 'ao-polo-soi-tre',
    category: 'ao-thun',
    kind: 'polo',
    name: both(['Áo polo sợi tre', 'Bamboo polo']),
    description: both([
      'Sợi tre pha cotton mát tay, ít giữ mùi, hợp những ngày trên 35 độ. Bề mặt vải hơi bóng nhẹ nên trông gọn khi mặc với quần tây.',
      'Bamboo viscose with cotton is cool to the hand and holds little odour, good for days above 35 degrees. A faint sheen makes it look neat with tailored trousers.',
    ]),
    specifications: specs({
      material: ['50% viscose tre, 45% cotton, 5% spandex', '50% bamboo viscose, 45% cotton, 5% spandex'],
      cloth: '200 g/m²',
      fit: ['Vừa người', 'Regular'],
      care: ['Giặt túi lưới, phơi ngang', 'Wash in a net bag, dry flat'],
      origin: vietnam,
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'PL-SOITRE', price: 345000 },
      {
        sky: { S: 11, M: 28, L: 26, XL: 9 },
        moss: { S: 7, M: 24, L: 19, XL: 2 },
      },
    ),
    priority: 71,
  },
  {
    slug: 'ao-so-mi-oxford-tay-dai',
    category: 'ao-so-mi',
    kind: 'shirt',
    name: both(['Áo sơ mi Oxford tay dài', 'Oxford long-sleeved shirt']),
    description: both([
      'Vải Oxford dệt nổi hạt, dày dặn, càng mặc càng mềm. Cổ có nút ẩn giữ nếp, lưng xếp ly giữa để cử động thoải mái. Mặc một mình hoặc khoác ngoài áo thun đều hợp.',
      'Textured Oxford cloth with some body that softens as you wear it. Hidden buttons hold the collar; a box pleat at the back gives room to move. Good alone or open over a T-shirt.',
    ]),
    specifications: specs({
      material: ['Cotton 100%', '100% cotton'],
      cloth: '150 g/m²',
      fit: ['Suông vừa', 'Regular'],
      pockets: ['Một túi ngực', 'One chest pocket'],
      care: ['Ủi khi còn hơi ẩm', 'Iron while slightly damp'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'SM-OXFORD', price: 389000 },
      {
        sky: { S: 22, M: 66, L: 58 },
        white: { S: 31, M: 74, L: 49 },
        navy: { S: 0, M: 19, L: 24 },
      },
    ),
    priority: 90,
  },
  {
    slug: 'ao-so-mi-linen-co-dien',
    category: 'ao-so-mi',
    kind: 'shirt',
    name: both(['Áo sơ mi linen cổ điển', 'Classic linen shirt']),
    description: both([
      'Linen pha cotton nhẹ và thoáng, mặc mùa nóng không dính lưng. Linen tự nhiên có nếp nhăn nhẹ, đó là đặc điểm của vải chứ không phải lỗi.',
      'A light, airy blend of linen and cotton that does not stick to your back in the heat. Natural linen creases a little; that is its character, not a fault.',
    ]),
    specifications: specs({
      material: ['55% linen, 45% cotton', '55% linen, 45% cotton'],
      cloth: '135 g/m²',
      fit: ['Suông rộng', 'Relaxed'],
      pockets: ['Một túi ngực', 'One chest pocket'],
      origin: vietnam,
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'SM-LINEN', price: 459000 },
      {
        cream: { S: 13, M: 27, L: 21 },
        sand: { S: 9, M: 18, L: 14 },
        moss: { S: 6, M: 12, L: 1 },
      },
    ),
    priority: 78,
  },
  {
    slug: 'ao-so-mi-it-nhan-cong-so',
    category: 'ao-so-mi',
    kind: 'shirt',
    name: both(['Áo sơ mi ít nhăn công sở', 'Easy-iron office shirt']),
    description: both([
      'Vải sợi mảnh xử lý chống nhăn, phơi lên móc là gần như không phải ủi. Thân áo có ly sau giúp gọn eo khi sơ vin.',
      'Fine yarns with an easy-iron finish: hang it to dry and there is almost nothing left to press. Back darts keep it trim when tucked in.',
    ]),
    specifications: specs({
      material: ['60% cotton, 40% polyester', '60% cotton, 40% polyester'],
      cloth: '120 g/m²',
      fit: ['Ôm vừa', 'Slim'],
      care: ['Giặt máy, phơi trên móc', 'Machine wash, hang to dry'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'SM-ITNHAN', price: 299000, was: 379000 },
      {
        white: { S: 40, M: 83, L: 77, XL: 25 },
        sky: { S: 18, M: 36, L: 29, XL: 0 },
      },
    ),
    priority: 66,
  },
  {
    slug: 'ao-so-mi-flannel-mem',
    category: 'ao-so-mi',
    kind: 'shirt',
    name: both(['Áo sơ mi flannel mềm', 'Soft flannel shirt']),
    description: both([
      'Flannel chải mặt hai bên, ấm nhẹ, vừa cho Đà Lạt hay phòng máy lạnh. May rộng hơn sơ mi thường nửa cỡ để khoác ngoài.',
      'Flannel brushed on both sides, gently warm: right for Đà Lạt or a cold office. Cut half a size wider than our other shirts so that it can go over a T-shirt.',
    ]),
    specifications: specs({
      material: ['Cotton 100% chải mặt', '100% brushed cotton'],
      cloth: '180 g/m²',
      fit: ['Rộng vừa', 'Relaxed'],
      pockets: ['Một túi ngực', 'One chest pocket'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'SM-FLANNEL', price: 419000 },
      {
        brick: { M: 16, L: 23, XL: 10 },
        teal: { M: 12, L: 20, XL: 3 },
      },
    ),
    priority: 44,
  },
];
