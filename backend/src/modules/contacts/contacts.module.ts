import { defineModule, type WithCore } from '../../lib/module';
import { contactRoutes } from './contacts.routes';
import { createContactService, type ContactDependencies } from './contacts.service';
import { contactData } from './personal-data';
import { createStaffContacts, type StaffContactDependencies } from './staff-contacts';
import { staffContactRoutes } from './staff-contacts.routes';

type Dependencies = Omit<ContactDependencies & StaffContactDependencies, 'mailFrom'>;

/** What visitors write to the shop, and what it answers. */
export const contactsModule = (deps: WithCore<Dependencies>) =>
  defineModule({
    services: {},
    routes: [
      {
        prefix: '/api/main',
        plugin: contactRoutes(createContactService({ ...deps, mailFrom: deps.config.mailFrom })),
      },
      {
        prefix: '/api/main/admin',
        plugin: staffContactRoutes(createStaffContacts({ ...deps, mailFrom: deps.config.mailFrom })),
      },
    ],
    personalData: [contactData(deps.db)],
  });
