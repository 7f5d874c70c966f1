import { icon } from './icon';

export const ReturnIcon = /*#__PURE__*/ icon('M8 4.5 4 8.5l4 4m-3.5-4H14a5.5 5.5 0 0 1 0 11H7');
