import { icon } from './icon';

export const ChevronDownIcon = /*#__PURE__*/ icon('m6 9.5 6 6 6-6');
