import { icon } from './icon';

export const BellIcon = /*#__PURE__*/ icon(
  'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15Zm4 4.2c.5.5 1.2.8 2 .8s1.5-.3 2-.8',
);
