import { icon } from './icon';

export const PlayIcon = /*#__PURE__*/ icon('M7.5 5v14L19 12Z');
