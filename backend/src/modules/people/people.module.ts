import { defineModule, type WithCore } from '../../lib/module';
import { staffCustomerRoutes, staffUserRoutes } from './people.routes';
import { createStaffCustomers, type StaffCustomerDependencies } from './staff-customers';
import { createStaffUsers, type StaffUserDependencies } from './staff-users';

/** Customers and staff, as staff see them. It stores nothing of its own. */
export const peopleModule = (deps: WithCore<StaffCustomerDependencies & StaffUserDependencies>) =>
  defineModule({
    services: {},
    routes: [
      { prefix: '/api/main/admin', plugin: staffCustomerRoutes(createStaffCustomers(deps)) },
      { prefix: '/api/main/admin', plugin: staffUserRoutes(createStaffUsers(deps)) },
    ],
  });
