import { defineModule, type WithCore } from '../../lib/module';
import { invoiceRoutes } from './invoices.routes';
import { createInvoiceService, type InvoiceDependencies } from './invoices.service';

/** Invoices of orders, drawn when they are asked for. */
export const invoicesModule = (deps: WithCore<Omit<InvoiceDependencies, 'secret'>>) =>
  defineModule({
    services: {},
    routes: [
      {
        prefix: '/api/ecommerce',
        plugin: invoiceRoutes(createInvoiceService({ ...deps, secret: deps.config.platformSecret })),
      },
    ],
  });
