/**
 * @generated SignedSource<<6655398f25601d7c995b0a50d01587c1>>
 * @relayHash f66c3743ad7032a7d9f12807ec4e64b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 593e7e7e19e59e03b66613785ed18a629b7d00058cd52374f1a64339838f753d

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN_US" | "ZH_CN";
export type RegisterAccountInput = {
  email: string;
  language: Language;
  orcidTicket?: string | null | undefined;
  password: string;
  realName: string;
};
export type useRegisterAccountMutation$variables = {
  input: RegisterAccountInput;
};
export type useRegisterAccountMutation$data = {
  readonly registerAccount: {
    readonly ok: boolean;
  } | null | undefined;
};
export type useRegisterAccountMutation = {
  response: useRegisterAccountMutation$data;
  variables: useRegisterAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RegisterAccountPayload",
    "kind": "LinkedField",
    "name": "registerAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRegisterAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "593e7e7e19e59e03b66613785ed18a629b7d00058cd52374f1a64339838f753d",
    "metadata": {},
    "name": "useRegisterAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "073d67d731b98cca8e8de31d6ce54198";

export default node;
