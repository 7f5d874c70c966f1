import { icon } from './icon';

export const EditIcon = /*#__PURE__*/ icon('M4.5 19.5V16L16 4.5l3.5 3.5L8 19.5Zm9-12.5 3.5 3.5');
