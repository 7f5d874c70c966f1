import { icon } from './icon';

export const PhoneIcon = /*#__PURE__*/ icon(
  'M5 3.5h3.5l1.7 4.3-2.2 1.7a12 12 0 0 0 6.5 6.5l1.7-2.2 4.3 1.7V19a1.8 1.8 0 0 1-2 1.8C10.6 20.2 3.8 13.4 3.2 5.5A1.8 1.8 0 0 1 5 3.5Z',
);
