import { icon } from './icon';

export const SortIcon = /*#__PURE__*/ icon('M7 4.5v15m0 0-3-3m3 3 3-3M17 19.5v-15m0 0-3 3m3-3 3 3');
