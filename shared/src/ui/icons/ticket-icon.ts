import { icon } from './icon';

export const TicketIcon = /*#__PURE__*/ icon(
  'M3 6.5h18v3.7a2 2 0 0 0 0 3.6v3.7H3v-3.7a2 2 0 0 0 0-3.6Zm12 1.5v1.5m0 2v1.5m0 2V17',
);
