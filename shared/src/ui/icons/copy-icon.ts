import { icon } from './icon';

export const CopyIcon = /*#__PURE__*/ icon('M8.5 8.5h11v11h-11Zm-4 7V4.5h11');
