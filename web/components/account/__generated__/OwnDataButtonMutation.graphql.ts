/**
 * @generated SignedSource<<836dbd56d4357052356125f51c0736be>>
 * @relayHash 790bb096d2392cc1cc1aa06eb916c375
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b89bd013830c9ecb9dfd5d27058cafa1e57561fd6e6e9916bd2171bd0b621e6f

import type { ConcreteRequest } from 'relay-runtime';
export type OwnDataButtonMutation$variables = Record<PropertyKey, never>;
export type OwnDataButtonMutation$data = {
  readonly copyOwnData: {
    readonly json: string;
  } | null | undefined;
};
export type OwnDataButtonMutation = {
  response: OwnDataButtonMutation$data;
  variables: OwnDataButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CopyOwnDataPayload",
    "kind": "LinkedField",
    "name": "copyOwnData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "json",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnDataButtonMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnDataButtonMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b89bd013830c9ecb9dfd5d27058cafa1e57561fd6e6e9916bd2171bd0b621e6f",
    "metadata": {},
    "name": "OwnDataButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9684e721070785fb7a80efc6f23b887";

export default node;
