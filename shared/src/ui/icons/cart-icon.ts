import { icon } from './icon';

export const CartIcon = /*#__PURE__*/ icon('M3 4h2.2l2.3 11.2h10.3l2.2-8.2H6.1M9 20.2h.01M16.5 20.2h.01');
