import { icon } from './icon';

export const MailIcon = /*#__PURE__*/ icon('M3 5.5h18v13H3Zm0 1 9 7 9-7');
