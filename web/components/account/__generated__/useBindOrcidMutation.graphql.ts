/**
 * @generated SignedSource<<dad77cc612dc3925baccc0339392524d>>
 * @relayHash 20e590fbff0f926b4405e0c5ff016746
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53fe79e332041e0495c270d232547669d2c537edc4f54e4a23706c8600e8b9eb

import type { ConcreteRequest } from 'relay-runtime';
export type BindOrcidInput = {
  orcidTicket: string;
  password: string;
};
export type useBindOrcidMutation$variables = {
  input: BindOrcidInput;
};
export type useBindOrcidMutation$data = {
  readonly bindOrcid: {
    readonly viewer: {
      readonly id: string;
      readonly orcid: string | null | undefined;
    };
  } | null | undefined;
};
export type useBindOrcidMutation = {
  response: useBindOrcidMutation$data;
  variables: useBindOrcidMutation$variables;
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
    "concreteType": "BindOrcidPayload",
    "kind": "LinkedField",
    "name": "bindOrcid",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orcid",
            "storageKey": null
          }
        ],
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
    "name": "useBindOrcidMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBindOrcidMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "53fe79e332041e0495c270d232547669d2c537edc4f54e4a23706c8600e8b9eb",
    "metadata": {},
    "name": "useBindOrcidMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62e4831a4ad0a2c9a693f53b306d19b6";

export default node;
