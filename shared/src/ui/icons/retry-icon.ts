import { icon } from './icon';

export const RetryIcon = /*#__PURE__*/ icon('M20 12a8 8 0 1 1-2.6-5.9L20 8.5m0-5v5h-5');
