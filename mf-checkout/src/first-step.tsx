import { Navigate } from 'react-router-dom';
import { stepPaths } from './step-paths';

/** The way to an order begins with its first step. */
export function FirstStep() {
  return <Navigate to={stepPaths.information} replace />;
}
