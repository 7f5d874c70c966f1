import { h2, link, ol, p, table, ul } from '../writing';
import { sizeGuides } from '../size-guides';
import type { SeedArticle } from './article';

/** The table of the size guide, so that the two never differ. */
function sizesOfTops(language: 'vi' | 'en'): [head: string[], ...rows: string[][]] {
  const guide = sizeGuides.find(({ categories }) => categories.includes('ao-thun'));
  if (!guide) throw new Error('No size guide measures tops.');
  return [guide.columns.map((column) => column[language]), ...guide.rows];
}

export const fashionNews: SeedArticle[] = [
  {
    slug: 'chon-co-ao-bang-ba-so-do',
    topic: 'GUIDE',
    author: 'Thu Hà',
    daysAgo: 3,
    title: { vi: 'Chọn cỡ áo bằng ba số đo', en: 'Your size from three measurements' },
    summary: {
      vi: 'Một thước dây, hai phút trước gương, và bạn không phải đổi cỡ nữa.',
      en: 'A tape measure, two minutes in front of a mirror, and no more exchanges.',
    },
    alt: {
      vi: 'Áo thun, áo sơ mi và áo polo treo cạnh nhau',
      en: 'A T-shirt, a shirt and a polo side by side',
    },
    vi: [
      p(
        'Phần lớn áo bị trả lại vì không vừa, chứ không phải vì xấu. Chữ M của mỗi hãng một khác, nên đừng chọn theo chữ. Hãy chọn theo số đo.',
      ),
      h2('Ba số đo cần có'),
      ol(
        '**Ngực:** vòng thước qua chỗ nở nhất, thước nằm ngang, hít thở bình thường.',
        '**Vai:** từ đầu vai này sang đầu vai kia, đo phía sau lưng.',
        '**Dài áo:** từ chân cổ sau xuống đến chỗ bạn muốn áo dừng lại.',
      ),
      p('Mẹo nhanh hơn: lấy chiếc áo bạn mặc vừa nhất, trải phẳng, đo ngang ngực rồi nhân đôi.'),
      h2('Tra vào bảng'),
      table('Cỡ áo theo vòng ngực, mặc vừa', ...sizesOfTops('vi')),
      h2('Cộng bao nhiêu cho thoải mái'),
      ul(
        'Áo thun ôm: cộng 4 cm vào vòng ngực.',
        'Sơ mi đi làm: cộng 8 đến 10 cm.',
        'Áo khoác mặc ngoài áo len: cộng 14 cm trở lên.',
      ),
      p('Nằm giữa hai cỡ? Thích mặc rộng thì chọn cỡ lớn; áo form rộng sẵn thì chọn cỡ nhỏ.'),
      link('Xem áo thun và polo', '/categories/ao-thun'),
    ],
    en: [
      p(
        'Most tops come back because they do not fit, not because they are ugly. Every maker’s M is another, so do not choose by the letter. Choose by numbers.',
      ),
      h2('The three you need'),
      ol(
        '**Chest:** around the widest part, the tape level, breathing as usual.',
        '**Shoulders:** from one point to the other, across the back.',
        '**Length:** from the back of the collar to where you want the top to end.',
      ),
      p(
        'Quicker still: take the top that fits you best, lay it flat, measure across the chest and double it.',
      ),
      h2('Look them up'),
      table('Sizes by chest, for a regular fit', ...sizesOfTops('en')),
      h2('How much to add for comfort'),
      ul(
        'A close T-shirt: 4 cm more than your chest.',
        'An office shirt: 8 to 10 cm.',
        'A jacket over a sweater: 14 cm or more.',
      ),
      p(
        'Between two sizes? Take the larger one for a loose fit, the smaller one for a cut that is oversized already.',
      ),
      link('See T-shirts and polos', '/categories/ao-thun'),
    ],
  },
  {
    slug: 'giu-ao-dai-lua-ben-mau',
    topic: 'FASHION',
    author: 'Ngọc Mai',
    daysAgo: 12,
    title: { vi: 'Giữ áo dài lụa bền màu qua nhiều mùa Tết', en: 'Keeping a silk áo dài bright for years' },
    summary: {
      vi: 'Lụa sợ nắng, sợ xà phòng kiềm và sợ móc áo kim loại. Tránh ba thứ ấy là đủ.',
      en: 'Silk fears the sun, alkaline soap and wire hangers. Avoid these three and you are done.',
    },
    alt: {
      vi: 'Áo dài đỏ và áo dài trắng thêu hoa, bên chiếc khăn rằn vàng',
      en: 'A red and a white embroidered áo dài beside a yellow scarf',
    },
    vi: [
      p(
        'Một chiếc áo dài lụa tốt có thể mặc mười lăm năm. Hầu hết những chiếc hỏng sớm đều hỏng trong lúc giặt, phơi và cất, chứ không phải lúc mặc.',
      ),
      h2('Giặt'),
      ul(
        'Giặt tay với nước mát dưới 30 °C, dầu gội dịu nhẹ hoặc nước giặt có độ pH trung tính.',
        'Ngâm không quá năm phút, vò nhẹ, không vắt xoắn.',
        'Lần xả cuối thêm một thìa giấm trắng vào năm lít nước để giữ màu và trả lại độ bóng.',
      ),
      h2('Phơi và ủi'),
      p(
        'Cuộn áo trong khăn bông để thấm nước, rồi phơi mặt trái trong bóng râm. Ủi khi còn hơi ẩm, mặt trái, mức lụa, có lót một lớp vải mỏng trên phần thêu.',
      ),
      h2('Cất'),
      ol(
        'Dùng móc gỗ hoặc móc bọc vải, vai rộng.',
        'Bọc bằng túi vải thoáng khí, đừng dùng túi nylon.',
        'Để gói chống ẩm, thay ba tháng một lần; tránh long não chạm vào vải.',
      ),
      p(
        'Dính dầu mỡ, rắc phấn rôm lên chỗ dính để qua đêm rồi phủi đi. Vết son và rượu vang nên mang ra tiệm, càng chà càng lan.',
      ),
      p(
        'Áo mua tại cửa hàng được chỉnh eo và gấu miễn phí trong ba tháng, ở bất kỳ [showroom](/showrooms) nào.',
      ),
      link('Xem áo dài', '/categories/ao-dai'),
    ],
    en: [
      p(
        'A good silk áo dài lasts fifteen years. Those that do not are mostly spoiled in washing, drying and storing rather than in wearing.',
      ),
      h2('Washing'),
      ul(
        'Wash by hand below 30 °C, with mild shampoo or a pH-neutral detergent.',
        'Soak for five minutes at most, press gently, never wring.',
        'Add a spoon of white vinegar per five litres to the last rinse; it holds the colour and brings back the shine.',
      ),
      h2('Drying and ironing'),
      p(
        'Roll it in a towel to take the water out, then dry it inside out in the shade. Iron it slightly damp, inside out, on silk, with a thin cloth over the embroidery.',
      ),
      h2('Storing'),
      ol(
        'Use a wooden or padded hanger with wide shoulders.',
        'Cover it with breathing cloth, not with plastic.',
        'Add a sachet against moisture and change it every three months; keep mothballs off the fabric.',
      ),
      p(
        'On grease, leave talcum powder overnight and brush it off. Lipstick and wine belong to a cleaner: rubbing spreads them.',
      ),
      p(
        'An áo dài from our shop is altered at waist and hem for free within three months, in any [showroom](/showrooms).',
      ),
      link('See áo dài', '/categories/ao-dai'),
    ],
  },
  {
    slug: 'mac-linen-mua-he',
    topic: 'FASHION',
    author: 'Thu Hà',
    daysAgo: 27,
    title: { vi: 'Mặc linen mùa hè: nhăn một chút thì đã sao', en: 'Linen in summer: what if it creases' },
    summary: {
      vi: 'Vì sao linen mát, chọn độ dày nào, và cách giặt để vải mềm dần thay vì xơ đi.',
      en: 'Why linen is cool, which weight to choose, and how to wash it so that it softens instead of fraying.',
    },
    alt: {
      vi: 'Váy linen màu kem, áo sơ mi xanh rêu và túi tote',
      en: 'A cream linen dress, a moss shirt and a tote',
    },
    vi: [
      p(
        'Sợi lanh rỗng và thấm nước nhanh hơn cotton, nên mồ hôi bay đi trước khi bạn kịp thấy ẩm. Đổi lại, sợi lanh ít đàn hồi, và vì thế linen nhăn. Nếp nhăn là dấu hiệu của vải thật.',
      ),
      h2('Chọn độ dày'),
      table(
        'Định lượng vải linen và cách dùng',
        ['Định lượng', 'Hợp với', 'Lưu ý'],
        ['120–150 g/m²', 'Áo sơ mi, áo hai dây', 'Màu sáng cần mặc áo lót cùng màu da'],
        ['160–190 g/m²', 'Đầm, quần suông', 'Vừa mát vừa kín, dễ mặc nhất'],
        ['200 g/m² trở lên', 'Áo khoác nhẹ, túi', 'Đứng dáng, khô chậm hơn'],
      ),
      h2('Giặt cho mềm'),
      ul(
        'Giặt máy chế độ nhẹ dưới 40 °C, lồng giặt chỉ đầy một nửa.',
        'Không dùng thuốc tẩy có clo; sợi sẽ giòn.',
        'Giũ mạnh rồi phơi ngay khi còn ướt, linen sẽ tự phẳng đến tám phần.',
        'Muốn thật phẳng, ủi lúc còn ẩm ở mức nóng.',
      ),
      p('Mười lần giặt đầu tiên, vải mềm đi trông thấy. Vì vậy linen thường đẹp nhất vào mùa hè thứ hai.'),
      h2('Phối thế nào'),
      p(
        'Đầm linen suông đi với giày sneaker trắng ban ngày, thêm thắt lưng da buổi tối. Sơ mi linen cỡ rộng mặc như áo khoác ngoài áo thun. Ba màu dễ dùng nhất: kem, cát, rêu.',
      ),
      link('Xem váy và đầm', '/categories/vay-dam'),
    ],
    en: [
      p(
        'Flax fibres are hollow and drink faster than cotton, so sweat is gone before you feel damp. In return they hardly stretch, which is why linen creases. Creases are the sign of the real thing.',
      ),
      h2('Choosing the weight'),
      table(
        'Weights of linen and what they are for',
        ['Weight', 'Good for', 'Mind'],
        ['120–150 g/m²', 'Shirts, strappy tops', 'Light colours want skin-coloured underwear'],
        ['160–190 g/m²', 'Dresses, straight trousers', 'Cool and opaque, the easiest to wear'],
        ['200 g/m² and more', 'Light jackets, bags', 'Holds its shape, dries more slowly'],
      ),
      h2('Washing it soft'),
      ul(
        'Machine wash gently below 40 °C, the drum half full.',
        'No chlorine bleach; it makes the fibres brittle.',
        'Shake it out and hang it wet: linen straightens itself most of the way.',
        'For a flat finish, iron it damp and hot.',
      ),
      p(
        'Through the first ten washes it softens visibly. That is why linen is often at its best in its second summer.',
      ),
      h2('How to combine it'),
      p(
        'A straight linen dress goes with white sneakers by day and a leather belt at night. A large linen shirt makes a jacket over a T-shirt. The three easiest colours: cream, sand, moss.',
      ),
      link('See skirts and dresses', '/categories/vay-dam'),
    ],
  },
  {
    slug: 'chon-balo-di-lam-di-hoc',
    topic: 'GUIDE',
    author: 'Minh Quân',
    daysAgo: 41,
    title: {
      vi: 'Chọn balo đi làm, đi học mà không đau vai',
      en: 'Choosing a backpack that spares your shoulders',
    },
    summary: {
      vi: 'Dung tích, quai, ngăn laptop và chống nước: bốn thứ cần nhìn trước khi nhìn màu.',
      en: 'Volume, straps, laptop sleeve and rain: four things to look at before the colour.',
    },
    alt: { vi: 'Hai chiếc balo và một túi tote', en: 'Two backpacks and a tote' },
    vi: [
      p(
        'Balo nặng không phải vì balo, mà vì ta nhét đầy mọi chỗ trống. Chọn dung tích vừa đủ đã là giảm tải.',
      ),
      h2('Dung tích'),
      ul(
        '**15–18 lít:** laptop 13 inch, sổ, bình nước.',
        '**20–24 lít:** laptop 15 inch, hộp cơm, áo khoác mỏng. Hợp với đa số người.',
        '**28 lít trở lên:** đi tập sau giờ làm hoặc đi chơi hai ngày.',
      ),
      h2('Quai và lưng'),
      p(
        'Quai rộng ít nhất 6 cm, có đệm, ôm theo xương đòn chứ không cạ vào cổ. Kéo quai để đáy balo nằm ngang thắt lưng; thấp hơn là vai bạn gánh cả phần của lưng. Với học sinh, balo đầy không nên nặng quá một phần mười cân nặng.',
      ),
      h2('Ngăn laptop'),
      p(
        'Ngăn treo, tức là đáy ngăn cách đáy balo ít nhất 3 cm, cứu máy mỗi lần bạn đặt balo xuống hơi mạnh. Ngăn nằm sát lưng giữ trọng tâm gần người.',
      ),
      h2('Mưa'),
      p(
        'Vải tráng phủ chịu được mưa rào mười lăm phút. Khoá kéo mới là chỗ nước vào: tìm loại có nẹp che hoặc khoá tráng. Đi xe máy hằng ngày, mua thêm áo mưa balo.',
      ),
      link('Xem túi và balo', '/categories/tui-balo'),
    ],
    en: [
      p(
        'A backpack is heavy not by itself but because we fill every empty corner. The right volume is half of the relief.',
      ),
      h2('Volume'),
      ul(
        '**15–18 litres:** a 13-inch laptop, a notebook, a bottle.',
        '**20–24 litres:** a 15-inch laptop, lunch, a thin jacket. Right for most people.',
        '**28 litres and more:** for the gym after work, or two days away.',
      ),
      h2('Straps and back'),
      p(
        'Straps want to be 6 cm wide at least, padded, and to follow the collarbone rather than rub the neck. Pull them until the bottom is level with your waist; any lower, and your shoulders carry what your back should. For pupils a full bag should weigh no more than a tenth of what they weigh.',
      ),
      h2('Laptop sleeve'),
      p(
        'A hanging sleeve, which ends at least 3 cm above the bottom, saves your laptop whenever you put the bag down a bit hard. Close to the back it keeps the weight near you.',
      ),
      h2('Rain'),
      p(
        'Coated fabric takes a shower of fifteen minutes. Water comes in through the zips: look for a flap or a coated zip. If you ride a motorbike every day, add a rain cover.',
      ),
      link('See bags and backpacks', '/categories/tui-balo'),
    ],
  },
];
