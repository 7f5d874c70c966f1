import { Navigate } from 'react-router-dom';
import { accountPaths } from '../account-paths';

/** The profile begins with who it is of. */
export function ProfilePage() {
  return <Navigate replace to={accountPaths.personal.to()} />;
}
