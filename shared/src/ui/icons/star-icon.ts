import { icon } from './icon';

export const StarIcon = /*#__PURE__*/ icon(
  'm12 3.5 2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.5 9.7l5.9-.9Z',
);
