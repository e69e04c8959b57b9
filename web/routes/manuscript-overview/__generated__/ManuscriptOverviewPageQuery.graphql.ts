/**
 * @generated SignedSource<<7a72f1a18e5b8a0ad885335c9f4f9ba5>>
 * @relayHash 7a4929fdd79e51f504ed463b0b95c8b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d74367eea4462af0cd237bda74f4494fb4cca0d668133820fd3726fce3346ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContributionSource = "FREE_SUBMISSION" | "OTHER" | "SPECIAL_INVITATION";
export type ContributionState = "ACCEPTED" | "AUTHORIZATION_PENDING" | "AUTHOR_REVISED" | "CHIEF_JUDGEMENT" | "CHIEF_RETURNED" | "CHIEF_REVIEWING" | "COMPILED" | "DEPUTY_RETURNED" | "DEPUTY_REVIEWING" | "EDITOR_PASSED" | "EDITOR_RETURNED" | "EDITOR_REVIEWING" | "EXPERT_INVITED" | "EXPERT_REVIEWED" | "EXPERT_REVIEWING" | "NEW_SUBMISSION" | "NOT_ACCEPTED" | "PLAGIARISM_CHECK" | "PRESS_REVIEWING" | "PUBLISHING_PREREVIEW" | "REJECTED" | "SINGLE_PUBLISHED" | "UNFINISHED";
export type RoleKind = "ADMINISTRATOR" | "ASSOCIATE_EDITOR_IN_CHIEF" | "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF" | "EXECUTIVE_EDITOR" | "OPERATIONS" | "PUBLISHING_EDITOR" | "REVIEWER";
export type ManuscriptOverviewPageQuery$variables = {
  id: string;
};
export type ManuscriptOverviewPageQuery$data = {
  readonly node: {
    readonly contribution: {
      readonly articleType: {
        readonly label: string;
      } | null | undefined;
      readonly courses: ReadonlyArray<{
        readonly colloquium: {
          readonly name: string;
        } | null | undefined;
      }> | null | undefined;
      readonly hasBeenInPool: boolean | null | undefined;
      readonly id: string;
      readonly manuscriptNumber: string | null | undefined;
      readonly source: ContributionSource | null | undefined;
      readonly stage: number | null | undefined;
      readonly state: ContributionState | null | undefined;
      readonly subject: {
        readonly label: string;
      } | null | undefined;
      readonly subtitleEn: string | null | undefined;
      readonly subtitleZh: string | null | undefined;
      readonly titleEn: string | null | undefined;
      readonly titleZh: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly currentRole: {
      readonly kind: RoleKind;
    };
    readonly id: string;
  } | null | undefined;
};
export type ManuscriptOverviewPageQuery = {
  response: ManuscriptOverviewPageQuery$data;
  variables: ManuscriptOverviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "name": "kind",
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manuscriptNumber",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleZh",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleEn",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtitleZh",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtitleEn",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasBeenInPool",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v14 = [
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = [
  (v13/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ManuscriptOverviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "currentRole",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v1/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                (v12/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DictionaryEntry",
                  "kind": "LinkedField",
                  "name": "subject",
                  "plural": false,
                  "selections": (v14/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DictionaryEntry",
                  "kind": "LinkedField",
                  "name": "articleType",
                  "plural": false,
                  "selections": (v14/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ContributionCourse",
                  "kind": "LinkedField",
                  "name": "courses",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Colloquium",
                      "kind": "LinkedField",
                      "name": "colloquium",
                      "plural": false,
                      "selections": [
                        (v15/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ManuscriptStatus_contribution"
                }
              ],
              "type": "Contribution",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "contribution"
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
    "name": "ManuscriptOverviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Role",
            "kind": "LinkedField",
            "name": "currentRole",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DictionaryEntry",
                "kind": "LinkedField",
                "name": "subject",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DictionaryEntry",
                "kind": "LinkedField",
                "name": "articleType",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContributionCourse",
                "kind": "LinkedField",
                "name": "courses",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Colloquium",
                    "kind": "LinkedField",
                    "name": "colloquium",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authorStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withdrawnAt",
                "storageKey": null
              }
            ],
            "type": "Contribution",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6d74367eea4462af0cd237bda74f4494fb4cca0d668133820fd3726fce3346ca",
    "metadata": {},
    "name": "ManuscriptOverviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ca7b1940e138d72154f7ef00bf77426";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
