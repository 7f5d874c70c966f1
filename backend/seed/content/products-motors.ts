import type { SeedProduct } from './types';
import { both, months, sell, specs } from './words';

export const motors: SeedProduct[] = [
  {
    slug: 'servo-banh-rang-kim-loai-mg996r',
    category: 'dong-co-servo',
    kind: 'servo',
    name: both(['Servo bánh răng kim loại MG996R', 'MG996R metal-gear servo']),
    description: both([
      'Servo cỡ chuẩn cho cánh tay robot, cửa tự động, xe mô hình. Bánh răng kim loại chịu tải tốt hơn bản nhựa. Nên cấp nguồn riêng 5–6 V, không lấy từ chân 5 V của bo mạch.',
      'A standard-size servo for arms, doors and model cars. Metal gears carry more than plastic ones. Give it its own 5–6 V supply, not the 5 V pin of a board.',
    ]),
    specifications: specs({
      torque: ['9,4 kg·cm ở 4,8 V; 11 kg·cm ở 6 V', '9.4 kg·cm at 4.8 V; 11 kg·cm at 6 V'],
      speed: ['0,17 giây/60° ở 4,8 V', '0.17 s/60° at 4.8 V'],
      gears: ['Kim loại', 'Metal'],
      weight: '55 g',
      dimensions: ['40,7 × 19,7 × 42,9 mm', '40.7 × 19.7 × 42.9 mm'],
      inBox: ['Servo, 4 tay đòn, ốc', 'Servo, 4 horns, screws'],
      warranty: months(1),
    }),
    status: [],
    variants: sell(
      { sku: 'SV-MG996R', price: 79000 },
      {
        blue: { '180°': 112, '360°': 58 },
        orange: { '180°': 36 },
      },
    ),
    priority: 70,
  },
  {
    slug: 'servo-so-20kg-chong-nuoc',
    category: 'dong-co-servo',
    kind: 'servo',
    name: both(['Servo số 20 kg chống nước', '20 kg digital waterproof servo']),
    description: both([
      'Vỏ nhôm tản nhiệt, gioăng chống nước, dùng cho xe địa hình và thuyền mô hình. Mạch số giữ vị trí chắc, ít rung khi đứng yên.',
      'An aluminium case sheds heat and gaskets keep water out, for crawlers and model boats. The digital circuit holds position firmly with little jitter.',
    ]),
    specifications: specs({
      torque: ['20 kg·cm ở 6,8 V', '20 kg·cm at 6.8 V'],
      speed: ['0,16 giây/60°', '0.16 s/60°'],
      voltage: ['4,8 – 6,8 V', '4.8 – 6.8 V'],
      gears: ['Thép và đồng', 'Steel and brass'],
      weight: '60 g',
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'SV-20KG', price: 245000 },
      {
        red: { '180°': 33, '270°': 21 },
        charcoal: { '180°': 27, '270°': 0 },
      },
    ),
    priority: 49,
  },
  {
    slug: 'dong-co-giam-toc-dc-25mm',
    category: 'dong-co-servo',
    kind: 'motor',
    name: both(['Động cơ giảm tốc DC 25 mm', '25 mm DC gear motor']),
    description: both([
      'Động cơ chổi than kèm hộp số kim loại, chạy êm, hợp xe robot từ 2 đến 5 kg. Chọn tốc độ thấp nếu cần lực kéo, tốc độ cao nếu sân phẳng.',
      'A brushed motor with a quiet metal gearbox for robot cars of 2 to 5 kg. Choose a low speed for pulling, a high one for flat ground.',
    ]),
    specifications: specs({
      voltage: '12 V',
      current: ['0,1 A không tải, 1,2 A kẹt trục', '0.1 A no load, 1.2 A stall'],
      torque: ['7,5 kg·cm (60 vòng/phút)', '7.5 kg·cm (60 rpm)'],
      shaft: ['4 mm chữ D, dài 10 mm', '4 mm D-shaft, 10 mm long'],
      weight: '95 g',
      warranty: months(3),
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'DC-25', price: 115000, was: 149000 },
      {
        yellow: { '60 rpm': 48, '130 rpm': 72, '280 rpm': 39 },
        charcoal: { '130 rpm': 15, '280 rpm': 3 },
      },
    ),
    priority: 57,
  },
  {
    slug: 'dong-co-dc-encoder-37mm',
    category: 'dong-co-servo',
    kind: 'motor',
    name: both(['Động cơ DC 37 mm có encoder', '37 mm DC motor with encoder']),
    description: both([
      'Encoder từ 11 xung mỗi vòng trước hộp số, đủ chính xác để chạy thẳng và đo quãng đường. Dây cắm XH2.54 kèm theo.',
      'An 11-pulse magnetic encoder before the gearbox is fine enough to drive straight and measure distance. An XH2.54 lead is included.',
    ]),
    specifications: specs({
      voltage: '12 V',
      current: ['0,15 A không tải, 2,3 A kẹt trục', '0.15 A no load, 2.3 A stall'],
      torque: ['12 kg·cm (107 vòng/phút)', '12 kg·cm (107 rpm)'],
      shaft: ['6 mm chữ D', '6 mm D-shaft'],
      weight: '205 g',
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'DC-37EN', price: 229000 },
      {
        orange: { '107 rpm': 31, '320 rpm': 24 },
        blue: { '107 rpm': 12, '320 rpm': 0 },
      },
    ),
    priority: 47,
  },
];
