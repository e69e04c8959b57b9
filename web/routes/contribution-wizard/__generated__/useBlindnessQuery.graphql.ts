/**
 * @generated SignedSource<<7cb77bd1b0f1e99db7b6202f5bed59fc>>
 * @relayHash cb689bba78244a8452c9095e652938ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a694cb9b676f7f10d933b26322c10539cf198c97f48bb5f1b6293a80463278ce

import type { ConcreteRequest } from 'relay-runtime';
export type useBlindnessQuery$variables = {
  id: string;
};
export type useBlindnessQuery$data = {
  readonly node: {
    readonly reading?: {
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FileReading",
      "kind": "LinkedField",
      "name": "reading",
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
  "type": "ContributionFile",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBlindnessQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useBlindnessQuery",
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
    "id": "a694cb9b676f7f10d933b26322c10539cf198c97f48bb5f1b6293a80463278ce",
    "metadata": {},
    "name": "useBlindnessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c29bc3fbd1a7d1920f549b965a9bb74b";

export default node;
