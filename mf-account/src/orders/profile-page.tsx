import { Navigate } from 'react-router-dom';
import { paths } from '@storefront/shared/contracts';

/** The profile begins with its orders. */
export function ProfilePage() {
  return <Navigate replace to={paths.orders.to()} />;
}
