/**
 * @generated SignedSource<<8abab25e2bd0cf830b3acb18809464d9>>
 * @relayHash 0f5544ba5132f83c6a14cd1758acfd2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c1ada01aff472b82d86f8c45faaf469f15133f41d63b45c0c690a7edfb823c3

import type { ConcreteRequest } from 'relay-runtime';
export type Confidence = "HIGH" | "LOW" | "MEDIUM";
export type useFrontPageQuery$variables = {
  fileId: string;
  id: string;
};
export type useFrontPageQuery$data = {
  readonly node: {
    readonly frontPage?: {
      readonly abstractEn: {
        readonly confidence: Confidence;
        readonly value: string;
      } | null | undefined;
      readonly abstractZh: {
        readonly confidence: Confidence;
        readonly value: string;
      } | null | undefined;
      readonly authors: ReadonlyArray<{
        readonly email: {
          readonly confidence: Confidence;
          readonly value: string;
        } | null | undefined;
        readonly name: {
          readonly confidence: Confidence;
          readonly value: string;
        };
        readonly unit: {
          readonly confidence: Confidence;
          readonly value: string;
        } | null | undefined;
      }>;
      readonly fundings: ReadonlyArray<{
        readonly confidence: Confidence;
        readonly fundName: string;
        readonly fundNumber: string;
      }>;
      readonly keywordsEn: {
        readonly confidence: Confidence;
        readonly value: ReadonlyArray<string>;
      } | null | undefined;
      readonly keywordsZh: {
        readonly confidence: Confidence;
        readonly value: ReadonlyArray<string>;
      } | null | undefined;
      readonly subtitleEn: {
        readonly confidence: Confidence;
        readonly value: string;
      } | null | undefined;
      readonly subtitleZh: {
        readonly confidence: Confidence;
        readonly value: string;
      } | null | undefined;
      readonly titleEn: {
        readonly confidence: Confidence;
        readonly value: string;
      } | null | undefined;
      readonly titleZh: {
        readonly confidence: Confidence;
        readonly value: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useFrontPageQuery = {
  response: useFrontPageQuery$data;
  variables: useFrontPageQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "confidence",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v3/*:: as any*/)
],
v5 = {
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
      "concreteType": "FrontPage",
      "kind": "LinkedField",
      "name": "frontPage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundText",
          "kind": "LinkedField",
          "name": "titleZh",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundText",
          "kind": "LinkedField",
          "name": "titleEn",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundText",
          "kind": "LinkedField",
          "name": "subtitleZh",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundText",
          "kind": "LinkedField",
          "name": "subtitleEn",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundText",
          "kind": "LinkedField",
          "name": "abstractZh",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundText",
          "kind": "LinkedField",
          "name": "abstractEn",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundKeywords",
          "kind": "LinkedField",
          "name": "keywordsZh",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundKeywords",
          "kind": "LinkedField",
          "name": "keywordsEn",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundFunding",
          "kind": "LinkedField",
          "name": "fundings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fundNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fundName",
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundAuthor",
          "kind": "LinkedField",
          "name": "authors",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "name",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "unit",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "email",
              "plural": false,
              "selections": (v4/*:: as any*/),
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
    "name": "useFrontPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
    "name": "useFrontPageQuery",
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
          (v5/*:: as any*/),
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
    "id": "3c1ada01aff472b82d86f8c45faaf469f15133f41d63b45c0c690a7edfb823c3",
    "metadata": {},
    "name": "useFrontPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4198bcba2dd65191caaeaa758db63811";

export default node;
