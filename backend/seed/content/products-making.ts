import type { SeedProduct } from './types';
import { both, china, months, sell, specs, vietnam } from './words';

export const dronesAndPrinting: SeedProduct[] = [
  {
    slug: 'drone-hoc-lap-trinh-mini',
    category: 'drone',
    kind: 'drone',
    name: both(['Drone học lập trình mini', 'Mini coding drone']),
    description: both([
      'Drone 87 g bay trong nhà, có khung bảo vệ cánh rời. Lập trình đường bay bằng khối lệnh hoặc Python, rơi nhẹ không hỏng. Phù hợp lớp STEM và người mới.',
      'An 87 g indoor drone with removable propeller guards. Program its path with blocks or Python; it shrugs off light falls. For STEM classes and beginners.',
    ]),
    specifications: specs({
      age: ['Từ 10 tuổi', '10 and up'],
      weight: '87 g',
      flight: ['12 phút', '12 minutes'],
      camera: ['720p, truyền qua Wi-Fi', '720p over Wi-Fi'],
      programming: ['Kéo thả, Python', 'Blocks, Python'],
      warranty: months(6),
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'DR-MINI', price: 1990000 },
      {
        white: { '': 26 },
        orange: { '': 18 },
        sky: { '': 2 },
      },
    ),
    priority: 81,
  },
  {
    slug: 'drone-quay-phim-4k-gap-gon',
    category: 'drone',
    kind: 'drone',
    name: both(['Drone quay phim 4K gấp gọn', 'Foldable 4K camera drone']),
    description: both([
      'Camera 4K trên gimbal ba trục, hình êm cả khi gió cấp 5. Nặng 249 g, gấp lại vừa túi áo khoác. Trước khi bay bạn cần xin phép theo quy định hiện hành; shop gửi kèm hướng dẫn thủ tục.',
      'A 4K camera on a three-axis gimbal stays smooth in a fresh breeze. At 249 g it folds into a jacket pocket. Flying in Vietnam needs a permit; a guide to the procedure comes in the box.',
    ]),
    specifications: specs({
      weight: '249 g',
      flight: ['31 phút', '31 minutes'],
      camera: ['4K 30 khung/giây, gimbal 3 trục', '4K at 30 fps, 3-axis gimbal'],
      reach: ['6 km không vật cản', '6 km unobstructed'],
      inBox: [
        'Drone, tay điều khiển, 2 pin, 4 cánh dự phòng',
        'Drone, remote, 2 batteries, 4 spare propellers',
      ],
      warranty: months(12),
    }),
    status: ['HOT'],
    variants: sell(
      { sku: 'DR-4K', price: 9490000 },
      {
        silver: { '': 16 },
        charcoal: { '': 11 },
      },
    ),
    priority: 83,
  },
  {
    slug: 'drone-quay-phim-co-ban-2k',
    category: 'drone',
    kind: 'drone',
    name: both(['Drone quay phim cơ bản 2K', 'Starter 2K camera drone']),
    description: both([
      'Giữ độ cao và vị trí bằng GPS nên người mới cũng bay ổn định. Mất tín hiệu hoặc pin yếu thì drone tự quay về điểm cất cánh. Trước khi bay ngoài trời bạn cần xin phép theo quy định hiện hành.',
      'GPS holds height and place, so a first flight is steady. It returns to where it took off when the signal is lost or the battery low. Flying outdoors in Vietnam needs a permit.',
    ]),
    specifications: specs({
      weight: '245 g',
      flight: ['23 phút', '23 minutes'],
      camera: ['2K 30 khung/giây, chống rung điện tử', '2K at 30 fps, electronic stabilisation'],
      reach: ['1,5 km không vật cản', '1.5 km unobstructed'],
      inBox: [
        'Drone, tay điều khiển, 1 pin, 4 cánh dự phòng',
        'Drone, remote, 1 battery, 4 spare propellers',
      ],
      warranty: months(6),
    }),
    status: [],
    variants: sell(
      { sku: 'DR-2K', price: 4290000 },
      {
        red: { '': 8 },
        black: { '': 13 },
      },
    ),
    priority: 58,
  },
  {
    slug: 'pin-lipo-3s',
    category: 'drone',
    kind: 'battery',
    name: both(['Pin LiPo 3S cho drone và robot', 'LiPo 3S pack for drones and robots']),
    description: both([
      'Pin 11,1 V đầu XT60, có dây cân bằng JST-XH. Mỗi viên được đo nội trở trước khi giao. Sạc bằng bộ sạc cân bằng và không để dưới 3,5 V mỗi cell.',
      'An 11.1 V pack with XT60 and JST-XH balance leads. Every pack has its internal resistance measured before shipping. Use a balance charger and keep each cell above 3.5 V.',
    ]),
    specifications: specs({
      voltage: '11.1 V (3S)',
      discharge: '45C',
      plug: 'XT60, JST-XH',
      weight: ['128 g (1500 mAh), 182 g (2200 mAh)', '128 g (1500 mAh), 182 g (2200 mAh)'],
      warranty: months(3),
      origin: china,
    }),
    status: [],
    variants: sell(
      { sku: 'PIN-3S', price: 329000, priceOf: { '2200 mAh': 419000 } },
      {
        blue: { '1500 mAh': 44, '2200 mAh': 37 },
        red: { '1500 mAh': 19, '2200 mAh': 0 },
      },
    ),
    priority: 43,
  },
  {
    slug: 'pin-lipo-2s-xe-robot',
    category: 'drone',
    kind: 'battery',
    name: both(['Pin LiPo 2S cho xe robot', 'LiPo 2S pack for robot cars']),
    description: both([
      'Pin 7,4 V gọn cho xe dò line và robot thi đấu, đầu cắm XT30. Vỏ cứng chịu va chạm tốt hơn loại bọc mềm.',
      'A compact 7.4 V pack for line followers and competition robots, with an XT30 plug. The hard case takes knocks better than soft packs.',
    ]),
    specifications: specs({
      voltage: '7.4 V (2S)',
      discharge: '30C',
      plug: 'XT30, JST-XH',
      dimensions: '72 × 35 × 16 mm',
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'PIN-2S', price: 179000 },
      {
        green: { '1300 mAh': 51 },
        orange: { '1300 mAh': 29 },
      },
    ),
    priority: 39,
  },
  {
    slug: 'may-in-3d-khung-nhom-220',
    category: 'may-in-3d',
    kind: 'printer',
    name: both(['Máy in 3D khung nhôm 220', 'Aluminium-frame 3D printer 220']),
    description: both([
      'Máy lắp sẵn 90%, khoảng 20 phút là in được mẫu đầu tiên. Tự cân bàn 25 điểm, bàn từ tháo mẫu bằng cách uốn nhẹ. Shop hỗ trợ cài đặt qua video gọi trong bảy ngày đầu.',
      'Arrives 90% assembled; the first print starts in about 20 minutes. 25-point automatic levelling and a magnetic bed you flex to release prints. We help with setup by video call in the first week.',
    ]),
    specifications: specs({
      volume: '220 × 220 × 250 mm',
      layer: ['0,08 – 0,32 mm', '0.08 – 0.32 mm'],
      speed: ['Đến 250 mm/s', 'Up to 250 mm/s'],
      temperature: ['Đầu in 260 °C, bàn 100 °C', 'Nozzle 260 °C, bed 100 °C'],
      voltage: '220 V, 350 W',
      weight: ['8,4 kg', '8.4 kg'],
      warranty: months(12),
    }),
    status: ['HOT'],
    variants: sell(
      { sku: 'M3D-220', price: 5490000 },
      {
        orange: { '': 19 },
        blue: { '': 14 },
        charcoal: { '': 0 },
      },
    ),
    priority: 85,
  },
  {
    slug: 'may-in-3d-kho-lon-300',
    category: 'may-in-3d',
    kind: 'printer',
    name: both(['Máy in 3D khổ lớn 300', 'Large-format 3D printer 300']),
    description: both([
      'Khổ in 300 × 300 × 350 mm cho mẫu lớn và in hàng loạt. Đầu đùn trực tiếp in được nhựa dẻo TPU, có cảm biến hết nhựa và nhớ lớp khi mất điện.',
      'A 300 × 300 × 350 mm volume for big parts and batches. The direct extruder handles TPU; it senses the end of filament and resumes after a power cut.',
    ]),
    specifications: specs({
      volume: '300 × 300 × 350 mm',
      layer: ['0,1 – 0,4 mm', '0.1 – 0.4 mm'],
      speed: ['Đến 300 mm/s', 'Up to 300 mm/s'],
      temperature: ['Đầu in 300 °C, bàn 110 °C', 'Nozzle 300 °C, bed 110 °C'],
      weight: ['13,2 kg', '13.2 kg'],
      warranty: months(12),
    }),
    status: ['NEW'],
    variants: sell(
      { sku: 'M3D-300', price: 8990000 },
      {
        charcoal: { '': 9 },
        red: { '': 3 },
      },
    ),
    priority: 62,
  },
  {
    slug: 'nhua-in-3d-pla',
    category: 'may-in-3d',
    kind: 'spool',
    name: both(['Nhựa in 3D PLA', 'PLA filament']),
    description: both([
      'Sợi PLA kéo tại Bình Dương, đường kính đo liên tục khi sản xuất nên đùn đều. Cuộn hút chân không kèm gói hút ẩm. In tốt ở 200–215 °C, không cần buồng kín.',
      'PLA drawn in Bình Dương with its diameter measured as it is made, so it feeds evenly. Vacuum-packed with desiccant. Prints well at 200–215 °C without an enclosure.',
    ]),
    specifications: specs({
      diameter: ['1,75 mm ± 0,02', '1.75 mm ± 0.02'],
      temperature: '200 – 215 °C',
      material: 'PLA',
      warranty: ['Đổi mới nếu sợi ẩm hoặc rối khi mở gói', 'Replaced if damp or tangled on opening'],
      origin: vietnam,
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'NI-PLA', price: 229000, was: 279000 },
      {
        white: { '1 kg': 96 },
        black: { '1 kg': 104 },
        grey: { '1 kg': 58 },
        orange: { '1 kg': 47 },
        green: { '1 kg': 22 },
        red: { '1 kg': 0 },
      },
    ),
    priority: 68,
  },
  {
    slug: 'nhua-in-3d-petg',
    category: 'may-in-3d',
    kind: 'spool',
    name: both(['Nhựa in 3D PETG', 'PETG filament']),
    description: both([
      'Bền và chịu nhiệt hơn PLA, dùng cho chi tiết máy, hộp điện để ngoài trời có che. Nên sấy 65 °C trong bốn giờ nếu cuộn đã mở lâu.',
      'Tougher and more heat-resistant than PLA, for machine parts and sheltered outdoor boxes. Dry at 65 °C for four hours if a roll has been open for long.',
    ]),
    specifications: specs({
      diameter: ['1,75 mm ± 0,03', '1.75 mm ± 0.03'],
      temperature: '230 – 250 °C',
      material: 'PETG',
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'NI-PETG', price: 279000 },
      {
        black: { '1 kg': 61 },
        blue: { '1 kg': 34 },
        silver: { '1 kg': 27 },
      },
    ),
    priority: 38,
  },
  {
    slug: 'nhua-in-3d-tpu-95a',
    category: 'may-in-3d',
    kind: 'spool',
    name: both(['Nhựa in 3D dẻo TPU 95A', 'Flexible TPU 95A filament']),
    description: both([
      'Sợi dẻo như cao su, in ốp điện thoại, lốp xe robot, đệm chống rung. In chậm 25–40 mm/s và nên dùng đầu đùn trực tiếp.',
      'Rubber-like filament for phone cases, robot tyres and dampers. Print slowly at 25–40 mm/s, best with a direct extruder.',
    ]),
    specifications: specs({
      diameter: ['1,75 mm ± 0,03', '1.75 mm ± 0.03'],
      temperature: '215 – 235 °C',
      material: ['TPU, độ cứng Shore 95A', 'TPU, Shore 95A'],
      origin: china,
    }),
    status: [],
    variants: sell(
      { sku: 'NI-TPU', price: 359000, priceOf: { '0.5 kg': 199000 } },
      {
        black: { '0.5 kg': 26, '1 kg': 31 },
        orange: { '0.5 kg': 14, '1 kg': 1 },
      },
    ),
    priority: 37,
  },
];
