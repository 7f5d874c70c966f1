import { icon } from './icon';

export const SearchIcon = /*#__PURE__*/ icon('M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5');
