import { icon } from './icon';

export const HomeIcon = /*#__PURE__*/ icon('m3.5 11 8.5-7.5 8.5 7.5M5.5 9.5v10.5h13V9.5M10 20v-6h4v6');
