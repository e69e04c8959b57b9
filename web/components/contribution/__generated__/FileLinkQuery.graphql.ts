/**
 * @generated SignedSource<<bf6f97c6498c518b15966ef8c3456248>>
 * @relayHash f9aa0462fa3ae908a67f6c6508e51db3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 048d78271ba5f7ff62d28362e3106d0d8fb2ef82229073dabfe92ada284b6e6f

import type { ConcreteRequest } from 'relay-runtime';
export type FileLinkQuery$variables = {
  id: string;
};
export type FileLinkQuery$data = {
  readonly node: {
    readonly downloadUrl?: string;
    readonly id?: string;
  } | null | undefined;
};
export type FileLinkQuery = {
  response: FileLinkQuery$data;
  variables: FileLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "downloadUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FileLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "ContributionFile",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FileLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "ContributionFile",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "048d78271ba5f7ff62d28362e3106d0d8fb2ef82229073dabfe92ada284b6e6f",
    "metadata": {},
    "name": "FileLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38660e24bd2edc97f8fda5bdd71b223e";

export default node;
