import { icon } from './icon';

export const UserIcon = /*#__PURE__*/ icon(
  'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 9c.6-3.7 3.7-6 7.5-6s6.9 2.3 7.5 6',
);
