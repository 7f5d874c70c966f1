import type { SeedProduct } from './types';
import { both, china, months, sell, specs, vietnam } from './words';

export const electronics: SeedProduct[] = [
  {
    slug: 'bo-mach-esp32-s3',
    category: 'bo-mach',
    kind: 'board',
    name: both(['Bo mạch ESP32-S3', 'ESP32-S3 development board']),
    description: both([
      'Hai nhân 240 MHz, Wi-Fi và Bluetooth LE, cổng USB-C nạp trực tiếp không cần mạch ngoài. Đã hàn sẵn hai hàng chân, cắm vừa breadboard. Bản 16 MB có thêm 8 MB PSRAM cho camera và màn hình.',
      'Two 240 MHz cores, Wi-Fi and Bluetooth LE, programmed straight over USB-C. Headers are soldered and fit a breadboard. The 16 MB version adds 8 MB of PSRAM for cameras and displays.',
    ]),
    specifications: specs({
      chip: ['ESP32-S3, 2 nhân 240 MHz', 'ESP32-S3, dual core 240 MHz'],
      memory: ['512 KB SRAM; flash 8 hoặc 16 MB', '512 KB SRAM; 8 or 16 MB flash'],
      connection: 'Wi-Fi 802.11 b/g/n, Bluetooth 5 LE',
      voltage: ['5 V qua USB-C, tín hiệu 3,3 V', '5 V over USB-C, 3.3 V logic'],
      pins: ['38 chân, 2,54 mm', '38 pins, 2.54 mm'],
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'BM-ESP32S3', price: 165000, priceOf: { '16 MB': 205000 } },
      {
        black: { '8 MB': 120, '16 MB': 86 },
        blue: { '8 MB': 44, '16 MB': 0 },
      },
    ),
    priority: 86,
  },
  {
    slug: 'bo-mach-esp32-c6-matter',
    category: 'bo-mach',
    kind: 'board',
    name: both(['Bo mạch ESP32-C6 hỗ trợ Matter', 'ESP32-C6 board with Matter']),
    description: both([
      'Có Wi-Fi 6, Zigbee và Thread trên cùng một chip, hợp làm thiết bị nhà thông minh dùng pin. Dòng ngủ sâu đo được khoảng 20 µA cả bo.',
      'Wi-Fi 6, Zigbee and Thread on one chip, made for battery-powered smart-home devices. Deep sleep measures about 20 µA for the whole board.',
    ]),
    specifications: specs({
      chip: ['ESP32-C6, RISC-V 160 MHz', 'ESP32-C6, RISC-V 160 MHz'],
      memory: '512 KB SRAM, 8 MB flash',
      connection: 'Wi-Fi 6, Bluetooth 5.3 LE, Zigbee, Thread',
      voltage: ['5 V qua USB-C, tín hiệu 3,3 V', '5 V over USB-C, 3.3 V logic'],
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'BM-ESP32C6', price: 189000 },
      {
        black: { '': 57 },
        wine: { '': 23 },
      },
    ),
    priority: 60,
  },
  {
    slug: 'bo-mach-rp2040-khong-day',
    category: 'bo-mach',
    kind: 'board',
    name: both(['Bo mạch RP2040 không dây', 'Wireless RP2040 board']),
    description: both([
      'Chạy MicroPython ngay khi cắm, phù hợp lớp học lập trình nhúng đầu tiên. Tám khối PIO giúp tạo tín hiệu chính xác cho LED và động cơ.',
      'Runs MicroPython as soon as it is plugged in, right for a first embedded class. Eight PIO blocks make precise signals for LEDs and motors.',
    ]),
    specifications: specs({
      chip: ['RP2040, 2 nhân 133 MHz', 'RP2040, dual core 133 MHz'],
      memory: '264 KB SRAM, 4 MB flash',
      connection: ['Wi-Fi 2,4 GHz', 'Wi-Fi 2.4 GHz'],
      pins: ['26 GPIO, 3 kênh ADC', '26 GPIO, 3 ADC channels'],
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'BM-RP2040W', price: 175000 },
      {
        green: { '': 68 },
        black: { '': 35 },
        blue: { '': 2 },
      },
    ),
    priority: 51,
  },
  {
    slug: 'bo-mach-dieu-khien-robot-4-dong-co',
    category: 'bo-mach',
    kind: 'board',
    name: both(['Bo mạch điều khiển robot 4 động cơ', '4-motor robot controller']),
    description: both([
      'Bo điều khiển thiết kế tại Đà Nẵng: lái bốn động cơ DC 2 A, tám servo, đọc cảm biến qua cổng cắm chống ngược. Có bảo vệ quá dòng trên từng kênh.',
      'Designed in Đà Nẵng: drives four 2 A DC motors and eight servos, with keyed sensor ports. Overcurrent protection on every channel.',
    ]),
    specifications: specs({
      chip: ['ESP32, 2 nhân 240 MHz', 'ESP32, dual core 240 MHz'],
      voltage: ['7 đến 12 V', '7 to 12 V'],
      current: ['2 A mỗi kênh, đỉnh 3 A', '2 A per channel, 3 A peak'],
      pins: ['4 DC, 8 servo, 6 cổng cảm biến', '4 DC, 8 servo, 6 sensor ports'],
      warranty: months(12),
      origin: vietnam,
    }),
    status: [],
    variants: sell(
      { sku: 'BM-ROBOT4', price: 345000 },
      {
        blue: { '': 39 },
        wine: { '': 18 },
      },
    ),
    priority: 66,
  },
  {
    slug: 'cam-bien-sieu-am-hc-sr04',
    category: 'cam-bien',
    kind: 'sensor',
    name: both(['Cảm biến siêu âm HC-SR04', 'HC-SR04 ultrasonic sensor']),
    description: both([
      'Đo khoảng cách từ 2 đến 400 cm bằng sóng siêu âm 40 kHz, dùng cho xe tránh vật cản và đo mực nước. Bản 3,3 V cắm thẳng ESP32, bản 5 V dùng với Arduino Uno.',
      'Measures 2 to 400 cm with 40 kHz ultrasound, for obstacle-avoiding cars and water levels. The 3.3 V version connects straight to an ESP32, the 5 V one to an Arduino Uno.',
    ]),
    specifications: specs({
      range: '2 – 400 cm',
      accuracy: '±3 mm',
      view: ['15 độ', '15 degrees'],
      current: '15 mA',
      dimensions: '45 × 20 × 15 mm',
      warranty: months(1),
      origin: china,
    }),
    status: [],
    variants: sell(
      { sku: 'CB-SR04', price: 25000, priceOf: { '3.3 V': 32000 } },
      {
        blue: { '5 V': 118, '3.3 V': 96 },
        green: { '5 V': 60 },
      },
    ),
    priority: 64,
  },
  {
    slug: 'cam-bien-sieu-am-us-100',
    category: 'cam-bien',
    kind: 'sensor',
    name: both(['Cảm biến siêu âm US-100 bù nhiệt', 'US-100 temperature-compensated sensor']),
    description: both([
      'Có cảm biến nhiệt trên bo để bù tốc độ âm thanh, số đo ổn định cả khi ngoài trời nóng. Giao tiếp UART hoặc xung, chọn bằng jumper phía sau.',
      'An on-board thermometer corrects for the speed of sound, so readings hold steady outdoors in the heat. UART or pulse output, chosen by a jumper at the back.',
    ]),
    specifications: specs({
      range: '2 – 450 cm',
      accuracy: ['±0,3 cm + 1%', '±0.3 cm + 1%'],
      voltage: ['2,4 – 5,5 V', '2.4 – 5.5 V'],
      connection: ['UART hoặc Trig/Echo', 'UART or Trig/Echo'],
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'CB-US100', price: 69000 },
      {
        navy: { '': 54 },
        wine: { '': 20 },
      },
    ),
    priority: 45,
  },
  {
    slug: 'module-camera-5mp',
    category: 'cam-bien',
    kind: 'camera',
    name: both(['Module camera 5 MP', '5 MP camera module']),
    description: both([
      'Camera cáp dẹt cho Raspberry Pi, quay 1080p 30 khung hình/giây. Bản góc rộng phù hợp robot và cửa ra vào, bản thường ít méo hơn ở rìa ảnh.',
      'A ribbon-cable camera for Raspberry Pi, 1080p at 30 frames per second. The wide version suits robots and doorways; the standard one distorts less at the edges.',
    ]),
    specifications: specs({
      resolution: ['5 MP, video 1080p30', '5 MP, 1080p30 video'],
      view: ['66° hoặc 120°', '66° or 120°'],
      connection: 'CSI 15 pin',
      dimensions: '25 × 24 × 9 mm',
      inBox: ['Camera, cáp 15 cm', 'Camera, 15 cm cable'],
      warranty: months(3),
    }),
    status: ['SALE_OFF'],
    variants: sell(
      { sku: 'CM-5MP', price: 129000, was: 169000, priceOf: { '120°': 165000 }, wasOf: { '120°': 210000 } },
      {
        green: { '66°': 62, '120°': 41 },
        black: { '66°': 25, '120°': 3 },
      },
    ),
    priority: 59,
  },
  {
    slug: 'module-camera-8mp-ban-dem',
    category: 'cam-bien',
    kind: 'camera',
    name: both(['Module camera 8 MP nhìn đêm', '8 MP night-vision camera module']),
    description: both([
      'Không có kính lọc hồng ngoại nên chụp được trong tối khi có đèn IR. Lấy nét chỉnh tay bằng vòng xoay trên ống kính.',
      'Without an infrared filter it sees in the dark under an IR lamp. Focus is set by hand with the ring on the lens.',
    ]),
    specifications: specs({
      resolution: ['8 MP, video 1080p30', '8 MP, 1080p30 video'],
      view: '77°',
      connection: 'CSI 15 pin',
      dimensions: '25 × 24 × 11 mm',
      warranty: months(3),
    }),
    status: [],
    variants: sell(
      { sku: 'CM-8MPDEM', price: 389000 },
      {
        black: { '': 22 },
        green: { '': 17 },
      },
    ),
    priority: 41,
  },
];
