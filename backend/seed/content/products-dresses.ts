import type { SeedProduct } from './types';
import { both, sell, specs, vietnam } from './words';

export const dresses: SeedProduct[] = [
  {
    slug: 'dam-tay-phong-co-v',
    category: 'vay-dam',
    kind: 'dress',
    name: both(['Đầm tay phồng cổ V', 'Puff-sleeved V-neck dress']),
    description: both([
      'Thân trên ôm nhẹ, chân váy xoè chữ A dài qua gối. Đai eo rời có khoá, bạn có thể tháo ra khi thích mặc suông. Sau lưng có khoá kéo ẩn.',
      'A lightly fitted bodice over an A-line skirt that ends below the knee. The buckled belt comes off for a looser look. Hidden zip at the back.',
    ]),
    specifications: specs({
      material: ['70% viscose, 30% linen', '70% viscose, 30% linen'],
      lining: ['Lót váy cotton mỏng', 'Thin cotton skirt lining'],
      length: ['108 cm (cỡ M)', '108 cm (size M)'],
      detail: ['Đai rời, khoá kéo lưng', 'Removable belt, back zip'],
      care: ['Giặt tay, phơi bóng râm', 'Hand wash, dry in the shade'],
      origin: vietnam,
    }),
    status: ['HOT', 'NEW'],
    variants: sell(
      { sku: 'DM-TAYPHONG', price: 529000 },
      {
        pink: { S: 19, M: 24, L: 10 },
        teal: { S: 16, M: 21, L: 12 },
        white: { S: 8, M: 3, L: 0 },
      },
    ),
    priority: 93,
  },
  {
    slug: 'dam-linen-dao-pho',
    category: 'vay-dam',
    kind: 'dress',
    name: both(['Đầm linen dạo phố', 'Linen day dress']),
    description: both([
      'Linen mềm giặt trước, thoáng, hợp đi chơi ngày nắng. Tay phồng nhẹ che bắp tay, hai bên hông có túi giấu.',
      'Pre-washed soft linen that breathes on sunny days. Gentle puff sleeves and two pockets hidden in the side seams.',
    ]),
    specifications: specs({
      material: ['Linen 100% giặt trước', '100% pre-washed linen'],
      length: ['112 cm (cỡ M)', '112 cm (size M)'],
      pockets: ['Hai túi giấu bên hông', 'Two hidden side pockets'],
      care: ['Giặt tay nước lạnh', 'Hand wash cold'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'DM-LINEN', price: 590000 },
      {
        cream: { S: 12, M: 18, L: 9 },
        sand: { S: 7, M: 14, L: 2 },
      },
    ),
    priority: 57,
  },
  {
    slug: 'dam-satin-du-tiec',
    category: 'vay-dam',
    kind: 'dress',
    name: both(['Đầm satin dự tiệc', 'Satin occasion dress']),
    description: both([
      'Satin dày có độ rũ, ánh bóng nhẹ, không lộ nội y. Phù hợp tiệc cưới, liên hoan công ty. Có sẵn nơ buộc phía sau để chỉnh eo.',
      'Weighty satin with a soft sheen that does not show what is beneath. For weddings and company parties. A tie at the back adjusts the waist.',
    ]),
    specifications: specs({
      material: ['95% polyester, 5% spandex', '95% polyester, 5% spandex'],
      lining: ['Lót toàn thân', 'Fully lined'],
      length: ['106 cm (cỡ M)', '106 cm (size M)'],
      care: ['Giặt khô hoặc giặt tay nhẹ', 'Dry clean or gentle hand wash'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'DM-SATIN', price: 459000, was: 650000 },
      {
        wine: { S: 11, M: 16, L: 8, XL: 3 },
        navy: { S: 9, M: 13, L: 5, XL: 0 },
      },
    ),
    priority: 70,
  },
  {
    slug: 'chan-vay-xep-ly-dai',
    category: 'vay-dam',
    kind: 'skirt',
    name: both(['Chân váy xếp ly dài', 'Pleated midi skirt']),
    description: both([
      'Ly ép nhiệt giữ nếp sau nhiều lần giặt, không cần ủi lại. Cạp rộng 4 cm có thun sau, mặc cả ngày không hằn eo.',
      'Heat-set pleats hold through many washes without ironing. The 4 cm waistband is elastic at the back and leaves no mark.',
    ]),
    specifications: specs({
      material: ['Polyester 100%', '100% polyester'],
      lining: ['Lót voan', 'Voile'],
      length: ['78 cm', '78 cm'],
      care: ['Giặt túi lưới, phơi treo', 'Wash in a net bag, hang to dry'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'CV-XEPLY', price: 329000 },
      {
        cream: { S: 28, M: 35, L: 17 },
        wine: { S: 20, M: 26, L: 11 },
        black: { S: 33, M: 48, L: 1 },
      },
    ),
    priority: 82,
  },
  {
    slug: 'chan-vay-xep-ly-linen',
    category: 'vay-dam',
    kind: 'skirt',
    name: both(['Chân váy linen xếp ly mềm', 'Soft-pleat linen skirt']),
    description: both([
      'Ly may mềm từ cạp rồi xoè tự nhiên, dài ngang bắp chân. Nút cạp gáo dừa, khoá kéo lưng.',
      'Pleats sewn at the waist open softly to mid-calf. Coconut-shell button and a zip at the back.',
    ]),
    specifications: specs({
      material: ['55% linen, 45% cotton', '55% linen, 45% cotton'],
      length: ['74 cm', '74 cm'],
      detail: ['Nút gáo dừa', 'Coconut-shell button'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'CV-LINEN', price: 389000 },
      {
        moss: { XS: 5, S: 14, M: 16 },
        pink: { XS: 4, S: 10, M: 12 },
      },
    ),
    priority: 54,
  },
  {
    slug: 'ao-dai-lua-theu-hoa-mai',
    category: 'ao-dai',
    kind: 'aodai',
    name: both(['Áo dài lụa thêu hoa mai', 'Silk áo dài with apricot-blossom embroidery']),
    description: both([
      'Lụa Bảo Lộc pha, tà trước thêu cành mai bằng chỉ bóng. Dáng truyền thống: cổ cao 4 cm, tay raglan, tà dài chấm gót. Giá gồm quần lụa trắng cùng cỡ. Nếu số đo của bạn nằm giữa hai cỡ, nên chọn cỡ lớn rồi bóp eo.',
      'Bảo Lộc silk blend, the front panel embroidered with a branch of apricot blossom. Traditional cut: 4 cm collar, raglan sleeves, panels to the heel. White silk trousers in the same size are included. Between two sizes, take the larger and have the waist taken in.',
    ]),
    specifications: specs({
      material: ['70% lụa tơ tằm, 30% viscose', '70% mulberry silk, 30% viscose'],
      fit: ['Truyền thống, ôm eo', 'Traditional, fitted waist'],
      detail: ['Thêu máy tà trước, nút bấm cài xéo', 'Machine embroidery, diagonal snap closure'],
      inBox: ['Áo, quần lụa trắng, túi treo', 'Tunic, white silk trousers, garment bag'],
      care: ['Giặt khô', 'Dry clean'],
      origin: ['Bảo Lộc, Lâm Đồng', 'Bảo Lộc, Lâm Đồng, Vietnam'],
    }),
    status: ['HOT'],
    variants: sell(
      { sku: 'AD-HOAMAI', price: 1290000 },
      {
        red: { S: 12, M: 15, L: 7 },
        yellow: { S: 8, M: 10, L: 3 },
        teal: { S: 6, M: 9, L: 0 },
      },
    ),
    priority: 95,
  },
  {
    slug: 'ao-dai-trang-nu-sinh',
    category: 'ao-dai',
    kind: 'aodai',
    name: both(['Áo dài trắng nữ sinh', 'School áo dài']),
    description: both([
      'Vải chéo Thái dày vừa, không mỏng, ít nhăn khi đạp xe. May sẵn kèm quần, nẹp tà chắc để giặt máy được. Hoa thêu chìm cùng tông, đúng quy định của phần lớn trường.',
      'Medium-weight twill that is not see-through and creases little on a bicycle. Trousers included; reinforced panels can be machine washed. Tone-on-tone embroidery suits most school rules.',
    ]),
    specifications: specs({
      material: ['Chéo Thái (polyester 100%)', 'Twill (100% polyester)'],
      fit: ['Truyền thống, eo vừa', 'Traditional, eased waist'],
      inBox: ['Áo và quần', 'Tunic and trousers'],
      care: ['Giặt máy chế độ nhẹ', 'Gentle machine wash'],
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'AD-NUSINH', price: 490000 },
      {
        white: { XS: 30, S: 62, M: 70, L: 34, XL: 12 },
        cream: { S: 10, M: 14 },
      },
    ),
    priority: 59,
  },
  {
    slug: 'ao-dai-gam-cach-tan',
    category: 'ao-dai',
    kind: 'aodai',
    name: both(['Áo dài gấm cách tân', 'Modern brocade áo dài']),
    description: both([
      'Gấm dệt hoa chìm, dáng rộng hơn áo truyền thống nên dễ mặc và dễ đi lại. Tà ngang bắp chân, hợp ngày Tết và lễ ăn hỏi.',
      'Brocade with a woven floral ground, cut easier than the traditional form. Calf-length panels, right for Tết and betrothal days.',
    ]),
    specifications: specs({
      material: ['Gấm tơ nhân tạo', 'Rayon brocade'],
      fit: ['Cách tân, suông nhẹ', 'Modern, easy'],
      length: ['Tà 112 cm (cỡ M)', 'Panels 112 cm (size M)'],
      care: ['Giặt khô hoặc giặt tay', 'Dry clean or hand wash'],
      origin: vietnam,
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'AD-GAM', price: 890000 },
      {
        wine: { S: 9, M: 13, L: 6 },
        blue: { S: 7, M: 11, L: 5 },
        green: { S: 3, M: 8, L: 2 },
      },
    ),
    priority: 80,
  },
  {
    slug: 'ao-dai-voan-hai-lop',
    category: 'ao-dai',
    kind: 'aodai',
    name: both(['Áo dài voan hai lớp', 'Two-layer chiffon áo dài']),
    description: both([
      'Lớp voan mỏng phủ ngoài lớp lót lụa, bay nhẹ khi bước đi. Có sẵn mút ngực mỏng, không cần mặc thêm áo lót dày.',
      'Thin chiffon over a satin lining moves lightly as you walk. Light bust padding is sewn in.',
    ]),
    specifications: specs({
      material: ['Voan tơ, lót lụa', 'Chiffon over satin'],
      fit: ['Ôm vừa', 'Fitted'],
      inBox: ['Áo (chưa gồm quần)', 'Tunic only'],
      care: ['Giặt tay nước lạnh', 'Hand wash cold'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'AD-VOAN', price: 690000, was: 890000 },
      {
        pink: { S: 10, M: 12, L: 4 },
        lilac: { S: 8, M: 9, L: 0 },
      },
    ),
    priority: 65,
  },
];
