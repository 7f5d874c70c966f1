import type { SeedProduct } from './types';
import { both, sell, specs, vietnam } from './words';

export const outerwear: SeedProduct[] = [
  {
    slug: 'ao-hoodie-ni-bong',
    category: 'ao-khoac',
    kind: 'hoodie',
    name: both(['Áo hoodie nỉ bông', 'Fleece hoodie']),
    description: both([
      'Nỉ bông 320 gsm dày vừa, mặt trong chải mềm, giữ ấm ở khoảng 15 đến 22 độ. Mũ hai lớp đứng dáng, dây rút có đầu kim loại. Vải đã giặt trước nên ít xù.',
      'Medium-heavy 320 gsm fleece, brushed inside, comfortable from about 15 to 22 degrees. The double-layer hood stands up by itself; the cords end in metal tips. Pre-washed, so it pills little.',
    ]),
    specifications: specs({
      material: ['80% cotton, 20% polyester', '80% cotton, 20% polyester'],
      cloth: '320 g/m²',
      fit: ['Rộng vừa', 'Relaxed'],
      pockets: ['Túi bụng liền', 'Kangaroo pocket'],
      care: ['Lộn trái khi giặt', 'Wash inside out'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'HD-NIBONG', price: 429000 },
      {
        grey: { M: 48, L: 57, XL: 21 },
        black: { M: 62, L: 70, XL: 33 },
        brick: { M: 14, L: 0, XL: 6 },
      },
    ),
    priority: 89,
  },
  {
    slug: 'ao-hoodie-mong-da-ca',
    category: 'ao-khoac',
    kind: 'hoodie',
    name: both(['Áo hoodie mỏng da cá', 'Light French-terry hoodie']),
    description: both([
      'Vải da cá không chải bông, mỏng và thoáng, mặc được quanh năm ở Sài Gòn. Che nắng tốt khi chạy xe mà không hầm.',
      'Unbrushed French terry, thin and airy, wearable all year in Saigon. Keeps the sun off on a motorbike without trapping heat.',
    ]),
    specifications: specs({
      material: ['65% cotton, 35% polyester', '65% cotton, 35% polyester'],
      cloth: '240 g/m²',
      fit: ['Suông vừa', 'Regular'],
      pockets: ['Túi bụng liền', 'Kangaroo pocket'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'HD-DACA', price: 299000, was: 399000 },
      {
        lilac: { S: 17, M: 29, L: 12 },
        cream: { S: 21, M: 34, L: 25 },
        navy: { S: 2, M: 13, L: 0 },
      },
    ),
    priority: 64,
  },
  {
    slug: 'ao-khoac-bomber-hai-lop',
    category: 'ao-khoac',
    kind: 'jacket',
    name: both(['Áo khoác bomber hai lớp', 'Lined bomber jacket']),
    description: both([
      'Lớp ngoài dệt chặt cản gió và mưa bụi, lớp trong lót lưới thoáng. Bo cổ, tay và gấu dệt dày, không giãn lỏng sau một mùa. Khoá kéo kim loại chạy êm.',
      'A tightly woven shell stops wind and drizzle; a mesh lining lets air through. Thick ribbing at collar, cuffs and hem does not go slack after one season. The metal zip runs smoothly.',
    ]),
    specifications: specs({
      material: ['Polyester 100%', '100% polyester'],
      lining: ['Lưới polyester', 'Polyester mesh'],
      fit: ['Vừa người', 'Regular'],
      pockets: ['Hai túi ngoài, một túi trong', 'Two outside, one inside'],
      care: ['Giặt máy nước lạnh, không sấy', 'Cold machine wash, do not tumble dry'],
      origin: vietnam,
    }),
    status: ['NEW', 'HOT'],
    variants: sell(
      { sku: 'AK-BOMBER', price: 590000 },
      {
        moss: { M: 26, L: 31, XL: 9 },
        black: { M: 44, L: 52, XL: 17 },
        sand: { M: 11, L: 3, XL: 0 },
      },
    ),
    priority: 94,
  },
  {
    slug: 'ao-khoac-gio-chong-tia-uv',
    category: 'ao-khoac',
    kind: 'jacket',
    name: both(['Áo khoác gió chống tia UV', 'UV-protective windbreaker']),
    description: both([
      'Áo mỏng nhẹ 260 g, gấp lại vừa một bàn tay. Vải đạt chỉ số UPF 50+, mặc khi chạy xe hay đi bộ đường dài đều tiện.',
      'A thin 260 g jacket that folds to the size of a hand. The fabric is rated UPF 50+, handy on a motorbike or a long walk.',
    ]),
    specifications: specs({
      material: ['Nylon 100% phủ chống thấm nhẹ', '100% nylon with a light water-repellent finish'],
      weight: ['260 g (cỡ L)', '260 g (size L)'],
      detail: ['UPF 50+, lỗ thoát khí dưới nách', 'UPF 50+, underarm vents'],
      pockets: ['Hai túi có khoá', 'Two zipped pockets'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'AK-GIOUV', price: 449000 },
      {
        navy: { S: 12, M: 33, L: 28, XL: 14 },
        silver: { S: 10, M: 25, L: 22, XL: 1 },
      },
    ),
    priority: 55,
  },
  {
    slug: 'ao-khoac-du-nu-lung',
    category: 'ao-khoac',
    kind: 'jacket',
    name: both(['Áo khoác dù nữ dáng lửng', "Women's cropped jacket"]),
    description: both([
      'Dáng lửng đến hông, tay bo gọn, mặc cùng quần cạp cao hoặc váy xếp ly. Vải dù mềm, không kêu sột soạt.',
      'Cropped at the hip with neat cuffs, for high-waisted trousers or a pleated skirt. The shell is soft and does not rustle.',
    ]),
    specifications: specs({
      material: ['Polyester mềm', 'Soft polyester'],
      lining: ['Vải lụa mỏng', 'Thin satin'],
      length: ['54 cm (cỡ M)', '54 cm (size M)'],
      pockets: ['Hai túi xéo', 'Two slanted pockets'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'AK-LUNGNU', price: 379000 },
      {
        pink: { XS: 6, S: 19, M: 15 },
        cream: { XS: 9, S: 24, M: 20 },
      },
    ),
    priority: 52,
  },
];
