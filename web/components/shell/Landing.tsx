// /main: goes on to the landing page of the current role.
import { Navigate, useOutletContext } from 'react-router-dom';

/** Context that AllowedOutlet passes to the page inside it. */
export interface LandingContext {
  landingPath: string;
  roleNumber: number;
}

export function Landing() {
  const { landingPath, roleNumber } = useOutletContext<LandingContext>();
  return <Navigate to={`${landingPath}?roleId=${roleNumber}`} replace />;
}
