import { icon } from './icon';

export const ArrowLeftIcon = /*#__PURE__*/ icon('M20 12H4.5m6.5-7-7 7 7 7');
