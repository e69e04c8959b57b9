// The roles of an author in the dialogs of the wizard, where the journal asks for them.
import { createContext, use } from 'react';
import type { CreditPolicyName, CreditRoleName } from '../../../../shared/credit.ts';
import { CreditField } from '../../../components/authorship/CreditField.tsx';

/** What the journal of the manuscript asks. */
export const CreditPolicyContext = createContext<CreditPolicyName>('NOT_ASKED');

interface Props {
  value: readonly CreditRoleName[];
  help?: string | undefined;
  onChange: (roles: CreditRoleName[]) => void;
}

export function CreditRolesField(props: Props) {
  const policy = use(CreditPolicyContext);
  return policy === 'NOT_ASKED' ? null : <CreditField isRequired={policy === 'REQUIRED'} {...props} />;
}
