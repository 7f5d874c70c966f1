import type { Localized, SeedProduct, SeedVariant } from './types';

const colors = {
  white: ['TRG', 'Trắng', 'White', '#F8F7F4'],
  cream: ['KEM', 'Kem', 'Cream', '#EFE6D5'],
  sand: ['CAT', 'Cát', 'Sand', '#D2BC94'],
  black: ['DEN', 'Đen', 'Black', '#1C1B1A'],
  charcoal: ['THAN', 'Xám than', 'Charcoal', '#43464B'],
  grey: ['XAM', 'Xám', 'Grey', '#9A9EA5'],
  navy: ['NAVY', 'Xanh navy', 'Navy', '#1F3557'],
  blue: ['DUONG', 'Xanh dương', 'Blue', '#2459B8'],
  sky: ['TROI', 'Xanh da trời', 'Sky blue', '#A9C6E6'],
  denim: ['CHAM', 'Xanh chàm', 'Indigo', '#3C5E8C'],
  moss: ['REU', 'Xanh rêu', 'Moss', '#66744B'],
  green: ['LA', 'Xanh lá', 'Green', '#1F7A4D'],
  teal: ['COVIT', 'Xanh cổ vịt', 'Teal', '#1F5B5E'],
  orange: ['CAM', 'Cam', 'Orange', '#F0731A'],
  brick: ['GACH', 'Đỏ gạch', 'Brick', '#A8432B'],
  red: ['DO', 'Đỏ', 'Red', '#B81F26'],
  wine: ['MAN', 'Đỏ mận', 'Wine', '#6E2236'],
  pink: ['HONG', 'Hồng phấn', 'Dusty pink', '#DDA3A3'],
  yellow: ['VANG', 'Vàng', 'Yellow', '#EDB422'],
  brown: ['NAU', 'Nâu', 'Brown', '#74492C'],
  lilac: ['TIM', 'Tím khói', 'Smoky lilac', '#8D86A8'],
  silver: ['BAC', 'Bạc', 'Silver', '#CFD2D6'],
} as const satisfies Record<string, readonly [code: string, vi: string, en: string, rgb: string]>;

type ColorName = keyof typeof colors;

const labels = {
  material: ['Chất liệu', 'Material'],
  cloth: ['Định lượng vải', 'Fabric weight'],
  fit: ['Kiểu dáng', 'Fit'],
  length: ['Chiều dài', 'Length'],
  lining: ['Lớp lót', 'Lining'],
  detail: ['Chi tiết', 'Details'],
  pockets: ['Túi', 'Pockets'],
  care: ['Giặt ủi', 'Care'],
  origin: ['Xuất xứ', 'Origin'],
  upper: ['Thân giày', 'Upper'],
  sole: ['Đế', 'Sole'],
  weight: ['Trọng lượng', 'Weight'],
  dimensions: ['Kích thước', 'Dimensions'],
  capacity: ['Dung tích', 'Capacity'],
  laptop: ['Ngăn laptop', 'Laptop sleeve'],
  warranty: ['Bảo hành', 'Warranty'],
  age: ['Độ tuổi', 'Age'],
  control: ['Điều khiển', 'Control'],
  programming: ['Lập trình', 'Programming'],
  connection: ['Kết nối', 'Connectivity'],
  battery: ['Pin', 'Battery'],
  runtime: ['Thời gian chạy', 'Run time'],
  voltage: ['Điện áp', 'Voltage'],
  current: ['Dòng điện', 'Current'],
  chip: ['Vi xử lý', 'Processor'],
  memory: ['Bộ nhớ', 'Memory'],
  pins: ['Chân tín hiệu', 'Pins'],
  range: ['Tầm đo', 'Range'],
  accuracy: ['Sai số', 'Accuracy'],
  resolution: ['Độ phân giải', 'Resolution'],
  view: ['Góc nhìn', 'Field of view'],
  torque: ['Mô-men xoắn', 'Torque'],
  speed: ['Tốc độ', 'Speed'],
  gears: ['Bánh răng', 'Gears'],
  shaft: ['Trục', 'Shaft'],
  plug: ['Đầu cắm', 'Connector'],
  discharge: ['Dòng xả', 'Discharge rate'],
  flight: ['Thời gian bay', 'Flight time'],
  camera: ['Camera', 'Camera'],
  reach: ['Tầm xa', 'Transmission range'],
  volume: ['Khổ in', 'Build volume'],
  layer: ['Độ dày lớp', 'Layer height'],
  temperature: ['Nhiệt độ in', 'Print temperature'],
  diameter: ['Đường kính sợi', 'Filament diameter'],
  suction: ['Lực hút', 'Suction'],
  noise: ['Độ ồn', 'Noise'],
  navigation: ['Định vị', 'Navigation'],
  inBox: ['Trong hộp', 'In the box'],
  axes: ['Số bậc tự do', 'Degrees of freedom'],
  load: ['Tải', 'Payload'],
} as const satisfies Record<string, readonly [vi: string, en: string]>;

type Label = keyof typeof labels;
type Both = readonly [vi: string, en: string];

export const both = ([vi, en]: Both): Localized => ({ vi, en });

export const vietnam: Both = ['Việt Nam', 'Vietnam'];
export const china: Both = ['Trung Quốc', 'China'];
export const months = (count: number): Both => [`${count} tháng`, `${count} months`];

/** A value that reads the same in both languages is given once. */
export const specs = (values: Partial<Record<Label, Both | string>>): SeedProduct['specifications'] =>
  (Object.entries(values) as [Label, Both | string][]).map(([label, value]) => ({
    name: both(labels[label]),
    value: typeof value === 'string' ? { vi: value, en: value } : both(value),
  }));

interface Offer {
  sku: string;
  price: number;
  /** The price before, on sale. */
  was?: number;
  /** What a size or version costs, where not all cost the same. */
  priceOf?: Record<string, number>;
  wasOf?: Record<string, number>;
}

/** Stock by colour, then by size; a size of '' is a thing that has none, a colour of '' one that has none. */
type Stock = Partial<Record<ColorName | '', Record<string, number>>>;

export function sell(offer: Offer, stock: Stock): SeedVariant[] {
  return Object.entries(stock).flatMap(([color, sizes]) =>
    Object.entries(sizes).map(([size, count]) => sellOne(offer, color as ColorName | '', size, count)),
  );
}

function sellOne(offer: Offer, color: ColorName | '', size: string, stock: number): SeedVariant {
  const { sku, priceOf = {}, wasOf = {} } = offer;
  const was = wasOf[size] ?? offer.was;
  const [code, vi, en, rgb] = color === '' ? [] : colors[color];
  const tail = [code, size.replace(/[^A-Za-z0-9]+/g, '').toUpperCase()].filter(Boolean).join('-');
  return {
    sku: `${sku}-${tail}`,
    ...(vi !== undefined && { color: { name: { vi, en }, rgb } }),
    ...(size !== '' && { size }),
    price: priceOf[size] ?? offer.price,
    ...(was !== undefined && { originalPrice: was }),
    stock,
  };
}
