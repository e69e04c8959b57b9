/**
 * @generated SignedSource<<5466ae32cc77df2e2c808acb2ba97cf2>>
 * @relayHash fc10ffc8ff63dd6a91e4fd32737d96bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ad5f1f46be05f44778a5e51320397fba7cae21e78e2efd4d7d071e6cb42eef

import type { ConcreteRequest } from 'relay-runtime';
export type ActivateAccountInput = {
  code: string;
  password: string;
};
export type useActivateAccountMutation$variables = {
  input: ActivateAccountInput;
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
    "id": "d6ad5f1f46be05f44778a5e51320397fba7cae21e78e2efd4d7d071e6cb42eef",
    "metadata": {},
    "name": "useActivateAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ceeb0dbba2c69d62bb2d53a1e1fd5133";

export default node;
