import type { SeedCategory } from './types';

/** Roots first; the order is the order of the menu. */
export const categories: SeedCategory[] = [
  { slug: 'thoi-trang', name: { vi: 'Thời trang', en: 'Fashion' }, drawing: 'jacket' },
  {
    slug: 'ao-thun',
    parent: 'thoi-trang',
    name: { vi: 'Áo thun & polo', en: 'T-shirts & polos' },
    drawing: 'tshirt',
  },
  { slug: 'ao-so-mi', parent: 'thoi-trang', name: { vi: 'Áo sơ mi', en: 'Shirts' }, drawing: 'shirt' },
  {
    slug: 'ao-khoac',
    parent: 'thoi-trang',
    name: { vi: 'Áo khoác & hoodie', en: 'Jackets & hoodies' },
    drawing: 'hoodie',
  },
  {
    slug: 'quan',
    parent: 'thoi-trang',
    name: { vi: 'Quần jean & quần vải', en: 'Jeans & trousers' },
    drawing: 'jeans',
  },
  {
    slug: 'vay-dam',
    parent: 'thoi-trang',
    name: { vi: 'Váy & đầm', en: 'Skirts & dresses' },
    drawing: 'dress',
  },
  { slug: 'ao-dai', parent: 'thoi-trang', name: { vi: 'Áo dài', en: 'Áo dài' }, drawing: 'aodai' },
  {
    slug: 'giay-sneaker',
    parent: 'thoi-trang',
    name: { vi: 'Giày sneaker', en: 'Sneakers' },
    drawing: 'sneaker',
  },
  {
    slug: 'tui-balo',
    parent: 'thoi-trang',
    name: { vi: 'Túi & balo', en: 'Bags & backpacks' },
    drawing: 'backpack',
  },
  {
    slug: 'mu-phu-kien',
    parent: 'thoi-trang',
    name: { vi: 'Mũ & phụ kiện', en: 'Caps & accessories' },
    drawing: 'cap',
  },
  { slug: 'robotics', name: { vi: 'Robotics', en: 'Robotics' }, drawing: 'arm' },
  {
    slug: 'robot-giao-duc',
    parent: 'robotics',
    name: { vi: 'Robot giáo dục', en: 'Educational robots' },
    drawing: 'companion',
  },
  { slug: 'bo-mach', parent: 'robotics', name: { vi: 'Bo mạch', en: 'Boards' }, drawing: 'board' },
  {
    slug: 'cam-bien',
    parent: 'robotics',
    name: { vi: 'Cảm biến & camera', en: 'Sensors & cameras' },
    drawing: 'sensor',
  },
  {
    slug: 'dong-co-servo',
    parent: 'robotics',
    name: { vi: 'Động cơ & servo', en: 'Motors & servos' },
    drawing: 'servo',
  },
  {
    slug: 'drone',
    parent: 'robotics',
    name: { vi: 'Drone & pin', en: 'Drones & batteries' },
    drawing: 'drone',
  },
  {
    slug: 'may-in-3d',
    parent: 'robotics',
    name: { vi: 'Máy in 3D & nhựa in', en: '3D printers & filament' },
    drawing: 'printer',
  },
  {
    slug: 'robot-hut-bui',
    parent: 'robotics',
    name: { vi: 'Robot hút bụi', en: 'Robot vacuums' },
    drawing: 'vacuum',
  },
];
