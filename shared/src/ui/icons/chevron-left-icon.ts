import { icon } from './icon';

export const ChevronLeftIcon = /*#__PURE__*/ icon('m14.5 6-6 6 6 6');
