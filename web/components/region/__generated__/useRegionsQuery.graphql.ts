/**
 * @generated SignedSource<<4d92cd3f1fcb9504f5680e73212c3c06>>
 * @relayHash 213f093e00ec97f320c864f899be12a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 990f218d6574568c23672ec22913f3460288c4d16e07d2a4f898b99a5f3025fc

import type { ConcreteRequest } from 'relay-runtime';
export type useRegionsQuery$variables = {
  parentCode: string;
};
export type useRegionsQuery$data = {
  readonly regions: ReadonlyArray<{
    readonly code: string;
    readonly hasChildren: boolean;
    readonly label: string;
  }> | null | undefined;
};
export type useRegionsQuery = {
  response: useRegionsQuery$data;
  variables: useRegionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "parentCode"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "parentCode",
        "variableName": "parentCode"
      }
    ],
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "regions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasChildren",
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
    "name": "useRegionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "990f218d6574568c23672ec22913f3460288c4d16e07d2a4f898b99a5f3025fc",
    "metadata": {},
    "name": "useRegionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85c3319e60d17c48ef20fbabbc4fe473";

export default node;
