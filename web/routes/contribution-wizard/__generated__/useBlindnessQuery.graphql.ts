/**
 * @generated SignedSource<<e72511f3d60bf586ba2b019e22be7b58>>
 * @relayHash 4789f466740e46e53c6276dcd0b93f00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad32a3ac469c0b9c454fb17781140beb48d00e11aba91a32acbc6f47f2293dfc

import type { ConcreteRequest } from 'relay-runtime';
export type useBlindnessQuery$variables = {
  fileId: string;
  id: string;
};
export type useBlindnessQuery$data = {
  readonly node: {
    readonly fileBlindness?: {
      readonly commentTexts: ReadonlyArray<string>;
      readonly deleted: ReadonlyArray<string>;
      readonly headers: ReadonlyArray<string>;
      readonly isRead: boolean;
      readonly markNames: ReadonlyArray<string>;
      readonly properties: ReadonlyArray<string>;
      readonly text: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type useBlindnessQuery = {
  response: useBlindnessQuery$data;
  variables: useBlindnessQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "fileId",
          "variableName": "fileId"
        }
      ],
      "concreteType": "FileBlindness",
      "kind": "LinkedField",
      "name": "fileBlindness",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "properties",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "markNames",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commentTexts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deleted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBlindnessQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBlindnessQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad32a3ac469c0b9c454fb17781140beb48d00e11aba91a32acbc6f47f2293dfc",
    "metadata": {},
    "name": "useBlindnessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2cf43ea90cd8f0c240fd11ac051bdcc2";

export default node;
