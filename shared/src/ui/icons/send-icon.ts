import { icon } from './icon';

export const SendIcon = /*#__PURE__*/ icon('M4 12 20 4l-5 16-3.5-6.5Zm7.5 1.5L20 4');
