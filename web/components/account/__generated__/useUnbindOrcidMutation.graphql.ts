/**
 * @generated SignedSource<<9d0afd119911e94a67d2874e12b66f25>>
 * @relayHash eb88ac6fa984102c51a1c53ecea6795d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15741485041b97411a40f4dc59569699ffa176b3fcac6508a33d4bc8a5a3287a

import type { ConcreteRequest } from 'relay-runtime';
export type useUnbindOrcidMutation$variables = Record<PropertyKey, never>;
export type useUnbindOrcidMutation$data = {
  readonly unbindOrcid: {
    readonly viewer: {
      readonly id: string;
      readonly orcid: string | null | undefined;
    };
  } | null | undefined;
};
export type useUnbindOrcidMutation = {
  response: useUnbindOrcidMutation$data;
  variables: useUnbindOrcidMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UnbindOrcidPayload",
    "kind": "LinkedField",
    "name": "unbindOrcid",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnbindOrcidMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useUnbindOrcidMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "15741485041b97411a40f4dc59569699ffa176b3fcac6508a33d4bc8a5a3287a",
    "metadata": {},
    "name": "useUnbindOrcidMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fccf80e72290b58a7a6caff80670ccaa";

export default node;
