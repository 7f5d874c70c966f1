import { icon } from './icon';

export const GlobeIcon = /*#__PURE__*/ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z',
);
