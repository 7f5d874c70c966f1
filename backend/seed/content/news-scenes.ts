import type { NewsScene } from './drawings/news';

/** The pictures of the news, by the slug of the article. */
export const newsScenes: Record<string, NewsScene> = {
  'chon-co-ao-bang-ba-so-do': {
    wall: '#8FA8CC',
    shape: 'window',
    things: [
      { kind: 'tshirt', rgb: '#F8F7F4', x: 330, y: 350, scale: 0.36, floats: true },
      { kind: 'shirt', rgb: '#A9C6E6', x: 620, y: 340, scale: 0.38, floats: true },
      { kind: 'polo', rgb: '#1F3557', x: 910, y: 350, scale: 0.36, floats: true },
    ],
  },
  'giu-ao-dai-lua-ben-mau': {
    wall: '#D9A7A0',
    shape: 'arch',
    things: [
      { kind: 'aodai', rgb: '#B81F26', x: 600, y: 345, scale: 0.44, floats: true },
      { kind: 'aodai', rgb: '#F8F7F4', x: 270, y: 360, scale: 0.38, floats: true },
      { kind: 'scarf', rgb: '#EDB422', x: 930, y: 400, scale: 0.3 },
    ],
  },
  'xe-robot-dau-tien-trong-mot-buoi-chieu': {
    wall: '#EFAF72',
    shape: 'sun',
    things: [
      { kind: 'rover', rgb: '#F0731A', x: 600, y: 400, scale: 0.42 },
      { kind: 'sensor', rgb: '#2459B8', x: 230, y: 470, scale: 0.22 },
      { kind: 'motor', rgb: '#EDB422', x: 980, y: 480, scale: 0.22 },
    ],
  },
  'chon-bo-mach-esp32-hay-rp2040': {
    wall: '#8DB39C',
    shape: 'window',
    things: [
      { kind: 'board', rgb: '#1F7A4D', x: 360, y: 360, scale: 0.34, floats: true, turn: -8 },
      { kind: 'board', rgb: '#1F3557', x: 640, y: 340, scale: 0.34, floats: true, turn: 4 },
      { kind: 'servo', rgb: '#2459B8', x: 960, y: 450, scale: 0.26 },
    ],
  },
  'mac-linen-mua-he': {
    wall: '#D2BC94',
    shape: 'sun',
    things: [
      { kind: 'dress', rgb: '#EFE6D5', x: 330, y: 340, scale: 0.38, floats: true },
      { kind: 'shirt', rgb: '#66744B', x: 630, y: 350, scale: 0.36, floats: true },
      { kind: 'tote', rgb: '#D2BC94', x: 930, y: 440, scale: 0.26 },
    ],
  },
  'dung-pin-lipo-an-toan': {
    wall: '#8E939B',
    shape: 'window',
    things: [
      { kind: 'drone', rgb: '#E7E5E4', x: 600, y: 250, scale: 0.34, floats: true },
      { kind: 'battery', rgb: '#2459B8', x: 400, y: 480, scale: 0.25 },
      { kind: 'battery', rgb: '#F0731A', x: 800, y: 480, scale: 0.25 },
    ],
  },
  'pla-petg-hay-tpu': {
    wall: '#8D86A8',
    shape: 'arch',
    things: [
      { kind: 'printer', rgb: '#43464B', x: 600, y: 350, scale: 0.4 },
      { kind: 'spool', rgb: '#F0731A', x: 250, y: 460, scale: 0.24 },
      { kind: 'spool', rgb: '#1F7A4D', x: 960, y: 460, scale: 0.24 },
    ],
  },
  'robot-hut-bui-cho-nha-co-thu-cung': {
    wall: '#7FA9AB',
    shape: 'window',
    things: [
      { kind: 'vacuum', rgb: '#F8F7F4', x: 400, y: 430, scale: 0.34 },
      { kind: 'vacuum', rgb: '#43464B', x: 830, y: 450, scale: 0.28 },
    ],
  },
  'showroom-da-nang-mo-cua': {
    wall: '#F3A765',
    shape: 'arch',
    things: [
      { kind: 'jacket', rgb: '#1F5B5E', x: 300, y: 350, scale: 0.36, floats: true },
      { kind: 'companion', rgb: '#F97316', x: 600, y: 370, scale: 0.38 },
      { kind: 'sneaker', rgb: '#F8F7F4', x: 930, y: 450, scale: 0.3 },
    ],
  },
  'doi-tra-trong-bay-ngay-nhu-the-nao': {
    wall: '#DDA3A3',
    shape: 'sun',
    things: [
      { kind: 'backpack', rgb: '#1F3557', x: 350, y: 370, scale: 0.34 },
      { kind: 'jeans', rgb: '#3C5E8C', x: 610, y: 330, scale: 0.36, floats: true },
      { kind: 'cap', rgb: '#A8432B', x: 870, y: 450, scale: 0.26 },
    ],
  },
  'chon-balo-di-lam-di-hoc': {
    wall: '#9AA67F',
    shape: 'arch',
    things: [
      { kind: 'backpack', rgb: '#43464B', x: 600, y: 360, scale: 0.38 },
      { kind: 'backpack', rgb: '#66744B', x: 290, y: 400, scale: 0.32 },
      { kind: 'tote', rgb: '#EFE6D5', x: 910, y: 410, scale: 0.3 },
    ],
  },
};
