/**
 * @generated SignedSource<<b68609ddeb1c18f658f40f29994ed254>>
 * @relayHash 87c96712eac466c53f050fd2c78f0f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d835e432c4ac046b2f7b998b8a9271c3ce6719d87baa3a732a102fea480af1e

import type { ConcreteRequest } from 'relay-runtime';
export type useColloquiumsQuery$variables = {
  subjectId: string;
};
export type useColloquiumsQuery$data = {
  readonly colloquiums: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly columns: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
        readonly id: string;
        readonly name: string;
        readonly viewerHasSpecialInvitation: boolean;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type useColloquiumsQuery = {
  response: useColloquiumsQuery$data;
  variables: useColloquiumsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subjectId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "subjectId",
        "variableName": "subjectId"
      }
    ],
    "concreteType": "ColloquiumConnection",
    "kind": "LinkedField",
    "name": "colloquiums",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ColloquiumEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Colloquium",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerHasSpecialInvitation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ColloquiumColumn",
                "kind": "LinkedField",
                "name": "columns",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
    "name": "useColloquiumsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useColloquiumsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "6d835e432c4ac046b2f7b998b8a9271c3ce6719d87baa3a732a102fea480af1e",
    "metadata": {},
    "name": "useColloquiumsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "59be82ada702e3ab7cd3c51f1e5f4689";

export default node;
