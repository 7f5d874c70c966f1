import { icon } from './icon';

export const PauseIcon = /*#__PURE__*/ icon('M8.5 5.5v13m7-13v13');
