import { icon } from './icon';

export const MinusIcon = /*#__PURE__*/ icon('M5 12h14');
