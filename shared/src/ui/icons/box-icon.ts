import { icon } from './icon';

export const BoxIcon = /*#__PURE__*/ icon(
  'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9Zm0 9 8.5-4.5M12 12v9m0-9L3.5 7.5m4.2-2.2L16.3 9.8',
);
