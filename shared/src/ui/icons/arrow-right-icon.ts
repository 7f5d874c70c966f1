import { icon } from './icon';

export const ArrowRightIcon = /*#__PURE__*/ icon('M4 12h15.5M13 5l7 7-7 7');
