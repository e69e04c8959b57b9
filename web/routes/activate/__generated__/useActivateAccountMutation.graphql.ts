/**
 * @generated SignedSource<<44fa8e95d82c46f584b83b96023870e2>>
 * @relayHash 96e8510c231f72e22a1479533059ef43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d223b0cc3edfea6ef29510406de43f2a78344bb7c872fec55bc9c112bcd39a4

import type { ConcreteRequest } from 'relay-runtime';
export type MailCodeInput = {
  code: string;
};
export type useActivateAccountMutation$variables = {
  input: MailCodeInput;
};
export type useActivateAccountMutation$data = {
  readonly activateAccount: {
    readonly ok: boolean;
  } | null | undefined;
};
export type useActivateAccountMutation = {
  response: useActivateAccountMutation$data;
  variables: useActivateAccountMutation$variables;
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
    "concreteType": "ActivateAccountPayload",
    "kind": "LinkedField",
    "name": "activateAccount",
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
    "name": "useActivateAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useActivateAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3d223b0cc3edfea6ef29510406de43f2a78344bb7c872fec55bc9c112bcd39a4",
    "metadata": {},
    "name": "useActivateAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4149b91b4d1bd7939e124463c355f034";

export default node;
