import { icon } from './icon';

export const PinIcon = /*#__PURE__*/ icon(
  'M12 21s-7-6.2-7-11.2a7 7 0 0 1 14 0C19 14.8 12 21 12 21Zm0-8.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
