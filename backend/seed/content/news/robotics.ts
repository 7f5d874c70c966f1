import { h2, link, ol, p, table, ul } from '../writing';
import type { SeedArticle } from './article';

export const roboticsNews: SeedArticle[] = [
  {
    slug: 'xe-robot-dau-tien-trong-mot-buoi-chieu',
    topic: 'ROBOTICS',
    author: 'Đức Anh',
    daysAgo: 6,
    title: { vi: 'Chiếc xe robot đầu tiên trong một buổi chiều', en: 'A first robot car in one afternoon' },
    summary: {
      vi: 'Cùng con lắp xe tránh vật cản: danh sách đồ, thứ tự lắp và ba lỗi ai cũng gặp.',
      en: 'Building a car that avoids obstacles with your child: parts, order, and three mistakes everyone makes.',
    },
    alt: {
      vi: 'Xe robot hai bánh, cảm biến siêu âm và động cơ giảm tốc',
      en: 'A two-wheeled robot car, an ultrasonic sensor and a gear motor',
    },
    vi: [
      p(
        'Một đứa trẻ chín tuổi và một người lớn chưa từng hàn mạch có thể lắp xong chiếc xe tránh vật cản trong khoảng ba tiếng. Bí quyết là làm theo thứ tự, và để đứa trẻ cầm tua vít.',
      ),
      h2('Cần những gì'),
      ul(
        'Bộ xe robot tránh vật cản, đã có khung, hai động cơ, mạch điều khiển.',
        'Cảm biến siêu âm, nếu bộ của bạn chưa kèm.',
        'Pin, dây USB và một bàn rộng có khay đựng ốc.',
      ),
      h2('Thứ tự lắp'),
      ol(
        'Gắn động cơ vào khung, bánh xe lắp sau cùng để khỏi vướng.',
        'Gắn mạch, nối hai động cơ. Chưa nối pin.',
        'Gắn cảm biến ở đầu xe, hướng thẳng về trước.',
        'Nạp chương trình mẫu qua USB, kiểm tra bánh quay đúng chiều.',
        'Lúc này mới nối pin và đặt xe xuống sàn.',
      ),
      h2('Ba lỗi ai cũng gặp'),
      table(
        'Lỗi thường gặp và cách sửa',
        ['Hiện tượng', 'Vì sao', 'Sửa'],
        ['Xe quay vòng tại chỗ', 'Một động cơ nối ngược', 'Đổi hai dây của động cơ đó'],
        ['Đâm tường rồi mới dừng', 'Cảm biến chúc xuống sàn', 'Chỉnh cảm biến nằm ngang'],
        ['Chạy một lúc thì khởi động lại', 'Pin yếu', 'Sạc pin, tách nguồn động cơ và mạch'],
      ),
      p(
        'Xe chạy rồi thì đến phần vui nhất: đổi số trong chương trình. Cho xe dừng cách tường 10 cm, rồi 5 cm, rồi hỏi con vì sao 2 cm thì không được nữa.',
      ),
      link('Xem robot giáo dục', '/categories/robot-giao-duc'),
    ],
    en: [
      p(
        'A nine-year-old and an adult who never soldered can build a car that avoids obstacles in about three hours. The trick is to keep the order, and to let the child hold the screwdriver.',
      ),
      h2('What you need'),
      ul(
        'An obstacle-avoiding kit with frame, two motors and a controller board.',
        'An ultrasonic sensor, if the kit has none.',
        'Batteries, a USB cable, and a wide table with a tray for the screws.',
      ),
      h2('In this order'),
      ol(
        'Mount the motors on the frame; the wheels come last, out of the way.',
        'Mount the board and connect both motors. No battery yet.',
        'Mount the sensor at the front, looking straight ahead.',
        'Load the sample program over USB and check that the wheels turn the right way.',
        'Only now connect the battery and put the car on the floor.',
      ),
      h2('Three mistakes everyone makes'),
      table(
        'What goes wrong and how to mend it',
        ['What you see', 'Why', 'Mend it'],
        ['It turns on the spot', 'One motor is reversed', 'Swap the two wires of that motor'],
        ['It stops after hitting the wall', 'The sensor looks at the floor', 'Level the sensor'],
        ['It restarts after a while', 'The battery is low', 'Charge it; power motors and board apart'],
      ),
      p(
        'Once it drives, the best part begins: changing numbers. Let it stop 10 cm from the wall, then 5 cm, and ask why 2 cm no longer works.',
      ),
      link('See educational robots', '/categories/robot-giao-duc'),
    ],
  },
  {
    slug: 'chon-bo-mach-esp32-hay-rp2040',
    topic: 'ROBOTICS',
    author: 'Đức Anh',
    daysAgo: 18,
    title: {
      vi: 'ESP32-S3, ESP32-C6 hay RP2040: chọn bo mạch nào',
      en: 'ESP32-S3, ESP32-C6 or RP2040: which board',
    },
    summary: {
      vi: 'Ba câu hỏi về kết nối, camera và pin là đủ để chọn đúng bo mạch cho dự án.',
      en: 'Three questions about connectivity, camera and battery are enough to choose the right board.',
    },
    alt: {
      vi: 'Hai bo mạch vi điều khiển và một động cơ servo',
      en: 'Two microcontroller boards and a servo',
    },
    vi: [
      p(
        'Bo mạch nào cũng nháy được đèn. Khác nhau ở chỗ chúng nói chuyện với thế giới ra sao và ăn điện thế nào.',
      ),
      h2('Ba câu hỏi'),
      ol(
        '**Có cần Wi-Fi không?** Không cần thì RP2040 rẻ, dễ học, tài liệu rõ.',
        '**Có camera hoặc màn hình không?** Có thì chọn ESP32-S3, vì nó nhanh và nhiều bộ nhớ.',
        '**Có nối vào nhà thông minh Matter, hay chạy pin nhiều tháng không?** ESP32-C6 sinh ra cho việc đó.',
      ),
      table(
        'So sánh ba dòng bo mạch',
        ['Đặc điểm', 'ESP32-S3', 'ESP32-C6', 'RP2040'],
        ['Nhân', '2 × 240 MHz', '1 × 160 MHz', '2 × 133 MHz'],
        ['Kết nối', 'Wi-Fi 4, Bluetooth LE', 'Wi-Fi 6, Bluetooth LE, Thread, Zigbee', 'Tuỳ bo mạch'],
        ['Camera', 'Có', 'Không', 'Không'],
        ['Học với', 'Arduino, MicroPython', 'Arduino, ESP-IDF', 'MicroPython, C'],
      ),
      h2('Đừng quên mạch động lực'),
      p(
        'Chân của vi điều khiển chỉ cho vài chục mili-ampe. Động cơ, servo lớn cần mạch điều khiển và nguồn riêng, nối chung đất. Bo mạch khởi động lại mỗi khi động cơ chạy gần như luôn là do thiếu nguồn.',
      ),
      h2('Lời khuyên cho người mới'),
      p(
        'Lớp học không có Wi-Fi ổn định: RP2040. Dự án tại nhà: ESP32-S3, dùng được lâu nhất trước khi bạn thấy chật. Mua hai chiếc, một chiếc để thử cho hỏng.',
      ),
      link('Xem bo mạch', '/categories/bo-mach'),
    ],
    en: [
      p(
        'Every board can blink a light. They differ in how they talk to the world and how they eat electricity.',
      ),
      h2('Three questions'),
      ol(
        '**Do you need Wi-Fi?** If not, an RP2040 is cheap, easy to learn and well documented.',
        '**Is there a camera or a screen?** Then take an ESP32-S3; it is fast and has memory.',
        '**Shall it join a Matter home, or live on a battery for months?** That is what the ESP32-C6 is for.',
      ),
      table(
        'Three families of boards',
        ['Feature', 'ESP32-S3', 'ESP32-C6', 'RP2040'],
        ['Cores', '2 × 240 MHz', '1 × 160 MHz', '2 × 133 MHz'],
        ['Radio', 'Wi-Fi 4, Bluetooth LE', 'Wi-Fi 6, Bluetooth LE, Thread, Zigbee', 'Depends on the board'],
        ['Camera', 'Yes', 'No', 'No'],
        ['Learn with', 'Arduino, MicroPython', 'Arduino, ESP-IDF', 'MicroPython, C'],
      ),
      h2('Do not forget the driver'),
      p(
        'A pin gives a few dozen milliamperes. Motors and large servos need a driver and a supply of their own, with a common ground. A board that restarts whenever the motor runs nearly always lacks power.',
      ),
      h2('For beginners'),
      p(
        'In a classroom without steady Wi-Fi: RP2040. At home: ESP32-S3, which will be large enough for the longest time. Buy two, and let one of them be the one that may burn.',
      ),
      link('See boards', '/categories/bo-mach'),
    ],
  },
  {
    slug: 'dung-pin-lipo-an-toan',
    topic: 'GUIDE',
    author: 'Hoàng Nam',
    daysAgo: 33,
    title: { vi: 'Dùng pin LiPo an toàn: bảy thói quen', en: 'LiPo batteries: seven safe habits' },
    summary: {
      vi: 'Pin LiPo mạnh và nhẹ, nhưng không tha thứ. Sạc, cất, và bỏ pin thế nào cho đúng.',
      en: 'LiPo batteries are strong and light, and unforgiving. How to charge, store and dispose of them.',
    },
    alt: { vi: 'Drone bốn cánh và hai viên pin LiPo', en: 'A quadcopter and two LiPo batteries' },
    vi: [
      p(
        'Pin LiPo cho drone và xe robot chứa nhiều năng lượng trong một vỏ mềm. Dùng đúng, pin sống ba trăm lần sạc. Dùng sai, pin phồng sau một tuần, hoặc tệ hơn.',
      ),
      h2('Khi sạc'),
      ol(
        'Chỉ dùng bộ sạc cân bằng, đúng số cell.',
        'Dòng sạc 1C: pin 2200 mAh sạc ở 2,2 A.',
        'Sạc trên gạch hoặc trong túi chống cháy, có người ở nhà, không sạc qua đêm.',
        'Pin nóng hay vừa bay xong, chờ nguội mới sạc.',
      ),
      h2('Khi dùng và cất'),
      table(
        'Điện áp mỗi cell',
        ['Điện áp', 'Nghĩa là', 'Làm gì'],
        ['4,20 V', 'Đầy', 'Dùng trong 24 giờ'],
        ['3,80–3,85 V', 'Mức cất giữ', 'Cất được nhiều tháng'],
        ['3,50 V', 'Sắp cạn', 'Hạ cánh'],
        ['Dưới 3,00 V', 'Xả quá mức', 'Đừng sạc lại'],
      ),
      ul(
        'Bật còi báo pin yếu ở 3,5 V mỗi cell.',
        'Không để pin trong cốp xe giữa trưa.',
        'Kiểm tra vỏ trước mỗi lần bay: phồng, rách, móp là thôi.',
      ),
      h2('Bỏ pin'),
      p(
        'Xả pin hỏng đến cạn bằng chế độ xả của bộ sạc, bọc kín đầu cắm, để trong hộp kim loại rồi mang đến điểm thu gom. Đừng bỏ vào thùng rác, đừng đâm thủng. Các [trung tâm bảo hành](/service-centers) của chúng tôi nhận pin cũ miễn phí, mua ở đâu cũng được.',
      ),
      link('Xem drone và pin', '/categories/drone'),
    ],
    en: [
      p(
        'A LiPo battery for a drone or a robot car holds a lot of energy in a soft shell. Treated well it lives for three hundred charges. Treated badly it swells within a week, or worse.',
      ),
      h2('Charging'),
      ol(
        'Use a balance charger only, set to the right number of cells.',
        'Charge at 1C: a 2200 mAh battery at 2.2 A.',
        'Charge on tiles or in a fireproof bag, with somebody at home, and never overnight.',
        'If it is warm or has just flown, let it cool first.',
      ),
      h2('Using and storing'),
      table(
        'Volts per cell',
        ['Voltage', 'It means', 'Do'],
        ['4.20 V', 'Full', 'Use it within 24 hours'],
        ['3.80–3.85 V', 'Storage level', 'Keeps for months'],
        ['3.50 V', 'Nearly empty', 'Land'],
        ['Below 3.00 V', 'Discharged too deeply', 'Do not charge it again'],
      ),
      ul(
        'Set the low-voltage alarm to 3.5 V per cell.',
        'Never leave a battery in a parked car at noon.',
        'Look at the shell before every flight: if it is swollen, torn or dented, that was it.',
      ),
      h2('Disposing'),
      p(
        'Discharge a broken battery fully with your charger, tape its plugs, put it into a metal box and bring it to a collection point. Do not bin it, do not pierce it. Our [service centres](/service-centers) take old batteries for free, wherever they were bought.',
      ),
      link('See drones and batteries', '/categories/drone'),
    ],
  },
  {
    slug: 'pla-petg-hay-tpu',
    topic: 'GUIDE',
    author: 'Hoàng Nam',
    daysAgo: 48,
    title: {
      vi: 'PLA, PETG hay TPU: nhựa nào cho việc nào',
      en: 'PLA, PETG or TPU: which filament for what',
    },
    summary: {
      vi: 'Ba loại nhựa in 3D dùng được cho chín phần mười món đồ trong nhà.',
      en: 'Three filaments that cover nine tenths of what is printed at home.',
    },
    alt: {
      vi: 'Máy in 3D đang in một chiếc bình, bên hai cuộn nhựa',
      en: 'A 3D printer at work on a vase, between two spools',
    },
    vi: [
      p(
        'Người mới thường hỏi nhựa nào tốt nhất. Câu hỏi đúng hơn: món đồ ấy sẽ ở đâu, chịu lực gì, có phơi nắng không.',
      ),
      table(
        'Ba loại nhựa in thông dụng',
        ['Đặc điểm', 'PLA', 'PETG', 'TPU 95A'],
        ['Nhiệt độ đầu in', '200–215 °C', '230–245 °C', '220–235 °C'],
        ['Bàn nhiệt', '55–60 °C', '75–85 °C', '45–55 °C'],
        ['Chịu nóng đến', '55 °C', '75 °C', '80 °C'],
        ['Dễ in', 'Rất dễ', 'Dễ', 'Cần in chậm'],
      ),
      h2('Dùng cho việc gì'),
      ul(
        '**PLA:** mô hình, đồ trang trí, vỏ hộp để trong nhà.',
        '**PETG:** giá treo, hộp đựng ngoài ban công, chi tiết robot chịu lực.',
        '**TPU:** bánh xe, đệm chân, ốp chống sốc.',
      ),
      h2('Nhựa ẩm là nguyên nhân số một'),
      p(
        'Nghe lách tách ở đầu in, bề mặt sần như có lông: nhựa đã ngậm nước. Sấy PLA ở 45 °C sáu tiếng, PETG ở 60 °C sáu tiếng, TPU ở 50 °C tám tiếng. Cất trong hộp kín có hạt hút ẩm; ở miền Bắc mùa nồm, đừng để cuộn nhựa hở quá một ngày.',
      ),
      p('Cuộn nhựa ẩm hoặc rối ngay khi mở gói được đổi mới. Xem [Chính sách bảo hành](/policies/warranty).'),
      link('Xem máy in 3D và nhựa in', '/categories/may-in-3d'),
    ],
    en: [
      p(
        'Beginners ask which filament is best. A better question: where will the thing live, what will it bear, and will it stand in the sun?',
      ),
      table(
        'Three common filaments',
        ['Feature', 'PLA', 'PETG', 'TPU 95A'],
        ['Nozzle', '200–215 °C', '230–245 °C', '220–235 °C'],
        ['Bed', '55–60 °C', '75–85 °C', '45–55 °C'],
        ['Stands heat up to', '55 °C', '75 °C', '80 °C'],
        ['Easy to print', 'Very', 'Yes', 'Slowly'],
      ),
      h2('What each is for'),
      ul(
        '**PLA:** models, decoration, boxes that stay indoors.',
        '**PETG:** hooks, boxes for the balcony, robot parts under load.',
        '**TPU:** wheels, feet, bumpers.',
      ),
      h2('Moisture is the first suspect'),
      p(
        'Crackling at the nozzle and a hairy surface: the filament has drunk. Dry PLA at 45 °C for six hours, PETG at 60 °C for six, TPU at 50 °C for eight. Store it in a closed box with silica gel; in the humid spring of the north, leave no spool open for more than a day.',
      ),
      p('A spool that is damp or tangled on opening is replaced. See [Warranty](/policies/warranty).'),
      link('See 3D printers and filament', '/categories/may-in-3d'),
    ],
  },
  {
    slug: 'robot-hut-bui-cho-nha-co-thu-cung',
    topic: 'GUIDE',
    author: 'Minh Quân',
    daysAgo: 60,
    title: { vi: 'Robot hút bụi cho nhà có thú cưng', en: 'Robot vacuums for homes with pets' },
    summary: {
      vi: 'Chổi nào không quấn lông, hộp bụi bao nhiêu là đủ, và cách để mèo thôi ghét nó.',
      en: 'Which brush does not tangle, how large a bin is enough, and how your cat may come to bear it.',
    },
    alt: {
      vi: 'Hai robot hút bụi trắng và đen trên sàn',
      en: 'A white and a black robot vacuum on the floor',
    },
    vi: [
      p(
        'Nhà có một con mèo lông dài cần hút bụi mỗi ngày, không phải mỗi tuần. Đó là việc của robot, với điều kiện bạn không phải gỡ lông khỏi chổi mỗi tối.',
      ),
      h2('Nhìn vào đâu khi mua'),
      ul(
        '**Chổi chính bằng cao su:** ít quấn lông hơn chổi lông cứng nhiều.',
        '**Lực hút:** từ 3.000 Pa cho sàn gạch, 5.000 Pa nếu có thảm.',
        '**Hộp bụi:** trên 400 ml, hoặc trạm tự đổ rác nếu nhà có hai con trở lên.',
        '**Độ ồn:** dưới 65 dB thì đa số chó mèo chịu được.',
      ),
      h2('Tuần đầu tiên'),
      ol(
        'Để robot nằm yên trong trạm hai ngày cho thú cưng ngửi.',
        'Chạy mười phút ở phòng khác, cửa mở.',
        'Chạy cả nhà lúc bạn ở nhà, có đồ ăn thưởng.',
        'Đặt vùng cấm quanh bát ăn và khay vệ sinh.',
      ),
      h2('Bảo dưỡng'),
      p(
        'Giặt lọc mỗi hai tuần, thay sau ba đến sáu tháng. Lau cảm biến bằng khăn khô. Chổi bên và lọc là vật tư hao mòn, không thuộc bảo hành, nhưng chúng tôi luôn có sẵn để bán rời.',
      ),
      link('Xem robot hút bụi', '/categories/robot-hut-bui'),
    ],
    en: [
      p(
        'A home with one long-haired cat wants vacuuming every day, not every week. That is a robot’s job, provided you need not cut hair from its brush every night.',
      ),
      h2('What to look at'),
      ul(
        '**A rubber main brush:** it tangles far less than bristles.',
        '**Suction:** 3,000 Pa for tiles, 5,000 Pa with carpets.',
        '**Bin:** over 400 ml, or a self-emptying station with two pets and more.',
        '**Noise:** below 65 dB most cats and dogs put up with it.',
      ),
      h2('The first week'),
      ol(
        'Leave the robot in its station for two days to be sniffed at.',
        'Run it for ten minutes in another room, the door open.',
        'Run it through the home while you are there, with treats.',
        'Draw no-go zones around bowls and litter.',
      ),
      h2('Care'),
      p(
        'Wash the filter every two weeks and replace it after three to six months. Wipe the sensors with a dry cloth. Side brushes and filters wear and are not under warranty, but we always have them.',
      ),
      link('See robot vacuums', '/categories/robot-hut-bui'),
    ],
  },
];
