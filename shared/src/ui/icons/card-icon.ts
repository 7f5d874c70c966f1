import { icon } from './icon';

export const CardIcon = /*#__PURE__*/ icon('M3 6h18v12.5H3Zm0 4h18M6.5 15H10');
