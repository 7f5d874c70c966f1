import { about } from './about';
import { careers } from './careers';
import { contact } from './contact';
import { exchangeReturn } from './exchange-return';
import { footer } from './footer';
import type { SeedPage } from './page';
import { payment } from './payment';
import { purchaseOffers } from './purchase-offers';
import { quickConsultation } from './quick-consultation';
import { security } from './security';
import { shoppingGuide } from './shopping-guide';
import { storeSystem } from './store-system';
import { transportation } from './transportation';
import { warranty } from './warranty';

export const pages: SeedPage[] = [
  security,
  payment,
  exchangeReturn,
  transportation,
  warranty,
  purchaseOffers,
  shoppingGuide,
  quickConsultation,
  about,
  storeSystem,
  careers,
  contact,
  footer,
];
