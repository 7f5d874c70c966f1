import { icon } from './icon';

export const MoonIcon = /*#__PURE__*/ icon('M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2Z');
