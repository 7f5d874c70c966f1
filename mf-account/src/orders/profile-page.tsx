import { Navigate } from 'react-router-dom';
import { paths } from '../paths/paths';

/** The account begins at its overview. */
export function ProfilePage() {
  return <Navigate replace to={paths.portal.to()} />;
}
