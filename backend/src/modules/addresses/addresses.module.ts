import { defineModule, type Core } from '../../lib/module';
import { addressRoutes } from './addresses.routes';
import { createAddressService } from './addresses.service';
import { addressData } from './personal-data';
import { userAddressRoutes } from './user-addresses.routes';
import { createUserAddressService } from './user-addresses.service';

/** Provinces and wards, and the address books of customers. */
export function addressesModule(core: Core) {
  const addresses = createAddressService(core);
  const userAddresses = createUserAddressService({ ...core, addresses });
  return defineModule({
    services: { addresses },
    routes: [
      { prefix: '/api/main', plugin: addressRoutes(addresses) },
      { prefix: '/api/main', plugin: userAddressRoutes(userAddresses) },
    ],
    personalData: [addressData(core.db)],
  });
}
