import { icon } from './icon';

export const ShareIcon = /*#__PURE__*/ icon('M12 15V3.5m-4 4 4-4 4 4M6 11H4.5v9.5h15V11H18');
