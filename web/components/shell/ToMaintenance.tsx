// The house is closed to this person: on to the page that says so, and back here afterwards.
import { Navigate, useLocation } from 'react-router-dom';

export function ToMaintenance() {
  const { pathname, search } = useLocation();
  return <Navigate to={`/maintain?${new URLSearchParams({ next: pathname + search })}`} replace />;
}
