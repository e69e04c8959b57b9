/**
 * @generated SignedSource<<d56811506965f70e970028e7d3f68870>>
 * @relayHash 82a7758c715c87d6d92aa00025cd7627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ee97778dfcd6299ec9228e6ae4f86fc8793c1e7238d17d91c363d941abbd9da

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
      readonly elsewhere: ReadonlyArray<string>;
      readonly graphics: ReadonlyArray<string>;
      readonly headers: ReadonlyArray<string>;
      readonly isRead: boolean;
      readonly links: ReadonlyArray<string>;
      readonly markNames: ReadonlyArray<string>;
      readonly pictures: ReadonlyArray<string>;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictures",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "graphics",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "links",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "elsewhere",
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
    "id": "9ee97778dfcd6299ec9228e6ae4f86fc8793c1e7238d17d91c363d941abbd9da",
    "metadata": {},
    "name": "useBlindnessQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9aa71cb064e40a791dc788db66de06a";

export default node;
