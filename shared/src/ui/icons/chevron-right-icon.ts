import { icon } from './icon';

export const ChevronRightIcon = /*#__PURE__*/ icon('m9.5 6 6 6-6 6');
