import { Navigate } from 'react-router-dom';
import { paths } from '../paths/paths';

/** The profile begins with who it is of. */
export function ProfilePage() {
  return <Navigate replace to={paths.personal.to()} />;
}
