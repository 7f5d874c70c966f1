import { icon } from './icon';

export const FilterIcon = /*#__PURE__*/ icon(
  'M3.5 6.5h10m4 0h3M3.5 17.5h3m4 0h10M15.5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 11a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
