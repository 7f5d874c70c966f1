import type { SeedProduct } from './types';
import { both, sell, specs, vietnam } from './words';

export const bottoms: SeedProduct[] = [
  {
    slug: 'quan-jean-ong-suong-nam',
    category: 'quan',
    kind: 'jeans',
    name: both(['Quần jean ống suông nam', "Men's straight jeans"]),
    description: both([
      'Denim 12 oz dày vừa, pha 1% spandex nên ngồi xổm không bó gối. Ống suông thẳng từ đùi xuống gấu, hợp cả giày sneaker lẫn giày da. Hai lần giặt đầu nên giặt riêng vì màu chàm có thể phai nhẹ.',
      'Medium 12 oz denim with 1% spandex, so squatting does not bind the knees. Straight from thigh to hem, right with sneakers or leather shoes. Wash separately the first two times: indigo may run a little.',
    ]),
    specifications: specs({
      material: ['99% cotton, 1% spandex', '99% cotton, 1% spandex'],
      cloth: '12 oz',
      fit: ['Ống suông, cạp vừa', 'Straight, mid rise'],
      pockets: ['Năm túi', 'Five pockets'],
      care: ['Lộn trái, giặt nước lạnh', 'Wash inside out in cold water'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'QJ-SUONGNAM', price: 499000 },
      {
        denim: { S: 18, M: 54, L: 61, XL: 20 },
        black: { S: 15, M: 47, L: 38, XL: 2 },
      },
    ),
    priority: 88,
  },
  {
    slug: 'quan-jean-nu-lung-cao',
    category: 'quan',
    kind: 'jeans',
    name: both(['Quần jean nữ lưng cao', "Women's high-rise jeans"]),
    description: both([
      'Lưng cao 29 cm tôn eo, ống đứng dài chấm mắt cá. Vải có độ giãn vừa phải, mặc cả ngày vẫn giữ phom ở gối.',
      'A 29 cm rise that defines the waist and a straight leg to the ankle. Moderate stretch keeps the knees in shape all day.',
    ]),
    specifications: specs({
      material: ['97% cotton, 3% spandex', '97% cotton, 3% spandex'],
      cloth: ['10,5 oz', '10.5 oz'],
      fit: ['Lưng cao, ống đứng', 'High rise, straight leg'],
      pockets: ['Năm túi', 'Five pockets'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'QJ-LUNGCAO', price: 389000, was: 529000 },
      {
        sky: { XS: 7, S: 32, M: 41, L: 13 },
        denim: { XS: 10, S: 45, M: 50, L: 0 },
      },
    ),
    priority: 76,
  },
  {
    slug: 'quan-tay-xep-ly',
    category: 'quan',
    kind: 'trousers',
    name: both(['Quần tây xếp ly', 'Pleated trousers']),
    description: both([
      'Một ly trước tạo độ thoải mái ở hông, ống thon dần về gấu. Vải pha viscose rũ nhẹ, ít nhăn khi ngồi lâu. Gấu để dài, bạn có thể lên gấu theo ý tại tiệm may.',
      'One front pleat gives room at the hip; the leg tapers to the hem. The viscose blend drapes well and creases little when you sit for long. The hem is left long for your tailor.',
    ]),
    specifications: specs({
      material: ['65% polyester, 32% viscose, 3% spandex', '65% polyester, 32% viscose, 3% spandex'],
      cloth: '240 g/m²',
      fit: ['Cạp vừa, ống thon', 'Mid rise, tapered'],
      pockets: ['Hai túi xéo, hai túi sau', 'Two slanted, two back'],
      care: ['Giặt nhẹ, ủi mặt trái', 'Gentle wash, iron on the reverse'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'QT-XEPLY', price: 459000 },
      {
        charcoal: { S: 14, M: 36, L: 33 },
        sand: { S: 11, M: 22, L: 17 },
        black: { S: 20, M: 41, L: 0 },
      },
    ),
    priority: 60,
  },
  {
    slug: 'quan-kaki-chino',
    category: 'quan',
    kind: 'trousers',
    name: both(['Quần kaki chino', 'Cotton chinos']),
    description: both([
      'Kaki dệt chéo mặt mịn, mềm từ lần mặc đầu. Mặc với sơ mi đi làm hay áo thun cuối tuần đều gọn.',
      'Smooth twill that is soft from the first wear. Neat with a shirt at work or a T-shirt at the weekend.',
    ]),
    specifications: specs({
      material: ['98% cotton, 2% spandex', '98% cotton, 2% spandex'],
      cloth: '260 g/m²',
      fit: ['Vừa người', 'Regular'],
      pockets: ['Hai túi xéo, hai túi sau có nút', 'Two slanted, two buttoned back'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'QK-CHINO', price: 429000 },
      {
        sand: { M: 29, L: 34, XL: 12 },
        navy: { M: 26, L: 30, XL: 9 },
        moss: { M: 13, L: 15, XL: 3 },
      },
    ),
    priority: 68,
  },
  {
    slug: 'quan-short-lung-thun',
    category: 'quan',
    kind: 'shorts',
    name: both(['Quần short lưng thun', 'Elastic-waist shorts']),
    description: both([
      'Short vải thô mềm, lưng thun có dây rút, dài trên gối. Mặc ở nhà, đi biển hay chạy việc gần đều tiện.',
      'Soft cotton shorts with an elastic drawstring waist, ending above the knee. For home, the beach or an errand nearby.',
    ]),
    specifications: specs({
      material: ['Cotton thô 100%', '100% plain-weave cotton'],
      length: ['48 cm (cỡ L)', '48 cm (size L)'],
      pockets: ['Hai túi xéo, hai túi sau', 'Two slanted, two back'],
      care: ['Giặt máy thường', 'Normal machine wash'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'QS-LUNGTHUN', price: 179000 },
      {
        moss: { M: 38, L: 52, XL: 24 },
        navy: { M: 44, L: 49, XL: 30 },
        cream: { M: 10, L: 2, XL: 0 },
      },
    ),
    priority: 58,
  },
  {
    slug: 'quan-short-chay-bo',
    category: 'quan',
    kind: 'shorts',
    name: both(['Quần short chạy bộ', 'Running shorts']),
    description: both([
      'Vải dệt nhẹ nhanh khô, có túi sau kéo khoá đựng vừa thẻ và chìa khoá. Dây rút nằm trong nên không vướng khi chạy.',
      'Light quick-dry fabric with a zipped back pocket for a card and keys. The cord ties inside and stays out of the way.',
    ]),
    specifications: specs({
      material: ['90% polyester, 10% spandex', '90% polyester, 10% spandex'],
      weight: ['130 g (cỡ M)', '130 g (size M)'],
      pockets: ['Hai túi bên, một túi sau có khoá', 'Two side, one zipped back'],
      detail: ['Viền phản quang ở gấu', 'Reflective trim at the hem'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'QS-CHAYBO', price: 229000 },
      {
        black: { S: 25, M: 40, L: 31 },
        blue: { S: 12, M: 27, L: 18 },
      },
    ),
    priority: 42,
  },
];
