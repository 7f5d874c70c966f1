import type { Remote } from '@storefront/shared/contracts';
import { routes } from './routes';

export const remote = {
  name: 'sample',
  contract: '2.2',
  routes,
  messages: (language) => import(`./locales/${language}.json`),
  notices: { CartIsFull: 'warning' },
  slots: [
    {
      slot: 'home',
      widget: 'picks-row',
      order: 100,
      render: 'server',
      keeps: [
        { from: 0, height: 190, heightVw: 55 },
        { from: 768, height: 190, heightVw: 27 },
        { from: 1200, height: 500 },
      ],
    },
  ],
} satisfies Remote;
