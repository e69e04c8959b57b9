/**
 * @generated SignedSource<<976bc84c13b7433751f4d32b9931f0ec>>
 * @relayHash 43db602d6d90795782b96df71cf209e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6acecc8ea6e1b62a574b62d456fe53c3cf7ea250425943dfe8cf306f51a6b1f

import type { ConcreteRequest } from 'relay-runtime';
export type useBlindnessQuery$variables = {
  fileId: string;
  id: string;
};
export type useBlindnessQuery$data = {
  readonly node: {
    readonly fileReading?: {
      readonly blindness: {
        readonly changeCount: number;
        readonly commentCount: number;
        readonly commentTexts: ReadonlyArray<string>;
        readonly deleted: ReadonlyArray<string>;
        readonly headers: ReadonlyArray<string>;
        readonly markNames: ReadonlyArray<string>;
        readonly properties: ReadonlyArray<string>;
        readonly text: ReadonlyArray<string>;
      } | null | undefined;
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
      "concreteType": "FileReading",
      "kind": "LinkedField",
      "name": "fileReading",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FileBlindness",
          "kind": "LinkedField",
          "name": "blindness",
          "plural": false,
          "selections": [
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
              "name": "commentCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "changeCount",
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
    "id": "b6acecc8ea6e1b62a574b62d456fe53c3cf7ea250425943dfe8cf306f51a6b1f",
    "metadata": {},
    "name": "useBlindnessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b99dc27b10cded52fda9101ae30e2cc8";

export default node;
