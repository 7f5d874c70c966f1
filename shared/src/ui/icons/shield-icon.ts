import { icon } from './icon';

export const ShieldIcon = /*#__PURE__*/ icon(
  'M12 3 4.5 6v5.5c0 4.6 3 8 7.5 9.5 4.5-1.5 7.5-4.9 7.5-9.5V6Zm-3.5 9 2.5 2.5 4.5-4.8',
);
