import { icon } from './icon';

export const ChatIcon = /*#__PURE__*/ icon('M4 5.5h16v11H11l-4.5 3.5v-3.5H4Zm4 4.2h8M8 12.7h5');
