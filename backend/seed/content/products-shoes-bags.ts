import type { SeedProduct } from './types';
import { both, months, sell, specs, vietnam } from './words';

export const shoesAndBags: SeedProduct[] = [
  {
    slug: 'giay-sneaker-co-lung-de-cupsole',
    category: 'giay-sneaker',
    kind: 'sneaker',
    name: both(['Giày sneaker cổ lửng đế cupsole', 'Mid-top cupsole sneakers']),
    description: both([
      'Cổ lửng ôm mắt cá, đế cao su khâu viền chắc tay. Mũi giày đục lỗ thoáng, lót trong tháo ra giặt được. Form chuẩn châu Âu; chân bè nên chọn tăng một cỡ.',
      'A mid-top that hugs the ankle on a stitched rubber cupsole. Perforated toe, removable washable insole. True to EU size; take one up for wide feet.',
    ]),
    specifications: specs({
      upper: ['Da tổng hợp', 'Synthetic leather'],
      lining: ['Vải lưới đệm mút', 'Padded mesh'],
      sole: ['Cao su khâu viền, cao 3 cm', 'Stitched rubber, 3 cm'],
      weight: ['390 g một chiếc (cỡ 41)', '390 g each (size 41)'],
      warranty: ['Keo và chỉ 6 tháng', '6 months on glue and stitching'],
      origin: vietnam,
    }),
    status: ['HOT'],
    variants: sell(
      { sku: 'GS-CUPSOLE', price: 790000 },
      {
        white: { '39': 12, '40': 25, '41': 31, '42': 28 },
        black: { '39': 9, '40': 18, '41': 24, '42': 3, '43': 0 },
      },
    ),
    priority: 91,
  },
  {
    slug: 'giay-sneaker-vai-canvas',
    category: 'giay-sneaker',
    kind: 'sneaker',
    name: both(['Giày sneaker vải canvas', 'Canvas sneakers']),
    description: both([
      'Thân vải canvas dày hai lớp, đế lưu hoá bám tốt trên nền gạch ướt. Giặt tay với bàn chải mềm, phơi nơi thoáng gió.',
      'Double-layer canvas on a vulcanised sole that grips wet tiles. Wash by hand with a soft brush and dry in moving air.',
    ]),
    specifications: specs({
      upper: ['Vải canvas cotton', 'Cotton canvas'],
      sole: ['Cao su lưu hoá', 'Vulcanised rubber'],
      weight: ['340 g một chiếc (cỡ 39)', '340 g each (size 39)'],
      warranty: ['Keo 6 tháng', '6 months on glue'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'GS-CANVAS', price: 449000, was: 590000 },
      {
        cream: { '36': 10, '37': 22, '38': 27, '39': 14 },
        green: { '36': 4, '37': 13, '38': 16, '39': 1 },
      },
    ),
    priority: 74,
  },
  {
    slug: 'giay-sneaker-di-bo-de-em',
    category: 'giay-sneaker',
    kind: 'sneaker',
    name: both(['Giày sneaker đi bộ đế êm', 'Cushioned walking sneakers']),
    description: both([
      'Đế giữa bằng EVA dày 28 mm giảm dội khi đi bộ lâu, gót có miếng ôm chống trượt. Phù hợp người phải đứng nhiều trong ca làm.',
      'A 28 mm EVA midsole softens long walks; a shaped counter keeps the heel in place. Good for people who stand through a shift.',
    ]),
    specifications: specs({
      upper: ['Lưới dệt và da tổng hợp', 'Knit mesh and synthetic leather'],
      sole: ['EVA và cao su', 'EVA and rubber'],
      weight: ['285 g một chiếc (cỡ 41)', '285 g each (size 41)'],
      warranty: months(6),
      origin: vietnam,
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'GS-DIBO', price: 890000 },
      {
        navy: { '40': 14, '41': 19, '42': 17, '43': 8 },
        silver: { '38': 11, '39': 15, '40': 12, '41': 2 },
      },
    ),
    priority: 77,
  },
  {
    slug: 'giay-sneaker-da-bo',
    category: 'giay-sneaker',
    kind: 'sneaker',
    name: both(['Giày sneaker da bò', 'Leather sneakers']),
    description: both([
      'Da bò nappa mềm, đi vài lần là ôm chân. Mặc được với quần tây trong văn phòng không quá trang trọng. Nên lau kem dưỡng da mỗi tháng một lần.',
      'Soft nappa leather that takes the shape of your foot in a few wears. Fine with tailored trousers in a relaxed office. Feed the leather with cream once a month.',
    ]),
    specifications: specs({
      upper: ['Da bò nappa', 'Nappa cow leather'],
      lining: ['Da heo', 'Pigskin'],
      sole: ['Cao su khâu viền', 'Stitched rubber'],
      warranty: ['Keo và chỉ 12 tháng', '12 months on glue and stitching'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'GS-DABO', price: 1190000 },
      {
        white: { '40': 8, '41': 12, '42': 11, '43': 6, '44': 2 },
        brown: { '40': 5, '41': 9, '42': 7, '43': 0 },
      },
    ),
    priority: 61,
  },
  {
    slug: 'balo-laptop-chong-tham',
    category: 'tui-balo',
    kind: 'backpack',
    name: both(['Balo laptop chống thấm 22 lít', 'Water-resistant laptop backpack 22 L']),
    description: both([
      'Ngăn laptop riêng có đệm, chịu được va chạm nhẹ khi để cốp xe. Vải phủ PU chống mưa nhỏ khoảng 30 phút; mưa lớn bạn vẫn nên trùm thêm áo balo.',
      'A padded laptop sleeve takes the small knocks of a scooter box. The PU-coated fabric holds off light rain for about 30 minutes; use a rain cover in a downpour.',
    ]),
    specifications: specs({
      material: ['Polyester 900D phủ PU', '900D polyester with PU coating'],
      capacity: ['22 lít', '22 litres'],
      laptop: ['Đến 15,6 inch', 'Up to 15.6 inches'],
      dimensions: '45 × 30 × 16 cm',
      weight: '820 g',
      warranty: ['Khoá kéo và đường may 12 tháng', '12 months on zips and seams'],
    }),
    status: ['HOT', 'SALE_OFF'],
    variants: sell(
      { sku: 'BL-LAPTOP22', price: 459000, was: 590000 },
      {
        charcoal: { M: 73 },
        navy: { M: 52 },
        moss: { M: 18 },
        orange: { M: 0 },
      },
    ),
    priority: 87,
  },
  {
    slug: 'balo-du-lich-mo-phang',
    category: 'tui-balo',
    kind: 'backpack',
    name: both(['Balo du lịch mở phẳng', 'Clamshell travel backpack']),
    description: both([
      'Mở phẳng như vali nên xếp đồ cho chuyến ba, bốn ngày rất gọn. Cỡ M vừa khoang hành lý xách tay của các hãng bay nội địa.',
      'Opens flat like a suitcase and packs neatly for three or four days. Size M fits the cabin allowance of domestic airlines.',
    ]),
    specifications: specs({
      material: ['Nylon 420D chống xước', '420D abrasion-resistant nylon'],
      capacity: ['M: 28 lít, L: 36 lít', 'M: 28 litres, L: 36 litres'],
      laptop: ['Đến 16 inch', 'Up to 16 inches'],
      weight: ['1,1 kg (cỡ M)', '1.1 kg (size M)'],
      warranty: months(12),
      origin: vietnam,
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'BL-DULICH', price: 690000, priceOf: { L: 790000 } },
      {
        black: { M: 29, L: 21 },
        teal: { M: 16, L: 3 },
      },
    ),
    priority: 69,
  },
  {
    slug: 'tui-tote-canvas-tui-ngoai',
    category: 'tui-balo',
    kind: 'tote',
    name: both(['Túi tote canvas có túi ngoài', 'Canvas tote with outer pocket']),
    description: both([
      'Canvas 16 oz đứng dáng, quai dài đeo vai thoải mái. Túi ngoài để điện thoại và thẻ xe. Chứa được laptop 14 inch kèm vài quyển sách.',
      '16 oz canvas that stands up, with handles long enough for the shoulder. The outer pocket holds a phone and a parking ticket. Takes a 14-inch laptop and a few books.',
    ]),
    specifications: specs({
      material: ['Canvas cotton 16 oz', '16 oz cotton canvas'],
      dimensions: '36 × 38 × 12 cm',
      load: ['Khoảng 8 kg', 'About 8 kg'],
      care: ['Giặt tay, có thể phai nhẹ lần đầu', 'Hand wash; may fade slightly at first'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'TT-CANVAS', price: 199000 },
      {
        cream: { M: 86 },
        black: { M: 64 },
        brick: { M: 27 },
        moss: { M: 3 },
      },
    ),
    priority: 63,
  },
  {
    slug: 'tui-tote-di-cho',
    category: 'tui-balo',
    kind: 'tote',
    name: both(['Túi tote đi chợ', 'Market tote']),
    description: both([
      'Túi vải bố to bản thay túi ni lông, đáy vuông xếp đồ không đổ. Giặt máy được.',
      'A roomy canvas bag in place of plastic ones, with a square base that keeps things upright. Machine washable.',
    ]),
    specifications: specs({
      material: ['Vải bố cotton 12 oz', '12 oz cotton canvas'],
      dimensions: ['M: 38 × 40 cm, L: 45 × 46 cm', 'M: 38 × 40 cm, L: 45 × 46 cm'],
      load: ['Khoảng 10 kg', 'About 10 kg'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'TT-DICHO', price: 119000, priceOf: { L: 149000 } },
      {
        sand: { M: 54, L: 40 },
        sky: { M: 22, L: 0 },
      },
    ),
    priority: 46,
  },
];
