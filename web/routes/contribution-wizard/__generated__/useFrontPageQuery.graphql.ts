/**
 * @generated SignedSource<<4ebefb5a92e8c886bc82c77ec0b6c7cd>>
 * @relayHash 2041b4101fe6f3b8d38e5b2091d3ff70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f175eb2fd7ebb6baaf95c1266952848094e1f3d48fc36f774bb0f5399ba84658

import type { ConcreteRequest } from 'relay-runtime';
export type Confidence = "HIGH" | "LOW" | "MEDIUM";
export type useFrontPageQuery$variables = {
  id: string;
};
export type useFrontPageQuery$data = {
  readonly node: {
    readonly reading?: {
      readonly frontPage: {
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
      };
    } | null | undefined;
  } | null | undefined;
};
export type useFrontPageQuery = {
  response: useFrontPageQuery$data;
  variables: useFrontPageQuery$variables;
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
  "name": "confidence",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = {
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
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "titleEn",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "subtitleZh",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "subtitleEn",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "abstractZh",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundText",
              "kind": "LinkedField",
              "name": "abstractEn",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundKeywords",
              "kind": "LinkedField",
              "name": "keywordsZh",
              "plural": false,
              "selections": (v3/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FoundKeywords",
              "kind": "LinkedField",
              "name": "keywordsEn",
              "plural": false,
              "selections": (v3/*:: as any*/),
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
                (v2/*:: as any*/)
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
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FoundText",
                  "kind": "LinkedField",
                  "name": "unit",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "FoundText",
                  "kind": "LinkedField",
                  "name": "email",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
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
  ],
  "type": "ContributionFile",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFrontPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "useFrontPageQuery",
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
          (v4/*:: as any*/),
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
    "id": "f175eb2fd7ebb6baaf95c1266952848094e1f3d48fc36f774bb0f5399ba84658",
    "metadata": {},
    "name": "useFrontPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f13076c7a61ece43f80b8660fb08d11";

export default node;
