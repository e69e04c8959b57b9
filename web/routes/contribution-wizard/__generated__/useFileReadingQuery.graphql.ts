/**
 * @generated SignedSource<<b6bda7beba71d9a3672525cae838e92b>>
 * @relayHash 73032c8dd6ba221efcbefe447c4c6580
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7193e46f66b9f1310ac804d1a2bda2753b5d12b04043bfea8e6b509c81f1f1b

import type { ConcreteRequest } from 'relay-runtime';
export type Confidence = "HIGH" | "LOW" | "MEDIUM";
export type useFileReadingQuery$variables = {
  id: string;
};
export type useFileReadingQuery$data = {
  readonly node: {
    readonly reading?: {
      readonly blindness: {
        readonly changeCount: number;
        readonly commentCount: number;
        readonly headers: ReadonlyArray<string>;
        readonly markNames: ReadonlyArray<string>;
        readonly properties: ReadonlyArray<string>;
        readonly text: ReadonlyArray<string>;
      } | null | undefined;
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
export type useFileReadingQuery = {
  response: useFileReadingQuery$data;
  variables: useFileReadingQuery$variables;
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
        },
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
    "name": "useFileReadingQuery",
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
    "name": "useFileReadingQuery",
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
    "id": "a7193e46f66b9f1310ac804d1a2bda2753b5d12b04043bfea8e6b509c81f1f1b",
    "metadata": {},
    "name": "useFileReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af45556e573ebc7664bce231ef1ab0a8";

export default node;
