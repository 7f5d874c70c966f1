import { icon } from './icon';

export const TruckIcon = /*#__PURE__*/ icon(
  'M2.5 6h11v10.5h-11Zm11 4h4l4 3.5v3h-8M6.5 19.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
